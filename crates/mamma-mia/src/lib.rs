//! The rules of Mamma Mia! (1998) and Mamma Mia! Plus (2009).
