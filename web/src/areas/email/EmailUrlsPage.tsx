import { useQuery } from '@tanstack/react-query';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Column } from '@/ui/table/columns/columns';
import { type EmailUrl, urlsQuery } from './calls';
import { savedByColumns } from './columns';

const UrlDialog = lazyDialog(() => import('./EmailDialogs'));

const columns: Column<EmailUrl>[] = [
  { key: 'app', title: 'App Name', text: ({ appname }) => appname, width: 20, wraps: true },
  { key: 'code', title: 'API Code', text: ({ apicode }) => apicode, width: 24, wraps: true, names: true },
  { key: 'url', title: 'End point', text: ({ url }) => url, width: 50, wraps: true },
  { key: 'service', title: 'Service', text: ({ emailsrvname }) => emailsrvname, width: 28, wraps: true },
  ...savedByColumns<EmailUrl>(),
];

const rowId = ({ emailsrvurlid }: EmailUrl) => String(emailsrvurlid);

export default function EmailUrlsPage() {
  const list = useListState();
  const urls = useQuery(urlsQuery);
  const close = () => list.onOpen('');
  return (
    <ListScreen
      list={{ ...list, name: 'email-urls', query: urls, columns, rowId }}
      addLabel="Add API Service"
      search={{ label: 'Search API services' }}
      empty={{ title: 'No existing URL list!', description: 'Add an API service so that apps can send emails.' }}
    >
      {(opened) => <UrlDialog key={list.open} url={opened} onClose={close} />}
    </ListScreen>
  );
}
