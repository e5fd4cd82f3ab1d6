import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useUsername } from '@/app/session/store';
import { menuIcons } from '@/app/shell/MenuIcon';
import { useSave } from '@/app/useSave';
import { ACCESS_KEY } from '@/shared/roles';
import { TextField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { IconField } from '@/ui/IconField';
import { addMainMenu, type MainMenu, type MainMenuFields, updateMainMenu } from './calls';
import { iconSchema, nameSchema } from './schemas';

interface Props {
  menu: MainMenu | undefined;
  onClose: () => void;
}

export function MainMenuDialog({ menu, onClose }: Props) {
  const username = useUsername();
  const defaultValues: MainMenuFields = { tabname: menu?.tabname ?? '', icon: menu?.icon ?? '' };
  const icons = menuIcons(menu?.icon);
  const schema = v.object({ tabname: nameSchema, icon: iconSchema(icons) });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues });
  const { save } = useSave({ form, refresh: ACCESS_KEY });
  return (
    <FormDialog
      title={menu ? 'Edit Main Menu' : 'Add Main Menu'}
      form={form}
      onSubmit={(fields) =>
        save(() => (menu ? updateMainMenu(menu.tabaccessid, fields, username) : addMainMenu(fields, username)), onClose)
      }
      onClose={onClose}
    >
      <TextField form={form} name="tabname" label="Name" maxLength={100} autoComplete="off" autoFocus />
      <IconField form={form} name="icon" label="Icon" icons={icons} />
    </FormDialog>
  );
}
