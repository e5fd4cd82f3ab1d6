// Very many people who can sign in, besides those of every scenario.
import { DEMO_PASSWORD, type Person, seedPeople, userRoleOf } from '../people';
import { lastNames, mensNames, womensNames } from './names';
import { pick, randomFrom } from './random';
import { folded, titleCase } from './text';

const FIRST_RECORD = 10_001;

interface Name {
  written: string;
  /** As in an email address. */
  letters: string;
}

/** Prepares each name once rather than for each person who has it. */
const prepareNames = ([first, ...others]: readonly [string, ...string[]]): [Name, ...Name[]] => {
  const nameOf = (name: string): Name => ({
    written: titleCase(name),
    letters: folded(name).replace(/[^a-z]/g, ''),
  });
  return [nameOf(first), ...others.map(nameOf)];
};

/** They have the departments and roles of the people of every scenario. */
export function seedColleagues(count: number): Person[] {
  const random = randomFrom(1037);
  const known = seedPeople();
  const [women, men, families] = [prepareNames(womensNames), prepareNames(mensNames), prepareNames(lastNames)];
  return Array.from({ length: count }, (_, at): Person => {
    const recordid = FIRST_RECORD + at;
    const first = pick(random, at % 2 === 0 ? women : men);
    const last = pick(random, families);
    const username = `${first.letters}.${last.letters}.${at + 1}`;
    const like = known[at % known.length];
    const isFirstBrand = like?.productavega_tag ?? true;
    return {
      lastname: last.written,
      firstname: first.written,
      middlename: pick(random, families).written,
      recordid,
      username,
      emailaddress: `${username}@${isFirstBrand ? 'lumina' : 'avega'}.example`,
      employee_id: `${isFirstBrand ? 'LUM' : 'AVG'}-${recordid}`,
      department: like?.department ?? 'INT APD',
      rolesid: like?.rolesid ?? '2',
      userrolesid: userRoleOf(recordid),
      productavega_tag: isFirstBrand,
      password: DEMO_PASSWORD,
      passwordExpired: false,
      status: at % 9 === 5 ? 'D' : 'A',
      lockedOut: false,
    };
  });
}
