import type { WideDrawing } from '../../../art/drawing';

/** How a card shows that it is selected, lifted or out of play. */
export interface Card extends WideDrawing {
  selected?: boolean | undefined;
  lifted?: boolean | undefined;
  disabled?: boolean | undefined;
}
