import { useMemo } from 'react';
import type { BatchAction } from '@/app/batch/action';
import { BatchBar } from '@/app/batch/BatchBar';
import type { ChosenProps } from '@/app/batch/chosen';
import { freshLook } from '@/app/batch/sharedLook';
import { statusActions } from '@/app/batch/statusActions';
import { useSignedIn } from '@/app/session/store';
import { Trash } from '@/ui/icons';
import { featuresQuery } from '../lists';
import type { AppFeature } from './calls';
import { fieldsOf, switchingMany } from './rules';
import type { Variant } from './variants';

function actionsOf(variant: Variant, editor: string): BatchAction<AppFeature>[] {
  return [
    ...statusActions({
      idOf: ({ id }: AppFeature) => String(id),
      list: variant.query,
      valuesOf: fieldsOf,
      field: 'status',
      on: 'A',
      off: 'D',
      means: (features, isOn) => switchingMany(features, isOn),
      write: (feature, fields, { act }) => variant.update(act, feature, fields, editor),
    }),
    {
      label: 'Delete',
      icon: <Trash />,
      intent: 'danger',
      doneWord: 'Deleted',
      isSo: () => false,
      means: () => `They are then no features of ${variant.app} any more. This cannot be undone.`,
      begin: (by) => ({
        send: ({ id }) => variant.remove(by, id),
        isDone: async ({ id }) => (await freshLook(variant.query)).every((feature) => feature.id !== id),
      }),
    },
  ];
}

interface Props extends ChosenProps<AppFeature> {
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
