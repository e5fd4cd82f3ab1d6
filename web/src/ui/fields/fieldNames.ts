// Records the labels of a form's fields and how their values are written, so that dialogs can name them without further
// configuration.
import { yesOrNo } from '@/ui/facts/statuses';

export interface NamedField {
  label: string;
  /** A value as it is shown to people. */
  shown: (value: unknown) => string;
}

const named = new WeakMap<object, Map<string, NamedField>>();

export function shownValue(value: unknown): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(shownValue).join(', ');
  return String(value ?? '');
}

/** Called by each bound field while it renders, so the order of the calls is the order of the form. */
export function nameField(
  { control }: { control: object },
  name: string,
  label: string,
  shown: NamedField['shown'] = shownValue,
): void {
  const fields = named.get(control) ?? new Map<string, NamedField>();
  named.set(control, fields.set(name, { label, shown }));
}

export const namedFields = ({ control }: { control: object }): ReadonlyMap<string, NamedField> =>
  named.get(control) ?? new Map();

export const optionShown =
  (
    options: readonly (string | { value: string; label: string })[],
    otherShown: (value: string) => string = shownValue,
  ): NamedField['shown'] =>
  (value) => {
    const found = options.find((option) => typeof option !== 'string' && option.value === value);
    return typeof found === 'object' ? found.label : otherShown(String(value ?? ''));
  };
