// The names that somebody enters about themselves, the address that goes with them, and who of the staff decides.
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

/** Some write their names in small letters. */
export const titled = ({ lastname, firstname, middlename }: PersonNames): PersonNames => ({
  lastname: titleCase(lastname),
  firstname: titleCase(firstname),
  middlename: titleCase(middlename),
});

/** The part before the @, without what makes it unique; empty when no letter of the names can stand there. */
export function mailboxOf({ firstname, lastname }: Pick<PersonNames, 'firstname' | 'lastname'>): string {
  const letters = (text: string) => folded(text).replace(/[^a-z]/g, '');
  const name = [letters(firstname.split(' ')[0] ?? ''), letters(lastname)].filter((part) => part !== '').join('.');
  return name.slice(0, 60);
}

/** The addresses of those who work in these departments; there are some in each. */
export const staffOf = (...departments: Person['department'][]) =>
  seedPeople()
    .filter(({ department }) => departments.includes(department))
    .map(({ emailaddress }) => emailaddress) as [string, ...string[]];
