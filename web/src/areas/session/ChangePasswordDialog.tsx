import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { digestOf, matches } from '@/app/session/passwordDigest';
import { updateSession, useSignedIn } from '@/app/session/store';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { HumanCheck } from '@/ui/HumanCheck';
import { toast } from '@/ui/toasts';
import { changePassword } from './calls';
import { canSave, changeProblem, differs } from './rules';

const WRONG_OLD = 'Incorrect old password';

/** One's own password, changed while signed in. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { user_info, current_pw } = useSignedIn();
  // The one that was found wrong: the banner leaves with the first character of another, and so never under a click.
  const [wrongOld, setWrongOld] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const form = useForm({ defaultValues: { oldPassword: '', newPassword: '', confirmation: '' } });
  const typed = form.watch();
  const { isSubmitting } = form.formState;
  // What is on its way cannot be called back.
  const leave = () => isSubmitting || onClose();

  const checkOld = async (): Promise<boolean> => {
    const { oldPassword } = form.getValues();
    const wrong = oldPassword !== '' && !(await matches(oldPassword, current_pw));
    if (wrong) setWrongOld(oldPassword);
    return !wrong;
  };

  const save = form.handleSubmit(async (change) => {
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
      updateSession({ current_pw: await digestOf(change.newPassword) });
      toast.success('Password Successfully Updated');
      onClose();
    } catch (error) {
      toast.warning(messageOf(error));
    }
  });

  return (
    <Dialog title="Change Password" isOpen onClose={leave} canOutsideClickClose={false}>
      <form onSubmit={save} noValidate>
        <DialogBody>
          <Failure message={typed.oldPassword === wrongOld && WRONG_OLD} />
          <Callout intent="primary" icon={false}>
            Password should contain 8 characters or more and atleast one number, one upper case and one special
            character
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
          <TextField
            form={form}
            name="newPassword"
            label="New password"
            type="password"
            maxLength={50}
            autoComplete="new-password"
          />
          <TextField
            form={form}
            name="confirmation"
            label="Confirm password"
            type="password"
            maxLength={50}
            autoComplete="new-password"
          />
          <HumanCheck onProof={setProof} />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" disabled={isSubmitting} onClick={leave} />
              <Button type="submit" intent="primary" text="Save" disabled={!canSave(typed)} loading={isSubmitting} />
            </>
          }
        />
      </form>
    </Dialog>
  );
}
