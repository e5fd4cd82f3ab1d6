import { yesOrNo } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { savedColumns } from '@/ui/table/columns/savedColumns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import type { Kiosk, Pod } from './calls';
import { isWorking } from './rules';

const created = savedColumns<Kiosk>(
  'created',
  'Created',
  ({ createdby }) => createdby,
  ({ creationdate }) => creationdate,
);
const posted = savedColumns<Pod>(
  'posted',
  'Posted',
  ({ username }) => username,
  ({ posteddate }) => posteddate,
);

/** The server's word is 'disabled'. */
const kioskStatus = (kiosk: Kiosk) => (isWorking(kiosk) ? 'Active' : 'Disabled');

export const kioskColumns: Column<Kiosk>[] = [
  { key: 'terminal', title: 'Terminal ID', text: ({ terminalid }) => terminalid, width: 20, wraps: true },
  { key: 'mac', title: 'Mac Address', text: ({ macaddress }) => macaddress, width: 22 },
  { key: 'device', title: 'Device ID', text: ({ deviceid }) => deviceid, width: 20, wraps: true },
  { key: 'hospital', title: 'Hospital code', text: ({ hscode }) => hscode, width: 16, wraps: true },
  wordColumn('status', 'Status', 17, kioskStatus),
  created.by,
  created.date,
];

export const podColumns: Column<Pod>[] = [
  { key: 'device', title: 'Device ID', text: ({ deviceid }) => deviceid, width: 18, wraps: true },
  { key: 'terminal', title: 'Terminal ID', text: ({ terminalid }) => terminalid, width: 18, wraps: true },
  { key: 'mac', title: 'Mac Address', text: ({ macaddress }) => macaddress, width: 22 },
  {
    key: 'hospital',
    title: 'Hospital',
    text: ({ hospname, hospcode }) => `${hospcode} ${hospname}`,
    width: 34,
    wraps: true,
  },
  { key: 'address', title: 'Address', text: ({ hospaddress }) => hospaddress, width: 30, wraps: true },
  wordColumn('active', 'Status', 12, ({ isactive }) => yesOrNo(isactive === null ? null : isactive === 1)),
  { key: 'serial', title: 'Serial Number', text: ({ serialno }) => serialno, width: 18, wraps: true },
  { key: 'tag', title: 'Property Tag', text: ({ propertytag }) => propertytag ?? '', width: 18, wraps: true },
  { key: 'description', title: 'Description', text: (row) => row.description ?? '', width: 40 },
  {
    key: 'rcs1',
    title: 'RCS1 copies',
    text: ({ rcs1printcopy }) => String(rcs1printcopy ?? ''),
    width: 12,
    numeric: true,
  },
  {
    key: 'rcs2',
    title: 'RCS2 copies',
    text: ({ rcs2printcopy }) => String(rcs2printcopy ?? ''),
    width: 12,
    numeric: true,
  },
  posted.by,
  posted.date,
];
