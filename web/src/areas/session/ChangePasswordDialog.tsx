import { Callout } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { digestOf, matches } from '@/app/session/passwordDigest';
import { updateSession, useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { HumanCheck, useHumanProof } from '@/ui/proofs/HumanCheck';
import { NewPasswordFields } from '@/ui/proofs/PasswordFields';
import { changePassword } from './calls';
import { changeProblem, missingIn, NOT_HUMAN, passwordsDiffer } from './rules';

const WRONG_OLD = 'Incorrect old password';
const MAYBE_SAVED = 'It may have been saved. Sign out and try the new password before you change it again.';

/** Changes the user's own password while signed in. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { user_info, current_pw } = useSignedIn();
  // The rejected password. Its banner disappears when the user types, and so never moves a button during a click.
  const [wrongOld, setWrongOld] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const { proof, spent, setProof, withProof, atBox, besides } = useHumanProof(NOT_HUMAN);
  const form = useForm({ defaultValues: { oldpassword: '', newpassword: '', confirmation: '' } });
  const typed = form.watch();
  const checkOld = async (): Promise<boolean> => {
    const { oldpassword } = form.getValues();
    const wrong = oldpassword !== '' && !(await matches(oldpassword, current_pw));
    if (wrong) setWrongOld(oldpassword);
    return !wrong;
  };

  const digest = useRef(current_pw);
  const { save, failure } = useSave({
    form,
    success: 'Password Successfully Updated',
    refusal: 'warning',
    maybeSaved: MAYBE_SAVED,
    isSure: async (change) => {
      setProblem(undefined);
      if (!(await checkOld())) return false;
      const found = changeProblem(change, proof);
      setProblem(found);
      return found === undefined;
    },
    send: async ({ oldpassword, newpassword }) => {
      const { recordid, emailaddress } = user_info.data;
      digest.current = await digestOf(newpassword);
      return withProof(() => changePassword({ recordid, emailaddress, oldpassword, newpassword }, proof ?? ''));
    },
    onSaved: () => {
      updateSession({ current_pw: digest.current });
      onClose();
    },
  });

  return (
    <FormDialog
      title="Change Password"
      form={form}
      onSubmit={save}
      onClose={onClose}
      asksBeforeClosing={false}
      whyNot={missingIn(typed)}
    >
      <Failure message={typed.oldpassword === wrongOld && WRONG_OLD} />
      <Callout intent="primary" icon={false}>
        Password should contain 8 characters or more and atleast one number, one upper case and one special character
      </Callout>
      <Failure message={passwordsDiffer(typed) && "Passwords didn't match"} />
      <Failure message={besides(problem) ?? failure} />
      <TextField
        form={form}
        name="oldpassword"
        label="Old password"
        type="password"
        autoComplete="current-password"
        maxLength={50}
        onBlurCapture={() => void checkOld()}
        autoFocus
      />
      <NewPasswordFields form={form} password="newpassword" confirmation="confirmation" />
      <HumanCheck
        operation="changePassword"
        proof={proof}
        spent={spent}
        onProof={setProof}
        complaint={atBox(problem)}
      />
    </FormDialog>
  );
}
