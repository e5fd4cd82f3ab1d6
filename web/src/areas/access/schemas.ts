import * as v from 'valibot';
import type { menuIcons } from '@/app/shell/MenuIcon';
import { requiredText } from '@/ui/saving/requiredText';

export const nameSchema = requiredText('Please input the name.');

export const iconSchema = (icons: ReturnType<typeof menuIcons>) =>
  v.picklist(
    icons.map(({ name }) => name),
    'Please choose an icon.',
  );
