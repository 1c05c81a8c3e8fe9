/**
 * SHA-256, as FIPS 180-4 describes it.
 *
 * Browsers have it built in, but only for pages that were loaded over https or from the same
 * machine. A house on a local network often uses plain http, and its guests should be able to check
 * a commitment too.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const blocks = padded(message);
  const words = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = blocks.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) words[i] = word(words, i - 16) + s0(word(words, i - 15)) + word(words, i - 7) + s1(word(words, i - 2));
    mix(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((part, i) => digest.setUint32(4 * i, part));
  return new Uint8Array(digest.buffer);
}

/** The first 64 primes. */
const PRIMES = Array.from({ length: 310 }, (_, at) => at + 2).filter((n, _, all) => all.every((d) => d >= n || n % d !== 0));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** The first 32 bits of the fractional part. */
function fraction(number: number): number {
  return ((number % 1) * 2 ** 32) >>> 0;
}

/** The message, one set bit, zeros, and its length in bits: a whole number of 64-byte blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array((Math.floor((message.length + 8) / 64) + 1) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

function mix(hash: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word(ROUNDS, i) + word(words, i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((part, i) => (hash[i] = word(hash, i) + part));
}

const word = (words: Uint32Array, at: number): number => words[at] ?? 0;
const turn = (bits: number, by: number): number => (bits >>> by) | (bits << (32 - by));
const s0 = (bits: number): number => turn(bits, 7) ^ turn(bits, 18) ^ (bits >>> 3);
const s1 = (bits: number): number => turn(bits, 17) ^ turn(bits, 19) ^ (bits >>> 10);
