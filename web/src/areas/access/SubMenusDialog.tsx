// The sub menus of one main menu.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { canBeInMenu } from '@/app/routing/guards';
import { useRoutes } from '@/app/routing/routes';
import { useDelete } from '@/app/saving/useDelete';
import { ACCESS_KEY, type Role } from '@/shared/roles';
import { IconButton } from '@/ui/buttons/IconButton';
import { Edit, Trash } from '@/ui/buttons/icons';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { toast } from '@/ui/messages/toasts';
import { deleteSubMenu, type MainMenu, type RoleAccess, type SubMenu } from './calls';
import { NOTHING_LEFT, namesOf, screensLeft, subMenusOf } from './rules';
import { SubMenuDialog } from './SubMenuDialog';
import { SubMenuList } from './SubMenuList';

interface Props {
  mainMenu: MainMenu;
  /** The sub menus of all main menus, because a screen can only be used by one of them. */
  subMenus: SubMenu[];
  roles: Role[];
  assigned: RoleAccess[];
  onClose: () => void;
}

export default function SubMenusDialog({ mainMenu, subMenus, roles, assigned, onClose }: Props) {
  const confirmDelete = useDelete({ refresh: ACCESS_KEY });
  useRestoreFocus();
  const [form, setForm] = useState<{ menu: SubMenu | undefined } | null>(null);
  const screens = useRoutes().filter(canBeInMenu);
  const left = (own?: SubMenu) => screensLeft(screens, subMenus, own);
  const title = `Sub Menus of ${mainMenu.tabname}`;

  const add = () => {
    if (left().length > 0) setForm({ menu: undefined });
    else toast.warning(NOTHING_LEFT);
  };

  const remove = ({ modaccessid, labelname }: SubMenu) => {
    const seenBy = roles.filter(({ rolesid }) =>
      assigned.some((link) => link.rolesid === rolesid && link.modaccessid === modaccessid),
    );
    const text = `Assigned to: ${namesOf(seenBy)}. A sub menu that is assigned to a role cannot be deleted.`;
    const isRefused = seenBy.length > 0;
    return confirmDelete({ title: `Delete the sub menu ${labelname}?`, text, isRefused }, (by) =>
      deleteSubMenu(by, modaccessid),
    );
  };

  return (
    <Dialog title={title} isOpen onClose={onClose} canOutsideClickClose={false}>
      <DialogBody>
        <SubMenuList label={title} subMenus={subMenusOf(mainMenu, subMenus)}>
          {(menu) => (
            <>
              <IconButton label={`Edit ${menu.labelname}`} icon={<Edit />} onClick={() => setForm({ menu })} />
              <IconButton label={`Delete ${menu.labelname}`} icon={<Trash />} onClick={() => void remove(menu)} />
            </>
          )}
        </SubMenuList>
        {form && (
          <SubMenuDialog menu={form.menu} under={mainMenu} screens={left(form.menu)} onClose={() => setForm(null)} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button intent="primary" text="Add Sub Menu" onClick={add} />
          </>
        }
      />
    </Dialog>
  );
}
