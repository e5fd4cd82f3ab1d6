import * as v from 'valibot';
import type { menuIcons } from '@/app/shell/MenuIcon';
import { warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';

export const nameSchema = requiredText('Enter a name.');

export const iconSchema = (icons: ReturnType<typeof menuIcons>) =>
  v.pipe(
    v.string(),
    warning(v.check((chosen: string) => icons.some(({ name }) => name === chosen), 'Select an icon.')),
  );
