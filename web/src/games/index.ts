// The families of games that this page knows: one line for each, named after its folder.

export { default as mammaMia } from './mamma-mia';
export { default as pizzaTheory } from './pizza-theory';
