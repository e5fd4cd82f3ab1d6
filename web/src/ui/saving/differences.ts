// Compares three versions of a record, field by field: as it was opened, as it is stored now, and as it is about to be
// saved.
import { type NamedField, shownValue } from '@/ui/fields/fieldNames';

export interface Difference {
  name: string;
  label: string;
  opened: string;
  theirs: string;
  mine: string;
  /** Both users changed the field, to different values: one of the values is lost. */
  isConflict: boolean;
}

type Values = Record<string, unknown>;

export type NamedFields = ReadonlyMap<string, NamedField>;

/** A form as it was opened and as it would be saved. */
export interface Draft {
  opened: Record<string, unknown>;
  mine: Record<string, unknown>;
  fields: NamedFields;
}

export const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Saving trims texts, so blanks around them make no difference. */
const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? ''));

/** The names of the fields whose value differs between two versions of a record. */
export const changedFields = (before: object, now: object): string[] =>
  Object.entries(now)
    .filter(([name, value]) => !isSame(value, (before as Values)[name]))
    .map(([name]) => name);

interface Versions {
  opened: Values;
  theirs: Values;
  mine: Values;
}

/** The fields that a colleague changed to a value other than ours, in the order of the form. */
export function differencesOf({ opened, theirs, mine }: Versions, fields: NamedFields): Difference[] {
  const changed = new Set(changedFields(opened, theirs));
  const order = [...new Set([...fields.keys(), ...changed])];
  return order
    .filter((name) => changed.has(name) && !isSame(theirs[name], mine[name]))
    .map((name) => {
      const { label = name, shown = shownValue } = fields.get(name) ?? {};
      return {
        name,
        label,
        opened: shown(opened[name]),
        theirs: shown(theirs[name]),
        mine: shown(mine[name]),
        isConflict: !isSame(mine[name], opened[name]),
      };
    });
}

/**
 * 'stay' goes back to the form. Otherwise the fields in `keptFields` take the stored values, and the form is saved if
 * `saves` is set.
 */
export type Decision = 'stay' | { keptFields: string[]; saves: boolean };

export interface Changed {
  /** The user who saved the record last. */
  who: string;
  differences: Difference[];
}
