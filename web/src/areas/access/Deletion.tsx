import { useEffect } from 'react';
import { useDelete } from '@/app/saving/useDelete';
import { useSignedIn } from '@/app/session/store';
import { ACCESS_KEY, type Role } from '@/shared/roles';
import { deleteMainMenu, deleteRole, type MainMenu, type RoleAccess, type SubMenu } from './calls';
import { counted, linksOf, namesOf, subMenusOf } from './rules';

export type Deleted = { role: Role } | { menu: MainMenu };

interface Props {
  /** Another object for each click. */
  deleted: Deleted;
  assigned: RoleAccess[];
  subMenus: SubMenu[];
}

/** Asks before a role or a main menu is deleted, and deletes it. Its code is not part of the page, which would wait for it. */
export default function Deletion({ deleted, assigned, subMenus }: Props) {
  const confirmDelete = useDelete({ refresh: ACCESS_KEY });
  const me = useSignedIn().user_info.data;

  const removeRole = (role: Role) => {
    const links = linksOf(role, assigned).length;
    const text = [
      links > 0 && `${counted(links, 'sub menu')}  will be unassigned.`,
      'A role that is in use cannot be deleted.',
    ].filter((paragraph) => paragraph !== false);
    // The console only knows the user's own role, not that of others.
    const isRefused = role.rolesid === me.rolesid;
    return confirmDelete({ title: `Delete the role ${role.name}?`, text, isRefused }, (agreed) =>
      deleteRole(agreed, role.rolesid),
    );
  };

  const removeMenu = (menu: MainMenu) => {
    const below = subMenusOf(menu, subMenus);
    const text = `Sub menus: ${namesOf(below)}. A main menu with sub menus cannot be deleted.`;
    return confirmDelete(
      { title: `Delete the main menu ${menu.tabname}?`, text, isRefused: below.length > 0 },
      (agreed) => deleteMainMenu(agreed, menu.tabaccessid),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each click.
  useEffect(() => void ('role' in deleted ? removeRole(deleted.role) : removeMenu(deleted.menu)), [deleted]);
  return null;
}
