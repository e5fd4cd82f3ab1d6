import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useUsername } from '@/app/session/store';
import { menuIcons } from '@/app/shell/MenuIcon';
import { ACCESS_KEY } from '@/shared/roles';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { IconField } from '@/ui/fields/IconField';
import { TextField } from '@/ui/fields/TextField';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { addMainMenu, type MainMenu, type MainMenuFields, mainMenusQuery, updateMainMenu } from './calls';
import { iconSchema, nameSchema } from './rules';

const idOf = ({ tabaccessid }: MainMenu) => String(tabaccessid);
const fieldsOf = (menu: MainMenu | undefined): MainMenuFields => ({
  tabname: menu?.tabname ?? '',
  icon: menu?.icon ?? '',
});

interface Props {
  menu: MainMenu | undefined;
  onClose: () => void;
}

export default function MainMenuDialog({ menu, onClose }: Props) {
  const username = useUsername();
  const icons = menuIcons(menu?.icon);
  const schema = v.object({ tabname: nameSchema, icon: iconSchema(icons) });
  const form = useJudgedForm(schema, fieldsOf(menu));
  const { save } = useSave({
    form,
    refresh: ACCESS_KEY,
    record: { item: menu, idOf, list: mainMenusQuery, valuesOf: fieldsOf },
    send: (fields, compared) =>
      menu ? updateMainMenu(compared, menu.tabaccessid, fields, username) : addMainMenu(fields, username),
    onSaved: onClose,
  });
  return (
    <FormDialog title={menu ? 'Edit Main Menu' : 'Add Main Menu'} form={form} onSubmit={save} onClose={onClose}>
      <TextField form={form} name="tabname" label="Name" maxLength={100} autoComplete="off" autoFocus />
      <IconField form={form} name="icon" label="Icon" icons={icons} />
    </FormDialog>
  );
}
