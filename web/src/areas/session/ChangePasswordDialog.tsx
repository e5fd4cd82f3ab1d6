import { Callout } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { digestOf, matches } from '@/app/session/passwordDigest';
import { currentSession, updateSession, useSignedIn } from '@/app/session/store';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { HumanCheck } from '@/ui/HumanCheck';
import { NewPasswordFields } from '@/ui/PasswordFields';
import { toast } from '@/ui/toasts';
import { changePassword } from './calls';
import { canSave, changeProblem, differs, type PasswordChange } from './rules';

const WRONG_OLD = 'Incorrect old password';

/** Changes the user's own password while signed in. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { user_info, current_pw, device_id } = useSignedIn();
  // The rejected password. Its banner disappears when the user types, and so never moves a button during a click.
  const [wrongOld, setWrongOld] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const form = useForm({ defaultValues: { oldPassword: '', newPassword: '', confirmation: '' } });
  const typed = form.watch();

  const checkOld = async (): Promise<boolean> => {
    const { oldPassword } = form.getValues();
    const wrong = oldPassword !== '' && !(await matches(oldPassword, current_pw));
    if (wrong) setWrongOld(oldPassword);
    return !wrong;
  };

  const save = async (change: PasswordChange) => {
    setFailure(null);
    if (!(await checkOld())) return;
    const problem = changeProblem(change, proof);
    if (problem || !proof) {
      setFailure(problem ?? null);
      return;
    }
    const { recordid, emailaddress } = user_info.data;
    const passwords = { oldpassword: change.oldPassword, newpassword: change.newPassword };
    try {
      await changePassword({ recordid, emailaddress, ...passwords }, proof);
      const digest = await digestOf(change.newPassword);
      // Somebody else may have signed in meanwhile.
      if (currentSession()?.device_id !== device_id) return;
      updateSession({ current_pw: digest });
      toast.success('Password Successfully Updated');
      onClose();
    } catch (error) {
      toast.warning(messageOf(error));
    }
  };

  return (
    <FormDialog
      title="Change Password"
      form={form}
      onSubmit={save}
      onClose={onClose}
      asksBeforeClosing={false}
      canSubmit={canSave(typed)}
    >
      <Failure message={typed.oldPassword === wrongOld && WRONG_OLD} />
      <Callout intent="primary" icon={false}>
        Password should contain 8 characters or more and atleast one number, one upper case and one special character
      </Callout>
      <Failure message={differs(typed) && "Passwords didn't match"} />
      <Failure message={failure} />
      <TextField
        form={form}
        name="oldPassword"
        label="Old password"
        type="password"
        autoComplete="current-password"
        maxLength={50}
        onBlurCapture={() => void checkOld()}
        autoFocus
      />
      <NewPasswordFields form={form} password="newPassword" confirmation="confirmation" />
      <HumanCheck operation="changePassword" onProof={setProof} />
    </FormDialog>
  );
}
