import { isUnread } from '#wire/unread';
import { isFields } from './fields';

/** Leaves out the fields of a record that its server did not tell: saving must not replace them. */
export function withoutUnknown(body: object): object {
  const told = Object.entries(body).filter(([, value]) => value !== null && !isUnread(value));
  return Object.fromEntries(
    told.map(([name, value]) => [name, isFields(value) && !(value instanceof Blob) ? withoutUnknown(value) : value]),
  );
}
