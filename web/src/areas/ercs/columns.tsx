import { EmailText } from '@/ui/facts/EmailText';
import { STATUSES, wordOf } from '@/ui/facts/statuses';
import type { Column } from '@/ui/table/columns/columns';
import { wordColumn } from '@/ui/table/columns/statusColumn';
import type { Config } from './lists';
import { FORMATS } from './rules';

export const columns: Column<Config>[] = [
  { key: 'account', title: 'Account', text: ({ CorpAcct }) => CorpAcct, width: 15 },
  { key: 'company', title: 'Company', text: ({ Company }) => Company, width: 32, wraps: true },
  { key: 'type', title: 'Type', text: ({ Type }) => Type, width: 38 },
  { key: 'value', title: 'Value', text: ({ Value }) => Value, width: 14 },
  {
    key: 'format',
    title: 'Format',
    text: ({ Format }) => wordOf(FORMATS, Format),
    width: 11,
  },
  wordColumn('status', 'Status', 13, ({ Status }) => wordOf(STATUSES, Status)),
  {
    key: 'posted',
    title: 'Posted by',
    text: ({ PostedBy }) => PostedBy,
    cell: ({ PostedBy }) => <EmailText address={PostedBy} />,
    width: 34,
    wraps: true,
  },
  {
    key: 'edited',
    title: 'Edited by',
    text: ({ EditedBy }) => EditedBy,
    cell: ({ EditedBy }) => <EmailText address={EditedBy} />,
    width: 34,
    wraps: true,
  },
];
