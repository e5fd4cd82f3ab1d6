import { useMemo } from 'react';
import { ApiError } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { BatchBar } from '@/app/batch/BatchBar';
import type { BatchAction } from '@/app/batch/runEach';
import type { SelectionProps } from '@/app/list/ListTable';
import { freshRead, sharedRead } from '@/app/list/readAnew';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { Disable, Tick } from '@/ui/buttons/pageIcons';
import { corporateFeaturesQuery, disableFeature, enableFeature } from './calls';
import { type AccountFeature, disabledIn } from './rules';

const isOff = ({ disabled }: AccountFeature) => disabled !== undefined;

function actionsOf({ acct, company }: Account, editor: string): BatchAction<AccountFeature>[] {
  const list = corporateFeaturesQuery(acct);
  const look = sharedRead(list);
  const isDisabled = async ({ featurerecid }: AccountFeature) => disabledIn(await freshRead(list)).has(featurerecid);
  /** Uses the id of the record that the server created when the feature was disabled. */
  const enableAgain = async (agreed: Agreed, feature: AccountFeature) => {
    const record = disabledIn(await look()).get(feature.featurerecid);
    if (!record) throw new ApiError('refused', 'Already enabled.');
    return enableFeature(agreed, acct, record, editor);
  };
  return [
    {
      label: 'Enable',
      icon: <Tick />,
      doneWord: 'Enabled',
      isDone: (feature) => !isOff(feature),
      means: () => `The members of ${company} can use them again.`,
      begin: (agreed) => ({
        send: (feature) =>
          feature.disabled ? enableFeature(agreed, acct, feature.disabled, editor) : enableAgain(agreed, feature),
        isDone: async (feature) => !(await isDisabled(feature)),
        undo: (feature) => disableFeature(agreed, acct, feature),
      }),
    },
    {
      label: 'Disable',
      icon: <Disable />,
      doneWord: 'Disabled',
      isDone: isOff,
      means: () => `The members of ${company} will not be able to use them.`,
      begin: (agreed) => ({
        send: (feature) => disableFeature(agreed, acct, feature),
        isDone: isDisabled,
        undo: (feature) => enableAgain(agreed, feature),
      }),
    },
  ];
}

interface Props extends SelectionProps<AccountFeature> {
  account: Account;
}

export default function FeaturesBatch({ account, ...chosen }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const actions = useMemo(() => actionsOf(account, emailaddress), [account, emailaddress]);
  return (
    <BatchBar
      {...chosen}
      things={{ one: 'feature', many: 'features' }}
      nameOf={({ feature }) => feature}
      refresh={corporateFeaturesQuery(account.acct).queryKey}
      actions={actions}
    />
  );
}
