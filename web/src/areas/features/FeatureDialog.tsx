import { useState } from 'react';
import { ApiError } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { freshRead } from '@/app/list/readAnew';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SaveDialog } from '@/ui/dialogs/SaveDialog';
import { FactList } from '@/ui/facts/FactList';
import { Failure } from '@/ui/messages/Failure';
import { corporateFeaturesQuery, disableFeature, enableFeature } from './calls';
import { type AccountFeature, disabledIn, featureQuestion } from './rules';

interface Props {
  account: Account;
  feature: AccountFeature;
  onClose: () => void;
}

export default function FeatureDialog({ account: { acct, company }, feature, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  // As it was when the dialog opened: a reloaded list must not turn 'Disable' into 'Enable' under the user's pointer.
  const [opened] = useState(feature);
  const { disabled } = opened;
  const inWords = (status: string) => `${opened.feature} is ${status} for ${company}.`;
  /** Uses the id of the record that the server has created meanwhile. */
  const enableAgain = async (agreed: Agreed) => {
    const ofAccount = await freshRead(corporateFeaturesQuery(acct));
    const record = disabledIn(ofAccount).get(opened.featurerecid);
    if (!record) throw new ApiError('refused', 'Already enabled.');
    return enableFeature(agreed, acct, record, emailaddress);
  };
  const { save, failure, isSaving } = useSave({
    refresh: corporateFeaturesQuery(acct).queryKey,
    success: 'Feature status successfully updated',
    asks: () => featureQuestion(company, opened),
    send: (_: undefined, agreed) =>
      (disabled ? enableFeature(agreed, acct, disabled, emailaddress) : disableFeature(agreed, acct, opened)).catch(
        (error: unknown) => {
          // A colleague has done it already. The list is reloaded and shows the current state.
          if (error instanceof ApiError && error.failure === 'refused') onClose();
          throw error;
        },
      ),
    undo: (_, agreed) =>
      disabled
        ? { done: inWords('enabled'), undone: inWords('disabled'), undo: () => disableFeature(agreed, acct, opened) }
        : { done: inWords('disabled'), undone: inWords('enabled'), undo: () => enableAgain(agreed) },
    onSaved: onClose,
  });
  return (
    <SaveDialog
      title={disabled ? 'Enable Feature' : 'Disable Feature'}
      saveLabel={disabled ? 'Enable' : 'Disable'}
      onSubmit={() => void save(undefined)}
      onClose={onClose}
      isSaving={isSaving}
      hasChanges={false}
      beginsAtSave
    >
      <Failure message={failure} />
      <FactList
        facts={[
          ['Feature', opened.feature],
          ['Company', company],
          ['Corporate Account', acct],
        ]}
      />
    </SaveDialog>
  );
}
