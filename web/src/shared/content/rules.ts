// Rules that content forms share, with each area's own messages.
import * as v from 'valibot';

/** The value is undefined while a file is being read or after it was refused; then nothing can be saved. */
const chosen = v.nullable(v.instance(File, 'Select the image again.'));

export const requiredImage = (message: string) => v.pipe(chosen, v.instance(File, message));
/** An edited item keeps its picture unless a new one is chosen. */
export const optionalImage = chosen;
