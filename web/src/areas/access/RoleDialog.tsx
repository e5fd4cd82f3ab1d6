import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useUsername } from '@/app/session/store';
import { ACCESS_KEY, type Role, rolesQuery } from '@/shared/roles';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextField } from '@/ui/fields/TextField';
import { addRole, type RoleFields, updateRole } from './calls';
import { nameSchema } from './rules';

const schema = v.object({
  name: nameSchema,
  iscritical: v.nullable(v.boolean()),
});

const CRITICAL = "The console asks you to confirm before it changes this role's menu.";

const idOf = ({ rolesid }: Role) => rolesid;
const fieldsOf = (role: Role | undefined): RoleFields => ({
  name: role?.name ?? '',
  iscritical: role ? role.iscritical : false,
});

interface Props {
  role: Role | undefined;
  onClose: () => void;
}

export default function RoleDialog({ role, onClose }: Props) {
  const username = useUsername();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: fieldsOf(role) });
  const { save } = useSave({
    form,
    refresh: ACCESS_KEY,
    record: { item: role, idOf, list: rolesQuery, valuesOf: fieldsOf },
    send: (fields, compared) =>
      role ? updateRole(compared, role.rolesid, fields, username) : addRole(fields, username),
    onSaved: onClose,
  });
  return (
    <FormDialog title={role ? 'Edit Role' : 'Add Role'} form={form} onSubmit={save} onClose={onClose}>
      <TextField form={form} name="name" label="Name" maxLength={100} autoComplete="off" autoFocus />
      <CheckboxField form={form} name="iscritical" label="Critical" help={CRITICAL} />
    </FormDialog>
  );
}
