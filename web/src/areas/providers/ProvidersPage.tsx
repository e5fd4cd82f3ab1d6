import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { useDelete } from '@/app/saving/useDelete';
import { useSignedIn } from '@/app/session/store';
import { lazySheet } from '@/app/sheet/lazySheet';
import { Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { newestFirst } from '@/ui/saving/savedMoment';
import { actionsColumn } from '@/ui/table/columns/usualColumns';
import { containsWords, nameIn } from '@/ui/texts/words';
import { addProvider, deleteProvider, providersQuery, type TopProvider } from './calls';
import { providerColumns } from './columns';
import './providers.css';
import { ceilingForm } from './rules';

const AddDialog = lazyDialog(async () => ({ default: (await import('./ProviderDialogs')).AddDialog }));
const UpdateDialog = lazyDialog(() => import('./ProviderDialogs'));
const CeilingSheet = lazySheet(() => import('./sheet'));

const rowId = ({ recordid }: TopProvider) => String(recordid);
const finds = ({ code, name }: TopProvider, text: string) => containsWords(`${code} ${name}`, text);
const inOrder = (list: readonly TopProvider[]) =>
  newestFirst(
    list,
    ({ addeddate }) => addeddate,
    ({ recordid }) => recordid,
  );

export default function ProvidersPage() {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useListState();
  const { data, ...query } = useQuery(providersQuery);
  const providers = useMemo(() => data && inOrder(data), [data]);
  const confirmDelete = useDelete({ refresh: providersQuery.queryKey });
  const close = () => list.onOpen('');
  const columns = useMemo(
    () => [
      ...providerColumns,
      actionsColumn<TopProvider>((provider) => [
        {
          label: `Delete ${provider.name}`,
          icon: <Trash />,
          onClick: () =>
            confirmDelete(
              {
                title: 'Delete the ceiling?',
                text: `Claims of ${nameIn(provider.name)} will not be approved automatically.`,
              },
              (agreed) => deleteProvider(agreed, provider.recordid),
              {
                what: `The ceiling of ${nameIn(provider.name)}`,
                add: (agreed) =>
                  addProvider(agreed, provider, { ...ceilingForm(provider), year: provider.year }, emailaddress),
              },
            ),
        },
      ]),
    ],
    [confirmDelete, emailaddress],
  );
  return (
    <ListScreen
      list={{ ...list, name: 'providers', query: { ...query, data: providers }, columns, rowId }}
      addLabel="Add Facility"
      extra={<CeilingSheet />}
      search={{ label: 'Code or name', finds }}
      empty={{ title: 'No facilities', description: 'Add a facility to approve its claims automatically.' }}
    >
      {(opened) =>
        opened ? (
          <UpdateDialog key={list.open} provider={opened} onClose={close} />
        ) : (
          <AddDialog listed={providers} onClose={close} />
        )
      }
    </ListScreen>
  );
}
