import { useMemo } from 'react';
import { BatchBar } from '@/app/batch/BatchBar';
import type { BatchAction } from '@/app/batch/runEach';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { isRemovedFrom } from '@/app/list/readAnew';
import { useSignedIn } from '@/app/session/store';
import { Trash } from '@/ui/buttons/pageIcons';
import { featuresQuery } from '../calls';
import type { AppFeature } from './calls';
import { fieldsOf, switchingMany } from './rules';
import type { Variant } from './variants';

const idOf = ({ id }: AppFeature) => String(id);

function actionsOf(variant: Variant, editor: string): BatchAction<AppFeature>[] {
  return [
    ...statusActions({
      idOf,
      list: variant.query,
      valuesOf: fieldsOf,
      field: 'status',
      on: 'A',
      off: 'D',
      means: switchingMany,
      write: (feature, fields, checked) => variant.update(checked, feature, fields, editor),
    }),
    {
      label: 'Delete',
      icon: <Trash />,
      intent: 'danger',
      doneWord: 'Deleted',
      isDone: () => false,
      means: () => `They will be removed from ${variant.app}. This cannot be undone.`,
      begin: (agreed) => ({
        send: ({ id }) => variant.remove(agreed, id),
        isDone: isRemovedFrom(variant.query, idOf),
      }),
    },
  ];
}

interface Props extends SelectionProps<AppFeature> {
  variant: Variant;
}

export default function ControlBatch({ variant, ...chosen }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const actions = useMemo(() => actionsOf(variant, emailaddress), [variant, emailaddress]);
  return (
    <BatchBar
      {...chosen}
      things={{ one: 'feature', many: 'features' }}
      nameOf={({ feature }) => feature}
      refresh={featuresQuery.queryKey}
      actions={actions}
    />
  );
}
