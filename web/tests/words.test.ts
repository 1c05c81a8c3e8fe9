import { describe, expect, test } from 'vitest';

import { movePhrase as mammaMiaMove } from '../src/games/mamma-mia/moves';
import { movePhrase as pizzaTheoryMove } from '../src/games/pizza-theory/moves';
import type { Arg, MammaMiaMove, Phrase, PizzaTheoryMove } from '../src/protocol';
import en from '../src/words/en';
import fr from '../src/words/fr';
import it from '../src/words/it';
import { firstSpoken, languageOf, LANGUAGES } from '../src/words/language';
import { Words, type Reader } from '../src/words/words';

const WORDS = { en: new Words('en', en), fr: new Words('fr', fr), it: new Words('it', it) };

/** Bea, in the second seat, is the reader; the third seat has no name. As in `crates/words/tests`. */
const BEA: Reader = { names: ['Ada', 'Bea'], seat: 2 };

function phrase(id: string, ...args: [string, Arg][]): Phrase {
  return { id, args };
}

function check(said: Phrase, ...expected: [string, string, string]): void {
  const found = LANGUAGES.map((language) => WORDS[language].say(said, BEA).replaceAll('\u00a0', ' '));
  expect(found).toEqual(expected);
}

const olives = (count: number): Phrase => phrase('cards-olive', ['count', { number: count }]);
const salami = (count: number): Phrase => phrase('cards-salami', ['count', { number: count }]);

describe('phrases are told as the Rust side tells them', () => {
  test('cards are counted as the language counts', () => {
    check(olives(1), '1 olive', '1 olive', '1 oliva');
    check(olives(3), '3 olives', '3 olives', '3 olive');
    check(phrase('cards-pepper', ['count', { number: 0 }]), '0 peppers', '0 piment', '0 peperoni');
  });

  test('others are told by name, the reader as you', () => {
    const laid = (seat: number): Phrase => phrase('mamma-mia-laid', ['seat', { seat }], ['cards', { phrase: salami(3) }]);
    check(laid(1), 'Ada lays 3 salami.', 'Ada pose 3 salamis.', 'Ada mette nel forno 3 salami.');
    check(laid(2), 'You lay 3 salami.', 'Vous posez 3 salamis.', 'Metti nel forno 3 salami.');
  });

  test('a seat without a name is told by its number', () => {
    const opened = phrase('mamma-mia-opened', ['seat', { seat: 3 }]);
    check(opened, 'Seat 3 opens the oven.', 'Place 3 ouvre le four.', 'Posto 3 apre il forno.');
  });

  test('two players of a sentence are told apart', () => {
    const asking = (seat: number, owner: number): Phrase =>
      phrase('mamma-mia-now-asking', ['seat', { seat }], ['owner', { seat: owner }], ['cards', { list: [olives(1)] }]);
    check(asking(2, 1), 'You may help Ada with 1 olive', 'Vous pouvez aider Ada : 1 olive', 'Puoi aiutare Ada: 1 oliva');
    check(asking(1, 2), 'Ada may help you with 1 olive', 'Ada peut vous aider : 1 olive', 'Ada può aiutarti: 1 oliva');
  });

  test('lists are joined as the language joins them', () => {
    const cards = (list: Phrase[]): Phrase => phrase('needs-these', ['cards', { list }]);
    check(cards([]), 'nothing', 'rien', 'niente');
    check(cards([olives(2)]), '2 olives', '2 olives', '2 olive');
    check(cards([olives(2), salami(1), olives(3)]), '2 olives, 1 salami and 3 olives', '2 olives, 1 salami et 3 olives', '2 olive, 1 salame e 3 olive');
  });

  test('a phrase without a text, or with a gap that nothing fills, becomes its id', () => {
    check(phrase('no-such-text'), '⟨no-such-text⟩', '⟨no-such-text⟩', '⟨no-such-text⟩');
    check(phrase('mamma-mia-opened'), '⟨mamma-mia-opened⟩', '⟨mamma-mia-opened⟩', '⟨mamma-mia-opened⟩');
  });

  test('large numbers are not grouped', () => {
    const long = phrase('web-too-long', ['most', { number: 1_048_576 }]);
    expect(WORDS.fr.say(long, BEA)).toContain('1048576');
  });
});

test('a language is read from what browsers say', () => {
  expect(languageOf('fr-CA')).toBe('fr');
  expect(languageOf('EN')).toBe('en');
  expect(languageOf('de')).toBeUndefined();
  expect(firstSpoken(['de-DE', 'it-CH', 'en'])).toBe('it');
  expect(firstSpoken(['de'])).toBe('en');
});

describe('what the page builds itself', () => {
  test('moves are told by texts that there are', () => {
    const mammaMia: MammaMiaMove[] = [
      { kind: 'lay', ingredient: 'olive', count: 2 },
      { kind: 'order', order: 'four-olive' },
      { kind: 'no-order' },
      { kind: 'draw', from: 'waiter' },
      { kind: 'bake', choice: [] },
      { kind: 'bake', choice: ['olive', 'salami'] },
      { kind: 'fill', cards: { olive: 2 } },
      { kind: 'ask', choice: [], request: { olive: 1 } },
      { kind: 'ask', choice: ['olive'], request: { olive: 1 } },
      { kind: 'fail' },
      { kind: 'help' },
      { kind: 'decline' },
    ];
    const pizzaTheory: PizzaTheoryMove[] = [
      { kind: 'place', space: 'd4' },
      { kind: 'cut', line: 3 },
      { kind: 'virtual', space: 'd4' },
    ];
    const told = [...mammaMia.map(mammaMiaMove), ...pizzaTheory.map(pizzaTheoryMove)].map((phrase) => WORDS.en.say(phrase, BEA));
    expect(told.filter((line) => line.includes('⟨'))).toEqual([]);
    expect(told.slice(0, 2)).toEqual(['lay 2 olives', 'lay an order: Normale with four olives']);
  });
});
