// Outlines that are easier to compute than to draw.

/** A small repeatable random generator of numbers from 0 to 1, for drawings only. */
export function stream(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A closed, wavy line around the origin, like the edge of dough. */
export function dough(radius: number, swing: number, points: number, seed: number): string {
  const next = stream(seed);
  const ring = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    const far = radius + (next() - 0.5) * 2 * swing;
    return [far * Math.cos(angle), far * Math.sin(angle)] as const;
  });
  const between = (i: number) => {
    const [a, b] = [ring[i % points]!, ring[(i + 1) % points]!];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  let path = `M${between(0)}`;
  for (let i = 1; i <= points; i++) {
    const [x, y] = ring[i % points]!;
    path += `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i)}`;
  }
  return path + 'Z';
}

/** Points spread evenly over a disc, none too close to another, arranged like sunflower seeds. */
export function strewn(count: number, radius: number, turn = 0): Array<[number, number]> {
  return Array.from({ length: count }, (_, i) => {
    const far = radius * Math.sqrt((i + 0.5) / count);
    const angle = turn + i * 2.399963;
    return [+(far * Math.cos(angle)).toFixed(1), +(far * Math.sin(angle)).toFixed(1)];
  });
}
