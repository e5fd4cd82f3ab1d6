import { useForm } from 'react-hook-form';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { HumanCheck, useHumanProof } from '@/ui/proofs/HumanCheck';
import { NewPasswordFields } from '@/ui/proofs/PasswordFields';
import { newPasswordProblem } from '@/ui/proofs/passwordRules';
import { refuseField } from '@/ui/saving/refuseField';
import { useFailure } from '@/ui/saving/useFailure';
import { NOT_HUMAN } from './rules';
import { type SignIn, SignInOver } from './signIn';

/** The proof of the one-time password is used up then. */
const MAYBE_SAVED = 'It may have been saved. Close this and try to sign in with the new password.';

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
  const { proof, spent, setProof, withProof, atBox, besides } = useHumanProof(NOT_HUMAN);
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
        // The new password is the only field that can be refused.
        if (error.field) refuseField(form, 'newPassword', error.message);
        toast.warning(error.message);
      } else {
        const unknown = unknownOutcome(error);
        setFailure(unknown ? `${unknown} ${MAYBE_SAVED}` : messageOf(error));
      }
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
      <HumanCheck
        operation="changePasswordAtLogin"
        proof={proof}
        spent={spent}
        onProof={setProof}
        complaint={atBox(failure)}
      />
      <Failure message={besides(failure)} keepsRoom />
    </FormDialog>
  );
}
