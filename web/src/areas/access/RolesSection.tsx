import { H2 } from '@blueprintjs/core';
import { type Listed, ListTable } from '@/app/list/ListTable';
import { useListState } from '@/app/list/listState';
import { useDelete } from '@/app/saving/useDelete';
import { useSignedIn } from '@/app/session/store';
import { ACCESS_KEY, type Role } from '@/shared/roles';
import { Edit, Shield, Trash } from '@/ui/buttons/icons';
import { StatusTag } from '@/ui/facts/StatusTag';
import { yesOrNo } from '@/ui/facts/statuses';
import { actionsColumn } from '@/ui/table/columns/actionsColumn';
import type { Column } from '@/ui/table/columns/columns';
import { shownMoment } from '@/ui/texts/days';
import { deleteRole, type RoleAccess } from './calls';
import { counted, linksOf, NOT_LOADED } from './rules';
import type { Open } from './useOpenDialog';

interface Props {
  roles: Listed<Role>;
  assigned: RoleAccess[];
  /** Whether all data for the dialogs is loaded. */
  isReady: boolean;
  open: Open;
}

/** 'Critical' rather than 'Yes', which would look like something good. */
const criticalOrNot = ({ iscritical }: Role) => (iscritical ? 'Critical' : yesOrNo(iscritical));

export function RolesSection({ roles, assigned, isReady, open }: Props) {
  const confirmDelete = useDelete({ refresh: ACCESS_KEY });
  const me = useSignedIn().user_info.data;
  const list = useListState({ name: 'roles', rows: 5 });
  const menusOf = (role: Role) => linksOf(role, assigned).length;

  const remove = (role: Role) => {
    const text = [
      menusOf(role) > 0 && `${counted(menusOf(role), 'sub menu')}  will be unassigned.`,
      'A role that is in use cannot be deleted.',
    ].filter((paragraph) => paragraph !== false);
    // The console only knows the user's own role, not that of others.
    const isRefused = role.rolesid === me.rolesid;
    return confirmDelete({ title: `Delete the role ${role.name}?`, text, isRefused }, (by) =>
      deleteRole(by, role.rolesid),
    );
  };

  const columns: Column<Role>[] = [
    { key: 'name', title: 'Name', text: ({ name }) => name },
    {
      key: 'critical',
      title: 'Critical',
      text: criticalOrNot,
      cell: (role) => <StatusTag status={criticalOrNot(role)} />,
    },
    {
      key: 'created',
      title: 'Created',
      text: ({ createddate }) => shownMoment(createddate),
      sortBy: ({ createddate }) => createddate,
    },
    { key: 'menus', title: 'Menus', text: (role) => String(menusOf(role)), sortBy: menusOf },
    actionsColumn(
      (role) => [
        {
          label: `Access of ${role.name}`,
          icon: <Shield />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('access', role.rolesid),
        },
        {
          label: `Edit ${role.name}`,
          icon: <Edit />,
          whyNot: isReady ? undefined : NOT_LOADED,
          onClick: () => open('role', role.rolesid),
        },
        { label: `Delete ${role.name}`, icon: <Trash />, onClick: () => remove(role) },
      ],
      3,
    ),
  ];

  return (
    <section aria-label="Roles">
      <H2>ROLES</H2>
      <ListTable
        label="ROLES"
        list={{ ...list, name: 'roles', query: roles, columns, rowId: ({ rolesid }) => rolesid }}
        add={{ label: 'Add Role', onAdd: () => open('role') }}
        search={{ label: 'Search roles' }}
        empty={{ title: 'No roles', description: 'Add a role to give people a menu.' }}
      />
    </section>
  );
}
