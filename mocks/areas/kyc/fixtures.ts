// Registrations for special cases (see cases.ts) that scripts can rely on. All are of the first brand, in the scenario
// `default`.

import { fullNameOf } from '../../seeding/text';
import { type DecidedCase, decidedCases, type PendingCase, pendingCases } from './cases';
import { registerOf, usual } from './register';
import { registrationAt } from './registration';

export interface Fixture {
  recordid: number;
  incrementalId: string;
  /** The counter that the console shows. */
  counter: string;
  lastname: string;
  fullName: string;
  accountno: string;
  email: string;
}

function fixtureOf(name: string): Fixture {
  const register = registerOf(usual, Date.now());
  const serial = register.serialsByCase.get(name);
  const registration = serial === undefined ? undefined : registrationAt(register, serial);
  if (!registration) throw new Error(`There is no registration ${name}.`);
  const { recordid, increment_id, lastname, accountno, email } = registration;
  return {
    recordid,
    incrementalId: increment_id,
    counter: increment_id.slice(7, 12),
    lastname,
    fullName: fullNameOf(registration),
    accountno,
    email,
  };
}

const table = <Name extends string>(kind: string, cases: { name: string }[]) =>
  Object.fromEntries(cases.map(({ name }) => [name, fixtureOf(`${kind}.${name}`)])) as Record<Name, Fixture>;

export const fixtures = {
  pending: table<PendingCase>('pending', pendingCases),
  decided: table<DecidedCase>('decided', decidedCases),
};
