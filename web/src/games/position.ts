import type { Phrase, Said, Saying, View } from '../protocol';
import { fold } from './fold';
import { familyOf } from './lookup';

/** The position of a table, as the house describes it. */
export interface Position {
  /** The view. */
  readonly view: View;
  /** Who must do what; `null` if that has not been said yet. */
  readonly status: Phrase | null;
  /** The matter at hand, from the latest saying about it. */
  readonly matter: Said | null;
}

/** The position after a saying. */
export function follow(before: Position, { said, phrase }: Saying): Position {
  return {
    view: fold(before.view, said),
    status: said.kind === 'now' ? phrase : before.status,
    matter: familyOf(before.view).isMatter?.(said) ? said : before.matter,
  };
}
