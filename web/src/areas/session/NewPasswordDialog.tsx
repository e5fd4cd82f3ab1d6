import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { HumanCheck } from '@/ui/HumanCheck';
import { newPasswordProblem } from '@/ui/passwordRules';
import { toast } from '@/ui/toasts';
import { NOT_HUMAN } from './rules';
import { type SignIn, SignInOver } from './signIn';

/** The change of an expired password, after its one-time password was verified. */
export function NewPasswordDialog({ signIn, onFailure }: { signIn: SignIn; onFailure: (message: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [proof, setProof] = useState<string | null>(null);
  const form = useForm({ defaultValues: { newPassword: '', confirmation: '' } });

  const { isSubmitting } = form.formState;
  // What is on its way cannot be called back.
  const leave = () => isSubmitting || signIn.startOver();

  const save = form.handleSubmit(async ({ newPassword, confirmation }) => {
    const problem = newPasswordProblem(newPassword, confirmation);
    if (problem || !proof) {
      setFailure(problem ?? NOT_HUMAN);
      return;
    }
    setFailure(null);
    try {
      await signIn.submitNewPassword(newPassword, proof);
      // Said before the rest: from here on only the new password is good, whatever becomes of the sign-in.
      toast.success('Password Successfully Updated');
      await signIn.loginAgain(newPassword);
    } catch (error) {
      if (error instanceof SignInOver) onFailure(error.message);
      else setFailure(messageOf(error));
    }
  });

  return (
    <Dialog title="Change Password" isOpen onClose={leave} canOutsideClickClose={false}>
      <form onSubmit={save} noValidate>
        <DialogBody>
          <Failure message={failure} />
          <TextField
            form={form}
            name="newPassword"
            label="New password"
            type="password"
            maxLength={50}
            autoFocus
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
              <Button type="submit" intent="primary" text="Save" loading={isSubmitting} />
            </>
          }
        />
      </form>
    </Dialog>
  );
}
