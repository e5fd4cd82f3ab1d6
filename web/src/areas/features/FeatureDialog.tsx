import { useRef, useState } from 'react';
import { ApiError } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { freshRead } from '@/app/list/readAnew';
import type { Undoable } from '@/app/saving/undo';
import { useAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { PROCEED } from '@/ui/dialogs/question';
import { SaveDialog } from '@/ui/dialogs/SaveDialog';
import { FactList } from '@/ui/facts/FactList';
import { Failure } from '@/ui/messages/Failure';
import { corporateFeaturesQuery, disableFeature, enableFeature } from './calls';
import { type AccountFeature, consequence, disabledIn } from './rules';

interface Props {
  account: Account;
  feature: AccountFeature;
  onClose: () => void;
}

export default function FeatureDialog({ account: { acct, company }, feature, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  // As it was when the dialog opened: a reloaded list must not turn 'Disable' into 'Enable' under the user's pointer.
  const [opened] = useState(feature);
  const [isSaving, setSaving] = useState(false);
  const { disabled } = opened;
  const inWords = (status: string) => `${opened.feature} is ${status} for ${company}.`;
  /** Uses the id of the record that the server has created meanwhile. */
  const enableAgain = async (by: Agreed) => {
    const ofAccount = await freshRead(corporateFeaturesQuery(acct));
    const record = disabledIn(ofAccount).get(opened.featurerecid);
    if (!record) throw new ApiError('refused', 'It is enabled already.');
    return enableFeature(by, acct, record, emailaddress);
  };
  const undoable = useRef<Undoable>(undefined);
  const takenBack = (by: Agreed): Undoable =>
    disabled
      ? { done: inWords('enabled'), undone: inWords('disabled'), undo: () => disableFeature(by, acct, opened) }
      : { done: inWords('disabled'), undone: inWords('enabled'), undo: () => enableAgain(by) };
  const { act, failure } = useAct({
    refresh: corporateFeaturesQuery(acct).queryKey,
    success: 'Feature status successfully updated',
    undoable: () => undoable.current,
  });
  const send = (by: Agreed) => {
    undoable.current = takenBack(by);
    return (disabled ? enableFeature(by, acct, disabled, emailaddress) : disableFeature(by, acct, opened)).catch(
      (error: unknown) => {
        // A colleague has done it already. The list is reloaded and shows the current state.
        if (error instanceof ApiError && error.failure === 'refused') onClose();
        throw error;
      },
    );
  };
  const submit = async () => {
    setSaving(true);
    await act(() => ({ ...PROCEED, text: consequence(company, opened) }), send, onClose);
    setSaving(false);
  };
  return (
    <SaveDialog
      title={disabled ? 'Enable Feature' : 'Disable Feature'}
      saveLabel={disabled ? 'Enable' : 'Disable'}
      onSubmit={() => void submit()}
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
