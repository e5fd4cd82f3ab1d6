import { Callout, InputGroup } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { config } from '@/app/config';
import { useSave } from '@/app/saving/useSave';
import { DEPARTMENTS } from '@/app/session/rules';
import { useSignedIn } from '@/app/session/store';
import { NO_ROLES, rolesQuery } from '@/shared/roles';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { yesOrNo } from '@/ui/facts/statuses';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { HumanCheck, proveHuman, useHumanProof } from '@/ui/proofs/HumanCheck';
import { NewPasswordFields } from '@/ui/proofs/PasswordFields';
import { type AdminUser, addUser, resetPassword, updateUser, usersQuery } from './calls';
import { fieldsOf, formOf, updateOf } from './form';
import {
  emailProblem,
  isLockedFor,
  LOCKED,
  missingIn,
  NO_MATCH,
  NOT_HUMAN,
  passwordsDiffer,
  powerQuestion,
  problemOf,
  roleName,
  rolesToGive,
  STATUSES,
  type UserForm,
} from './rules';
import './users.css';

const APPLICATION = 'KYC Web Portal';
const YES_NO = [
  { value: 'yes', label: yesOrNo(true) },
  { value: 'no', label: yesOrNo(false) },
] as const;

const MAYBE_RESET = 'It may have been reset. Ask if the new password arrived before you reset it again.';

interface Props {
  user: AdminUser | undefined;
  users: AdminUser[];
  onClose: () => void;
}

const idOf = ({ recordid }: AdminUser) => String(recordid);

export default function UserDialog({ user, users, onClose }: Props) {
  const me = useSignedIn().user_info.data;
  const editor = me.emailaddress;
  const isNew = !user;
  const isLocked = isLockedFor(user, me);
  // Opening a user tries again to load the roles when that has failed before.
  const isRefetched = ({ state }: { state: { status: string } }) => state.status === 'error';
  const { data: roles = NO_ROLES, error: rolesError } = useQuery({ ...rolesQuery, refetchOnMount: isRefetched });
  const offered = rolesToGive(roles, me);
  const others = users.filter(({ recordid }) => recordid !== user?.recordid);
  const { proof, spent, setProof, withProof, atBox, besides } = useHumanProof(NOT_HUMAN);
  const [problem, setProblem] = useState<string | undefined>();
  const form = useForm<UserForm>({ defaultValues: formOf(user) });
  const typed = form.watch();

  const list = usersQuery(editor);
  const { save, failure } = useSave({
    form,
    refresh: list.queryKey,
    record: { item: user, idOf, list, valuesOf: formOf },
    success: user && 'User Successfully Updated',
    isSure: async (filled) => {
      const found = problemOf(filled, others, isNew, proof);
      setProblem(found);
      return !found;
    },
    asks: (filled, before) => powerQuestion(before, filled, editor),
    send: (filled, by) =>
      withProof(() =>
        user
          ? updateUser(by, updateOf(user, filled, editor), proof ?? '')
          : addUser(by, { ...fieldsOf(filled), password: filled.password }, proof ?? ''),
      ),
    onSaved: onClose,
  });

  const checkEmail = () => {
    const message = emailProblem(form.getValues('emailaddress'), others);
    if (message) form.setError('emailaddress', { message });
    // The server's refusal of an address stays until the address changes.
    else if (form.getFieldState('emailaddress').error?.type !== 'refused') form.clearErrors('emailaddress');
  };

  return (
    <FormDialog
      title={user ? 'Edit User' : 'New User'}
      className="two-column-dialog"
      form={form}
      listsChanges={!isNew && !isLocked}
      onSubmit={save}
      onEdit={() => setProblem(undefined)}
      onClose={onClose}
      whyNot={isLocked ? LOCKED : missingIn(typed, isNew)}
    >
      <Failure message={besides(problem) ?? failure ?? (rolesError && messageOf(rolesError))} />
      {isLocked && (
        <Callout className="locked-user" intent="warning" icon={false}>
          {LOCKED}
        </Callout>
      )}
      <fieldset className="two-columns" disabled={isLocked}>
        <TextField
          form={form}
          name="emailaddress"
          label="Email"
          maxLength={250}
          autoComplete="off"
          onBlurCapture={checkEmail}
          autoFocus
        />
        <TextField form={form} name="lastname" label="Last Name" maxLength={250} autoComplete="off" />
        <TextField form={form} name="firstname" label="First Name" maxLength={250} autoComplete="off" />
        <TextField form={form} name="middlename" label="Middle Name" maxLength={250} autoComplete="off" />
        <SelectField form={form} name="isFirstBrand" label={`Are you ${config().product} Employee?`} options={YES_NO} />
        <TextField form={form} name="employee_id" label="Employee ID" maxLength={100} autoComplete="off" />
        <SelectField form={form} name="department" label="Department" options={DEPARTMENTS} />
        <SelectField
          form={form}
          name="rolesid"
          label="Role"
          otherShown={(id) => roleName(roles, id)}
          options={[
            { value: '', label: 'Select a role' },
            ...offered.map(({ rolesid, name }) => ({ value: rolesid, label: name })),
          ]}
        />
        <Field label="Application">{(control) => <InputGroup {...control} value={APPLICATION} disabled />}</Field>
        {user && <SelectField form={form} name="status" label="Status" options={STATUSES} />}
      </fieldset>
      {isNew && <NewPasswordFields form={form} password="password" confirmation="confirmation" />}
      <Failure message={isNew && passwordsDiffer(typed) && NO_MATCH} />
      {!isLocked && (
        <HumanCheck
          operation={isNew ? 'addUser' : 'updateUser'}
          proof={proof}
          spent={spent}
          onProof={setProof}
          complaint={atBox(problem)}
        />
      )}
      {user && !isLocked && <ResetPassword user={user} editor={editor} proof={proof} onProblem={setProblem} />}
    </FormDialog>
  );
}

interface ResetProps {
  user: AdminUser;
  editor: string;
  proof: string | null;
  onProblem: (problem: string | undefined) => void;
}

function ResetPassword({ user, editor, proof, onProblem }: ResetProps) {
  const { save, failure, isSaving } = useSave({
    success: 'Password Has Been Reset Successfully',
    maybeSaved: MAYBE_RESET,
    asks: () => ({
      title: 'Are you sure you want to reset password?',
      text: [user.emailaddress, 'The current password stops working. A new one is sent by email.'],
      confirm: 'Reset',
    }),
    // The ticked box proves the change of the user; this call needs a proof of its own.
    send: async (_: undefined, agreed) => resetPassword(agreed, user, editor, await proveHuman('resetUserPassword')),
  });
  const reset = () => {
    onProblem(proof ? undefined : NOT_HUMAN);
    if (proof) void save(undefined);
  };
  return (
    <div className="reset-password">
      <Failure message={failure} />
      <BusyButton text="Reset Password" isBusy={isSaving} onClick={reset} />
    </div>
  );
}
