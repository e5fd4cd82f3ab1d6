import * as v from 'valibot';
import { visibleText } from '@/ui/texts/visibleText';

/** A text of which something can be seen, for example a name in a list. */
export const requiredText = (message: string) => v.pipe(v.string(), v.transform(visibleText), v.nonEmpty(message));
