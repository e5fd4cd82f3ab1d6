// The sub menus of one main menu.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { canBeInMenu } from '@/app/routing/guards';
import { useAreas } from '@/app/routing/routes';
import { useDelete } from '@/app/saving/useDelete';
import { useSave } from '@/app/saving/useSave';
import { useUsername } from '@/app/session/store';
import { menuIcons } from '@/app/shell/MenuIcon';
import { ACCESS_KEY, type Role } from '@/shared/roles';
import { IconButton } from '@/ui/buttons/icons';
import { Edit, Trash } from '@/ui/buttons/pageIcons';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { nameField } from '@/ui/fields/fieldNames';
import { IconField } from '@/ui/fields/IconField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { toast } from '@/ui/messages/toasts';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import {
  addSubMenu,
  deleteSubMenu,
  type MainMenu,
  mainMenusQuery,
  type RoleAccess,
  type SubMenu,
  type SubMenuFields,
  subMenusQuery,
  updateSubMenu,
} from './calls';
import { iconSchema, NOTHING_LEFT, nameSchema, namesOf, screenQuestion, screensLeft, subMenusOf } from './rules';
import { SubMenuList } from './SubMenuList';

const schemaOf = (icons: ReturnType<typeof menuIcons>) =>
  v.object({
    tabaccessid: v.number(),
    labelname: nameSchema,
    icon: iconSchema(icons),
    routename: v.pipe(v.string(), v.nonEmpty('Select a screen.')),
  });

const idOf = ({ modaccessid }: SubMenu) => String(modaccessid);
const fieldsOf = ({ modaccessid: _, ...fields }: SubMenu): SubMenuFields => fields;

interface SubMenuDialogProps {
  menu: SubMenu | undefined;
  under: MainMenu;
  screens: ReturnType<typeof screensLeft>;
  onClose: () => void;
}

function SubMenuDialog({ menu, under, screens, onClose }: SubMenuDialogProps) {
  const username = useUsername();
  const fresh: SubMenuFields = { tabaccessid: under.tabaccessid, labelname: '', icon: '', routename: '' };
  const { data: mainMenus = [] } = useQuery(mainMenusQuery);
  const nameOf = (id: number) => mainMenus.find(({ tabaccessid }) => tabaccessid === id)?.tabname ?? String(id);
  const icons = menuIcons(menu?.icon);
  const form = useJudgedForm(schemaOf(icons), menu ? fieldsOf(menu) : fresh);
  const { save } = useSave({
    form,
    refresh: ACCESS_KEY,
    record: { item: menu, idOf, list: subMenusQuery, valuesOf: fieldsOf },
    asks: (fields, before) => screenQuestion(before, fields),
    send: (fields, checked) =>
      menu
        ? updateSubMenu(checked, { ...fields, modaccessid: menu.modaccessid }, username)
        : addSubMenu(fields, username),
    onSaved: onClose,
  });
  nameField(form, 'tabaccessid', 'Main Menu', (id) => nameOf(Number(id)));
  const options = screens.map(({ path, title }) => ({ value: path, label: `${title} (${path})` }));
  return (
    <FormDialog
      title={menu ? 'Edit Sub Menu' : 'Add Sub Menu'}
      form={form}
      listsChanges={menu !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="routename"
        label="Screen"
        autoFocus
        options={menu ? options : [{ value: '', label: 'Select a screen' }, ...options]}
      />
      <TextField form={form} name="labelname" label="Label" maxLength={100} autoComplete="off" />
      <IconField form={form} name="icon" label="Icon" icons={icons} />
    </FormDialog>
  );
}

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
  const screens = useAreas().routes.filter(canBeInMenu);
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
    return confirmDelete({ title: `Delete the sub menu ${labelname}?`, text, isRefused }, (agreed) =>
      deleteSubMenu(agreed, modaccessid),
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
