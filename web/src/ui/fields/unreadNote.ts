import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { isUnread } from '#wire/unread';

const STAYS = 'The saved value could not be read. It stays as it is unless you change it.';

/** Shown at a field whose saved value is unknown; such a field is not sent as long as nobody changes it. */
export function unreadNote<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
): string | undefined {
  const saved: unknown = get(form.formState.defaultValues, name);
  return isUnread(saved) || saved === null ? STAYS : undefined;
}
