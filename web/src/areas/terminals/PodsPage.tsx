import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { useDelete } from '@/app/saving/useDelete';
import { useSignedIn } from '@/app/session/store';
import { lazySheet } from '@/app/sheet/lazySheet';
import { Trash } from '@/ui/buttons/pageIcons';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { actionsColumn } from '@/ui/table/columns/usualColumns';
import { addPod, deletePod, type Pod, podsQuery } from './calls';
import { podColumns } from './columns';
import { podForm } from './rules';

const PodsBatch = lazyDialog(() => import('./PodsBatch'));
const PodDialog = lazyDialog(() => import('./PodDialog'));
const PodSheet = lazySheet(() => import('./podSheet'));

const rowId = ({ agorapoddeviceid }: Pod) => String(agorapoddeviceid);

export default function PodsPage() {
  const { emailaddress } = useSignedIn().user_info.data;
  const list = useListState();
  const pods = useQuery(podsQuery);
  const confirmDelete = useDelete({ refresh: podsQuery.queryKey });
  const close = () => list.onOpen('');
  const columns = useMemo(
    () => [
      ...podColumns,
      actionsColumn<Pod>((pod) => [
        {
          label: `Delete ${pod.deviceid}`,
          icon: <Trash />,
          onClick: () =>
            confirmDelete(
              { title: `Delete the pod ${pod.deviceid}?`, text: `It is at ${pod.hospname}.` },
              (agreed) => deletePod(agreed, pod.agorapoddeviceid),
              { what: pod.deviceid, add: () => addPod(podForm(pod), emailaddress) },
            ),
        },
      ]),
    ],
    [confirmDelete, emailaddress],
  );
  return (
    <ListScreen
      list={{ ...list, name: 'pods', query: pods, columns, rowId }}
      addLabel="Add Device"
      batch={(chosen) => <PodsBatch {...chosen} />}
      extra={<PodSheet />}
      search={{ label: 'Search devices' }}
      empty={{ title: 'No devices', description: 'Add a device so that hospitals can print forms.' }}
    >
      {(opened) => <PodDialog key={list.open} pod={opened} onClose={close} />}
    </ListScreen>
  );
}
