import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/api/answer';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { HumanCheck, useHumanProof } from '@/ui/HumanCheck';
import { NewPasswordFields } from '@/ui/PasswordFields';
import { newPasswordProblem } from '@/ui/passwordRules';
import { refuseField } from '@/ui/refuseField';
import { toast } from '@/ui/toasts';
import { useFailure } from '@/ui/useFailure';
import { NOT_HUMAN } from './rules';
import { type SignIn, SignInOver } from './signIn';

interface NewPassword {
  newPassword: string;
  confirmation: string;
}

interface Props {
  signIn: SignIn;
  /** The proof that the one-time password was typed. */
  ticket: string;
  onFailure: (message: string) => void;
}

/** Replaces an expired password, after the one-time password was verified. */
export function NewPasswordDialog({ signIn, ticket, onFailure }: Props) {
  const { proof, spent, setProof, withProof, unlessProven } = useHumanProof(NOT_HUMAN);
  const form = useForm({ defaultValues: { newPassword: '', confirmation: '' } });
  const [failure, setFailure] = useFailure(form);

  const save = async ({ newPassword, confirmation }: NewPassword) => {
    const problem = newPasswordProblem(newPassword, confirmation);
    if (problem || !proof) {
      setFailure(problem ?? NOT_HUMAN);
      return;
    }
    try {
      await withProof(() => signIn.submitNewPassword(newPassword, ticket, proof));
      // Shown before the login: from here on only the new password is valid, even if the login fails.
      toast.success('Password Successfully Updated');
      await signIn.loginAgain(newPassword, ticket);
    } catch (error) {
      if (error instanceof SignInOver) onFailure(error.message);
      else if (error instanceof ApiError && error.failure === 'refused') {
        // The one field that can be refused.
        if (error.field) refuseField(form, 'newPassword', error.message);
        toast.warning(error.message);
      } else setFailure(messageOf(error));
    }
  };

  return (
    <FormDialog
      title="Change Password"
      className="steady"
      form={form}
      onSubmit={save}
      onClose={signIn.startOver}
      asksBeforeClosing={false}
    >
      <NewPasswordFields form={form} password="newPassword" confirmation="confirmation" autoFocus />
      <HumanCheck operation="changePasswordAtLogin" proof={proof} spent={spent} onProof={setProof} />
      <Failure message={unlessProven(failure)} keepsRoom />
    </FormDialog>
  );
}
