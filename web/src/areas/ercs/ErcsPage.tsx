import { useEffect, useMemo, useRef } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { usePagedList } from '@/app/list/usePagedList';
import { useDelete } from '@/app/saving/useDelete';
import { useSignedIn } from '@/app/session/store';
import { lazySheet } from '@/app/sheet/lazySheet';
import { Edit, Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { EmailText } from '@/ui/facts/PostedEdited';
import { STATUSES, wordOf } from '@/ui/facts/statuses';
import { toast } from '@/ui/messages/toasts';
import type { Column } from '@/ui/table/columns/columns';
import { actionsColumn, wordColumn } from '@/ui/table/columns/usualColumns';
import { addConfig, deleteConfig } from './calls';
import { CONFIGS_KEY, type Config, configsQuery } from './lists';
import { FORMATS } from './rules';

const ConfigDialog = lazyDialog(() => import('./ConfigDialog'));
const NewConfigsDialog = lazyDialog(() => import('./NewConfigsDialog'));
const ErcsSheet = lazySheet(() => import('./sheet'));

const rowId = ({ AcctApp_ConfigurationId }: Config) => String(AcctApp_ConfigurationId);
const inWords = ({ Type, CorpAcct }: Config) => `${Type} of ${CorpAcct}`;

export default function ErcsPage() {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useListState({ isFixed: true });
  const { query, rows, request } = usePagedList(list, configsQuery);
  const confirmDelete = useDelete({
    refresh: CONFIGS_KEY,
    success: 'RCS config deleted successfully.',
    failed: 'Error deleting RCS config.',
  });
  const searchedInVain = request.search !== '' && rows?.length === 0 && query.serverTotal === 0 ? request.search : '';
  useEffect(() => {
    if (searchedInVain) toast.info('No records found.');
  }, [searchedInVain]);

  // The columns are created once and call the latest functions, so that the rows are not rendered again.
  const acts = useRef({ open: list.onOpen, remove: (_: Config) => {} });
  acts.current = {
    open: list.onOpen,
    remove: (config) => {
      const text = [`${config.Type}: ${config.Value}`, `${config.CorpAcct} – ${config.Company}`];
      void confirmDelete({ title: 'Confirm Delete', text }, (agreed) => deleteConfig(agreed, config, emailaddress), {
        what: inWords(config),
        add: (agreed) => addConfig(agreed, config, config.Type, emailaddress),
      });
    },
  };
  const withActions = useMemo(
    () => [
      ...columns,
      actionsColumn<Config>((config) => [
        { label: `Edit ${inWords(config)}`, icon: <Edit />, onClick: () => acts.current.open(rowId(config)) },
        { label: `Delete ${inWords(config)}`, icon: <Trash />, onClick: () => acts.current.remove(config) },
      ]),
    ],
    [],
  );
  const close = () => list.onOpen('');
  return (
    <ListScreen
      list={{ ...list, name: 'ercs', query, columns: withActions, rowId }}
      addLabel="Add RCS Config"
      extra={<ErcsSheet />}
      search={{
        label: 'Company or account',
        nothingFound: { title: 'No RCS Configurations found.' },
        onClear: () => toast.info('Search cleared. Displaying all records.'),
      }}
      empty={{ title: 'No data available.' }}
    >
      {(opened) =>
        opened ? <ConfigDialog key={list.open} config={opened} onClose={close} /> : <NewConfigsDialog onClose={close} />
      }
    </ListScreen>
  );
}

const columns: Column<Config>[] = [
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
  { ...wordColumn<Config>('status', 'Status', 13, ({ Status }) => wordOf(STATUSES, Status)), decides: false },
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
