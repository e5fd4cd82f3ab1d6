// Lets the palette find cases by the desk's server search, which covers all tabs.
import { firstRecords } from '@/app/palette/records';
import type { FoundRecord, RecordFinder } from '@/app/routing/routes';
import type { Kind } from './kind';

/** With fewer characters the server would return half of its records. */
const LEAST = 3;

type Found<Row extends object> = Pick<
  Kind<Row>,
  'idOf' | 'nameOf' | 'counterOf' | 'statusOf' | 'tabOf' | 'isVisibleTo'
>;

export const findCases = <Row extends object>(
  path: string,
  load: () => Promise<{ kind: Found<Row>; search: (text: string, signal: AbortSignal) => Promise<Row[]> }>,
  numberOf: (row: Row) => string,
): RecordFinder => ({
  least: LEAST,
  ask: async (text, { session, signal }) => {
    const { kind, search } = await load();
    const recordOf = (row: Row): FoundRecord => ({
      id: kind.idOf(row),
      label: kind.nameOf(row),
      hint: [numberOf(row), kind.counterOf(row), kind.statusOf(row)].filter(Boolean).join(' · '),
      to: `${path}?${new URLSearchParams({ ...(kind.tabOf(row) !== 'pending' && { tab: kind.tabOf(row) }), open: kind.idOf(row) })}`,
    });
    const seen = new Map(
      (await search(text, signal)).filter(kind.isVisibleTo(session.user_info.data)).map((row) => [kind.idOf(row), row]),
    );
    return firstRecords([...seen.values()].map(recordOf));
  },
});
