import type { MammaMiaColour, MammaMiaSetup, Order, OrderCard } from '../../protocol';

/** What is printed on the order cards of a table. */
export type Printed = ReadonlyMap<string, OrderCard>;

/** The options that change what is printed. */
const PRINTED_BY = ['ghiottona', 'monotoni'];

/** Cards never change, so they are fetched once for each game and its options. */
const asked = new Map<string, Promise<Printed>>();

/** The address of a table's order cards. */
export function cardsAddress({ game, options }: Pick<MammaMiaSetup, 'game' | 'options'>): string {
  const query = new URLSearchParams(options.filter(([name]) => PRINTED_BY.includes(name)));
  const path = `/api/games/${encodeURIComponent(game)}/cards`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What is printed on the order cards of a table; after a failure they are fetched again. */
export function cardsOf(setup: Pick<MammaMiaSetup, 'game' | 'options'>): Promise<Printed> {
  const address = cardsAddress(setup);
  const known = asked.get(address);
  if (known !== undefined) return known;
  const asking = load(address);
  asked.set(address, asking);
  asking.catch(() => asked.delete(address));
  return asking;
}

async function load(address: string): Promise<Printed> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const cards = (await answer.json()) as OrderCard[];
  return new Map(cards.map((card) => [key(card.colour, card.order), card]));
}

const key = (colour: MammaMiaColour, order: Order): string => `${colour} ${order}`;

/** One card, if it is known. */
export function printedOn(printed: Printed | null, colour: MammaMiaColour, order: Order): OrderCard | null {
  return printed?.get(key(colour, order)) ?? null;
}
