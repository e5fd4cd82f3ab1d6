import { EmailText } from '@/ui/EmailText';
import { StatusTag } from '@/ui/StatusTag';
import { STATUSES } from '@/ui/statuses';
import type { Column } from '@/ui/table/columns';
import type { Config } from './lists';
import { FORMATS } from './rules';

const statusOf = ({ Status }: Config) => STATUSES.find(({ value }) => value === Status)?.label ?? Status;

export const columns: Column<Config>[] = [
  { key: 'account', title: 'Account', text: ({ CorpAcct }) => CorpAcct, width: 15 },
  { key: 'company', title: 'Company', text: ({ Company }) => Company, width: 32, wraps: true },
  { key: 'type', title: 'Type', text: ({ Type }) => Type, width: 38 },
  { key: 'value', title: 'Value', text: ({ Value }) => Value, width: 14 },
  {
    key: 'format',
    title: 'Format',
    text: ({ Format }) => FORMATS.find(({ value }) => value === Format)?.label ?? Format,
    width: 11,
  },
  {
    key: 'status',
    title: 'Status',
    text: statusOf,
    cell: (config) => <StatusTag kind={config.Status === 'A' ? 'good' : 'off'} text={statusOf(config)} />,
    width: 13,
  },
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
