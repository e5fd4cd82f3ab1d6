// A sheet with only the right headings, to be filled in.
import type { Report } from '@/reports/report';
import type { Sheet } from './sheet';

/** Wide enough for the heading. */
const USUAL_WIDTH = 18;

export function emptySheet({ things: { many }, columns }: Sheet): Report<never> {
  const title = many.charAt(0).toUpperCase() + many.slice(1);
  return {
    title: `${title} from a sheet`,
    sheet: title,
    stamp: () => [
      'Fill in the first sheet, a row for each. The order of the columns does not matter, and columns can be left out.',
      'An empty cell leaves a field as it is.',
      ...columns.map(({ heading, choices, maxLength }) =>
        [heading, choices && `one of ${choices.join(', ')}`, maxLength && `at most ${maxLength} characters`]
          .filter(Boolean)
          .join(': '),
      ),
    ],
    columns: columns.map(({ heading, width = USUAL_WIDTH }) => ({ title: heading, width, text: () => '' })),
    rows: [],
    count: 0,
  };
}
