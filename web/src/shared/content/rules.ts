// Rules that the forms of content share. Each says what it says in the area's own words.
import * as v from 'valibot';

export const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** While a file is read, or when it was refused, there is none to be saved. */
const chosen = v.nullable(v.instance(File, 'Please choose the image again.'));

export const requiredImage = (message: string) => v.pipe(chosen, v.instance(File, message));
/** When something is edited, it keeps the picture it has. */
export const optionalImage = chosen;
