import * as v from 'valibot';
import type { menuIcons } from '@/app/shell/MenuIcon';

export const nameSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('Please input the name.'));

export const iconSchema = (icons: ReturnType<typeof menuIcons>) =>
  v.picklist(
    icons.map(({ name }) => name),
    'Please choose an icon.',
  );
