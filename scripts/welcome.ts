// What the one who starts the stack wants to know first: where it is, and who may sign in.
import { DEMO_PASSWORD, type Person, seedPeople } from '../mocks/people';
import { landingOf } from '../web/src/app/session/rules';

const DEPARTMENTS_SHOWN = ['MIS TECH', 'INT MRD', 'INT APD', 'INT MRKTG'];

const isAdministrator = ({ rolesid }: Person) => rolesid === '1';

function atSignIn(person: Person): string {
  if (person.lockedOut) return 'refused: locked out';
  const landing = landingOf({ ...person, email: person.emailaddress, role: person.rolesid });
  return person.passwordExpired ? `expired password, then ${landing}` : `begins at ${landing}`;
}

/** One of each kind; whoever has nothing to show is left out. */
function shown(people: Person[]): Person[] {
  const ordinary = people.filter(
    ({ status, lockedOut, passwordExpired }) => status === 'A' && !lockedOut && !passwordExpired,
  );
  return [
    ordinary.find(isAdministrator),
    ...DEPARTMENTS_SHOWN.map((department) =>
      ordinary.find((person) => person.department === department && !isAdministrator(person)),
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
    isAdministrator(person) ? 'Administrator' : 'Standard User',
    atSignIn(person),
  ]);
  return `
The console is at ${address} (ready in ${(tookMs / 1000).toFixed(1)} s)

${table(rows)}

  Everybody's password is ${DEMO_PASSWORD}
  One-time passwords are never mailed: the 'Tester' button in the console shows them.

Ctrl-C stops it.
`;
}
