import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useUsername } from '@/app/session/store';
import { menuIcons } from '@/app/shell/MenuIcon';
import { ACCESS_KEY } from '@/shared/roles';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { nameField } from '@/ui/fields/fieldNames';
import { IconField } from '@/ui/fields/IconField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { addSubMenu, type MainMenu, type SubMenu, type SubMenuFields, updateSubMenu } from './calls';
import { mainMenusQuery, subMenusQuery } from './lists';
import { screenQuestion, type screensLeft } from './rules';
import { iconSchema, nameSchema } from './schemas';

const schemaOf = (icons: ReturnType<typeof menuIcons>) =>
  v.object({
    tabaccessid: v.number(),
    labelname: nameSchema,
    icon: iconSchema(icons),
    routename: v.pipe(v.string(), v.nonEmpty('Select a screen.')),
  });

const idOf = ({ modaccessid }: SubMenu) => String(modaccessid);
const fieldsOf = ({ modaccessid: _, ...fields }: SubMenu): SubMenuFields => fields;

interface Props {
  menu: SubMenu | undefined;
  under: MainMenu;
  screens: ReturnType<typeof screensLeft>;
  onClose: () => void;
}

export function SubMenuDialog({ menu, under, screens, onClose }: Props) {
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
      tellsChanges={menu !== undefined}
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
