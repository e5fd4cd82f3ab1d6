// Lets the palette find cases by the desk's server search, which covers all tabs.
import { firstRecords } from '@/app/palette/records';
import type { FoundRecord, RecordFinder } from '@/app/routing/routes';
import type { CaseType } from './caseType';

/** With fewer characters the server would return half of its records. */
const LEAST = 3;

type Found<Row extends object> = Pick<
  CaseType<Row>,
  'idOf' | 'nameOf' | 'counterOf' | 'statusOf' | 'tabOf' | 'isVisibleTo'
>;

export const findCases = <Row extends object>(
  path: string,
  load: () => Promise<{ caseType: Found<Row>; search: (text: string, signal: AbortSignal) => Promise<Row[]> }>,
  numberOf: (row: Row) => string,
): RecordFinder => ({
  least: LEAST,
  ask: async (text, { session, signal }) => {
    const { caseType, search } = await load();
    const recordOf = (row: Row): FoundRecord => ({
      id: caseType.idOf(row),
      label: caseType.nameOf(row),
      hint: [numberOf(row), caseType.counterOf(row), caseType.statusOf(row)].filter(Boolean).join(' · '),
      to: `${path}?${new URLSearchParams({ ...(caseType.tabOf(row) !== 'pending' && { tab: caseType.tabOf(row) }), open: caseType.idOf(row) })}`,
    });
    const seen = new Map(
      (await search(text, signal))
        .filter(caseType.isVisibleTo(session.user_info.data))
        .map((row) => [caseType.idOf(row), row]),
    );
    return firstRecords([...seen.values()].map(recordOf));
  },
});
