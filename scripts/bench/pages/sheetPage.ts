// Runs in the page: compares the rows of a sheet with a long list, with the console's own code.

import { judgeAll, judgingOnce, rowsBy } from '../../../web/src/app/sheet/judgeRows';
import { sheet } from '../../../web/src/areas/terminals/podSheet';
import { parseDelimited } from '../../../web/src/ui/sheet/delimited';
import { findHeadings } from '../../../web/src/ui/sheet/matchColumns';
import { watchBlocks } from '../measuring/longestBlock';

export interface Judged {
  /** The time until all rows are compared, including preparing the list. */
  ms: number;
  blockedMs: number;
  outcomes: Record<string, number>;
}

const MAC = '00:1A:2B:3C:4D:5E';

const podOf = (at: number) => ({
  agorapoddeviceid: at + 1,
  deviceid: `POD-${at}`,
  macaddress: MAC,
  terminalid: `PT-${at}`,
  serialno: `SN-${at}`,
  propertytag: '',
  description: 'Lobby',
  hospcode: 'H0001',
  hospname: 'Santo Niño',
  hospaddress: 'Cebu',
  rcs1printcopy: 1,
  rcs2printcopy: 1,
  isactive: 1,
  posteddate: '',
  username: '',
});

/** Of every four rows, one is new, one changed, one unchanged and one invalid. */
const lineOf = (at: number) => {
  const device = at % 4 === 0 ? `NEW-${at}` : `POD-${at}`;
  const place = at % 4 === 1 ? `Floor ${at}` : 'Lobby';
  const copies = at % 4 === 3 ? 'many' : '1';
  return [device, MAC, `SN-${at}`, `PT-${at}`, 'H0001', '', place.toUpperCase(), copies, '1', 'yes'].join('\t');
};

export async function measure({ rows, listed }: { rows: number; listed: number }): Promise<Judged> {
  const pods = Array.from({ length: listed }, (_, at) => ({ ...podOf(at), description: 'LOBBY' }));
  const headings = sheet.columns.map(({ heading }) => heading).join('\t');
  const grid = parseDelimited([headings, ...Array.from({ length: rows }, (_, at) => lineOf(at))].join('\n'));
  const { columns } = findHeadings(grid, sheet.columns);
  const { signal } = new AbortController();
  const longestBlock = watchBlocks();
  const began = performance.now();
  const judge = await sheet.look({
    textsOf: () => [],
    rowsOf: () => [],
    ask: async <Data>() => pods as Data,
    onProgress: () => undefined,
    signal,
  });
  const judged = await judgeAll(rowsBy(grid, 1, columns), judgingOnce(judge), signal);
  const ms = performance.now() - began;
  const blockedMs = await longestBlock();
  const outcomes: Record<string, number> = {};
  for (const { outcome } of judged) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return { ms, blockedMs, outcomes };
}
