// The staff who sign in. Every scenario begins with them; `scripts/start.mjs` prints those that have a `shows`.
import type { components } from '#contract';

type Department = components['schemas']['Department'];

export interface Person {
  recordid: number;
  emailaddress: string;
  username: string;
  firstname: string;
  lastname: string;
  department: Department;
  rolesid: string;
  productavega_tag: boolean;
  password: string;
  passwordExpired: boolean;
  status: 'A' | 'D';
  lockedOut: boolean;
}

export const DEMO_PASSWORD = 'Sampaguita#1';

function person(
  recordid: number,
  name: `${string} ${string}`,
  department: Department,
  rolesid: string,
  differing: Partial<Person> = {},
): Person {
  const [firstname = '', lastname = ''] = name.split(' ');
  const firstBrand = !department.startsWith('AVG');
  const username = `${firstname}.${lastname}`.toLowerCase();
  return {
    recordid,
    emailaddress: `${username}@${firstBrand ? 'lumina' : 'avega'}.example`,
    username,
    firstname,
    lastname,
    department,
    rolesid,
    productavega_tag: firstBrand,
    password: DEMO_PASSWORD,
    passwordExpired: false,
    status: 'A',
    lockedOut: false,
    ...differing,
  };
}

export function seedPeople(): Person[] {
  return [
    person(1001, 'Maria Santos', 'MIS IT', '1'),
    person(1002, 'Jose Reyes', 'INT APD', '2'),
    person(1003, 'Andrea Cruz', 'AVG APD', '2'),
    person(1004, 'Ramon Bautista', 'INT MRD', '3'),
    person(1005, 'Liza Mendoza', 'INT MRKTG', '4'),
    person(1006, 'Carlo Villanueva', 'MIS TECH', '5'),
    person(1007, 'Paolo Garcia', 'INT APD', '2', { passwordExpired: true }),
    person(1008, 'Teresa Aquino', 'AVG MRKTG', '4'),
    person(1009, 'Nestor Ramos', 'INT CLAIMS', '6', { lockedOut: true }),
    person(1010, 'Elena Navarro', 'AVG MRD', '3', { status: 'D' }),
  ];
}
