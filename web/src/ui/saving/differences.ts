// What two people made of one record: field by field, what stood when it was opened, what stands now, and what is about to be saved.
import { type NamedField, shownValue } from '@/ui/fields/fieldNames';

export interface Difference {
  name: string;
  label: string;
  opened: string;
  theirs: string;
  mine: string;
  /** Both changed it, to different values: one of them is lost. */
  isConflict: boolean;
}

type Values = Record<string, unknown>;

export type NamedFields = ReadonlyMap<string, NamedField>;

export const isSame = (one: unknown, other: unknown) => plain(one) === plain(other);

/** Blanks around a text are taken off when it is saved. */
const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : (value ?? ''));

interface Versions {
  opened: Values;
  theirs: Values;
  mine: Values;
}

/** Those that somebody else changed and that do not come out the same, in the order of the form. */
export function differencesOf({ opened, theirs, mine }: Versions, fields: NamedFields): Difference[] {
  const order = [...new Set([...fields.keys(), ...Object.keys(theirs)])];
  return order
    .filter((name) => name in theirs && !isSame(theirs[name], opened[name]) && !isSame(theirs[name], mine[name]))
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

/** 'stay' goes back to the form as it is; otherwise the named fields take what stands now, and it is saved or not. */
export type Decision = 'stay' | { kept: string[]; saves: boolean };

export interface Changed {
  /** Who wrote it last. */
  who: string;
  differences: Difference[];
}
