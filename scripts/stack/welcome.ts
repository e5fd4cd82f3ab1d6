// The message after the stack has started: its address, and the accounts to sign in with.
import { accessStore, systemAccessOf } from '../../mocks/areas/access/state';
import { DEMO_PASSWORD, type Person, seedPeople } from '../../mocks/people';
import { pathAfterSignIn, visitorOfAgora } from '../../web/src/app/routing/guards';
import { joinAreas } from '../../web/src/app/routing/routes';
import { isAdministrator } from '../../web/src/app/session/rules';
import { areas } from '../../web/src/areas';

const DEPARTMENTS_SHOWN = ['MIS TECH', 'INT MRD', 'INT APD', 'INT MRKTG'];

const { routes } = joinAreas(areas);

const menus = accessStore.seed(Date.now());
const userOf = (person: Person) => ({ ...person, email: person.emailaddress, role: person.rolesid });

function atSignIn(person: Person): string {
  if (person.lockedOut) return 'refused: locked out';
  const path = pathAfterSignIn(visitorOfAgora(userOf(person), systemAccessOf(menus, person.rolesid)), routes);
  return person.passwordExpired ? `expired password, then ${path}` : `begins at ${path}`;
}

/** One person of each kind. */
function shown(people: Person[]): Person[] {
  const ordinary = people.filter(
    ({ status, lockedOut, passwordExpired }) => status === 'A' && !lockedOut && !passwordExpired,
  );
  return [
    ordinary.find((person) => isAdministrator(userOf(person))),
    ...DEPARTMENTS_SHOWN.map((department) =>
      ordinary.find((person) => person.department === department && !isAdministrator(userOf(person))),
    ),
    people.find(({ passwordExpired }) => passwordExpired),
    people.find(({ lockedOut }) => lockedOut),
  ].filter((person) => person !== undefined);
}

function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

export function welcome(address: string, tookMs: number): string {
  const rows = shown(seedPeople()).map((person) => [
    person.emailaddress,
    person.department,
    isAdministrator(userOf(person)) ? 'Administrator' : 'Standard User',
    atSignIn(person),
  ]);
  return `
The console is at ${address} (ready in ${(tookMs / 1000).toFixed(1)} s)

${table(rows)}

  Everyone's password is ${DEMO_PASSWORD}
  One-time passwords are never mailed: the 'Tester' button in the console shows them.

Ctrl-C stops it.
`;
}
