import * as v from 'valibot';
import { isUnread } from '#wire/unread';

/** One of the options. A saved value that the console cannot read may stay: it is not sent. */
export const oneOf = <const Value extends string>(options: readonly Value[], message?: string) =>
  v.pipe(
    v.string(),
    v.check(
      (chosen) => isUnread(chosen) || options.some((option) => option === chosen),
      message ?? 'Select an option.',
    ),
  );
