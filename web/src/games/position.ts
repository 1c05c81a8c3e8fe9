import type { Phrase, Said, Saying, View } from '../protocol';
import { fold } from './fold';
import { familyOf } from './lookup';

/** How a table stands, as the house says it. */
export interface Position {
  /** What is seen. */
  readonly view: View;
  /** Who must do what; `null` where that was not said yet. */
  readonly status: Phrase | null;
  /** The matter at hand, as it was said last. */
  readonly matter: Said | null;
}

/** How it stands after something was said. */
export function follow(before: Position, { said, phrase }: Saying): Position {
  return {
    view: fold(before.view, said),
    status: said.kind === 'now' ? phrase : before.status,
    matter: familyOf(before.view).isMatter?.(said) ? said : before.matter,
  };
}
