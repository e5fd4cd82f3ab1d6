// The variables of exported calls: the address of the console, the world, and what calls say about their maker, which a
// script after the sign-in sets.
import { seedPeople } from '../../../mocks/people';
import type { Claim } from '../../../web/gateway/policy/policyTypes';
import { isAdministrator } from '../../../web/src/app/session/rules';
import { consoleAddress } from '../../stack/ports';

type Variable = 'base' | 'world' | 'scenario' | Claim;

/** The value that the gateway expects for each claim, as an expression on the user in the answer to the sign-in. */
const OF_USER: Record<Claim, string> = {
  email: 'user.emailaddress',
  username: 'user.username || user.emailaddress',
  recordid: 'String(user.recordid)',
  rolesid: 'user.rolesid',
  department: 'user.department',
  visibleBrand: "user.department === 'INT APD' ? '0' : '1'",
  firstBrand: 'String(user.productavega_tag)',
};

export const placeholder = (name: Variable) => `{{${name}}}`;

/**
 * Initial values: the console of `npm start` with the current settings, and an administrator, who may make most calls.
 */
export function environment(world: string): Record<Variable, string> {
  const person = seedPeople().find(
    ({ status, lockedOut, passwordExpired, ...each }) =>
      status === 'A' &&
      !lockedOut &&
      !passwordExpired &&
      isAdministrator({ ...each, email: each.emailaddress, role: each.rolesid }),
  );
  if (!person) throw new Error('The seed has no administrator who can sign in.');
  return {
    base: consoleAddress().slice(0, -1),
    world,
    scenario: 'default',
    email: person.emailaddress,
    username: person.username,
    recordid: String(person.recordid),
    rolesid: person.rolesid,
    department: person.department,
    visibleBrand: person.department === 'INT APD' ? '0' : '1',
    firstBrand: String(person.productavega_tag),
  };
}

/** The script after the sign-in. `answer` is the code for the answer, `set` the function that sets a variable. */
export const afterSignIn = (answer: string, set: string): string[] => [
  `const user = ${answer}.user_info.data;`,
  ...Object.entries(OF_USER).map(([name, value]) => `${set}('${name}', ${value});`),
];
