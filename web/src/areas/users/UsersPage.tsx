import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { UNKNOWN } from '#wire/unread';
import { ApiError } from '@/api/answer';
import { config } from '@/app/config';
import { ListScreen } from '@/app/list/ListScreen';
import { useListState } from '@/app/list/listState';
import { endSession, useSignedIn } from '@/app/session/store';
import { NO_ROLES, type Role, rolesQuery } from '@/shared/roles';
import { showMessage } from '@/ui/dialogs/confirm';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { EmailText } from '@/ui/facts/PostedEdited';
import type { Column } from '@/ui/table/columns/columns';
import { statusColumn } from '@/ui/table/columns/usualColumns';
import { type AdminUser, usersQuery } from './calls';
import { roleName, STATUSES } from './rules';

const UsersBatch = lazyDialog(() => import('./UsersBatch'));
const UserDialog = lazyDialog(() => import('./UserDialog'));

const rowId = ({ recordid }: AdminUser) => String(recordid);

function columnsWith(roles: Role[]): Column<AdminUser>[] {
  const { product, secondBrand } = config();
  return [
    {
      key: 'email',
      title: 'Email',
      text: ({ emailaddress }) => emailaddress,
      cell: ({ emailaddress }) => <EmailText address={emailaddress} />,
      width: 34,
      wraps: true,
    },
    { key: 'last', title: 'Last Name', text: ({ lastname }) => lastname },
    { key: 'first', title: 'First Name', text: ({ firstname }) => firstname },
    { key: 'middle', title: 'Middle Name', text: ({ middlename }) => middlename },
    { key: 'department', title: 'Department', text: ({ department }) => department, width: 14 },
    {
      key: 'company',
      title: 'Company',
      text: (user) => (user.productavega_tag === null ? UNKNOWN : user.productavega_tag ? product : secondBrand),
      width: 12,
    },
    { key: 'employee', title: 'Employee ID', text: (user) => user.employee_id, width: 13 },
    { key: 'role', title: 'Role', text: ({ rolesid }) => roleName(roles, rolesid), width: 18 },
    statusColumn(STATUSES),
  ];
}

export default function UsersPage() {
  const list = useListState();
  const { emailaddress } = useSignedIn().user_info.data;
  const users = useQuery(usersQuery(emailaddress));
  const { data: roles = NO_ROLES } = useQuery(rolesQuery);
  const columns = useMemo(() => columnsWith(roles), [roles]);

  // Only when the first load fails; a list that is already shown stays when a refetch fails.
  const isUnable = users.isLoadingError && !(users.error instanceof ApiError && users.error.failure === 'signedOut');
  useEffect(() => {
    if (!isUnable) return;
    // The specification signs the user out when the list of users cannot be loaded.
    endSession('signedOut');
    showMessage({ title: 'Unable to get the admin users!', confirm: 'OK' });
  }, [isUnable]);

  return (
    <ListScreen
      list={{ ...list, name: 'users', query: users, columns, rowId }}
      addLabel="Add User"
      batch={(chosen) => <UsersBatch {...chosen} />}
      empty={{ title: 'No users' }}
    >
      {(opened) => (
        <UserDialog key={list.open} user={opened} users={users.data ?? []} onClose={() => list.onOpen('')} />
      )}
    </ListScreen>
  );
}
