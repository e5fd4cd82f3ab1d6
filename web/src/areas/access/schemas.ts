import * as v from 'valibot';
import { MENU_ICONS } from '@/app/shell/MenuIcon';

export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('Please input the name.'));

export const iconSchema = v.picklist(
  MENU_ICONS.map(({ name }) => name),
  'Please choose an icon.',
);
