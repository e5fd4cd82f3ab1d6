// The names that people enter about themselves, the email address that goes with them, and the staff who decide.
import { type Person, seedPeople } from '../people';
import { lastNames, mensNames, suffixes, womensNames } from './names';
import { pick, type Random } from './random';
import { folded, titleCase } from './text';

export type PersonNames = Record<'lastname' | 'firstname' | 'middlename', string>;

export const namesFrom = (random: Random, gender: 'M' | 'F'): PersonNames => ({
  lastname: pick(random, lastNames),
  firstname: `${pick(random, gender === 'F' ? womensNames : mensNames)}${gender === 'M' && random() < 0.06 ? ` ${pick(random, suffixes)}` : ''}`,
  middlename: pick(random, lastNames),
});

/** Some people write their names in title case rather than in capitals. */
export const inTitleCase = ({ lastname, firstname, middlename }: PersonNames): PersonNames => ({
  lastname: titleCase(lastname),
  firstname: titleCase(firstname),
  middlename: titleCase(middlename),
});

/**
 * The part of an address before the @, without the suffix that makes it unique; empty when the names have no usable
 * letter.
 */
export function mailboxOf({ firstname, lastname }: Pick<PersonNames, 'firstname' | 'lastname'>): string {
  const letters = (text: string) => folded(text).replace(/[^a-z]/g, '');
  const name = [letters(firstname.split(' ')[0] ?? ''), letters(lastname)].filter((part) => part !== '').join('.');
  return name.slice(0, 60);
}

/** The email addresses of the staff of these departments. Each department has some. */
export const staffOf = (...departments: Person['department'][]) =>
  seedPeople()
    .filter(({ department }) => departments.includes(department))
    .map(({ emailaddress }) => emailaddress) as [string, ...string[]];
