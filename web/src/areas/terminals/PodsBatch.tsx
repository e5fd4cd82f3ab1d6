import { useMemo } from 'react';
import { BatchBar } from '@/app/batch/BatchBar';
import type { BatchAction } from '@/app/batch/runEach';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { isRemovedFrom } from '@/app/list/readAnew';
import { useSignedIn } from '@/app/session/store';
import { Trash } from '@/ui/buttons/pageIcons';
import { addPod, deletePod, type Pod, podsQuery, updatePod } from './calls';
import { PODS, podForm } from './rules';

const idOf = ({ agorapoddeviceid }: Pod) => String(agorapoddeviceid);

function actionsOf(editor: string): BatchAction<Pod>[] {
  return [
    ...statusActions({
      idOf,
      list: podsQuery,
      valuesOf: podForm,
      field: 'isactive',
      on: '1',
      off: '0',
      means: (_, isOn) => `Each will be ${isOn ? 'active' : 'disabled'}.`,
      write: (pod, fields, checked) => updatePod(checked, pod, fields, editor),
    }),
    {
      label: 'Delete',
      icon: <Trash />,
      intent: 'danger',
      doneWord: 'Deleted',
      isDone: () => false,
      means: () => 'They will be removed from the list.',
      begin: (agreed) => ({
        send: ({ agorapoddeviceid }) => deletePod(agreed, agorapoddeviceid),
        isDone: isRemovedFrom(podsQuery, idOf),
        undo: (pod) => addPod(podForm(pod), editor),
      }),
    },
  ];
}

export default function PodsBatch(chosen: SelectionProps<Pod>) {
  const { emailaddress } = useSignedIn().user_info.data;
  const actions = useMemo(() => actionsOf(emailaddress), [emailaddress]);
  return (
    <BatchBar
      {...chosen}
      things={PODS}
      nameOf={({ deviceid }) => deviceid}
      refresh={podsQuery.queryKey}
      actions={actions}
    />
  );
}
