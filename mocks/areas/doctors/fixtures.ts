// Applications for special cases (see cases.ts) that scripts can rely on, in the scenario `default`.
import { applicationAt, traitsAt } from './application';
import { type DecidedCase, decidedCases, type PendingCase, pendingCases } from './cases';
import { nameOf } from './drawings';
import { licenceOf } from './licence';
import { registerOf, usual } from './register';

export interface Fixture {
  docuserId: number;
  incrementalId: string;
  /** The counter that the console shows. */
  counter: string;
  lastname: string;
  fullName: string;
  email: string;
  prcNumber: string;
  /** The number on the picture of the licence. */
  licenceNumber: string;
  drCode: string;
}

function fixtureOf(name: string): Fixture {
  const register = registerOf(usual, Date.now());
  const serial = register.serialsByCase.get(name);
  const application = serial === undefined ? undefined : applicationAt(register, serial);
  if (serial === undefined || !application) throw new Error(`There is no application ${name}.`);
  const { Docuser_ID, incremental_id, Lastname, Email, PRCnumber, DrCode } = application;
  return {
    docuserId: Docuser_ID,
    incrementalId: incremental_id,
    counter: incremental_id.slice(6, 12),
    lastname: Lastname,
    fullName: nameOf(application),
    email: Email,
    prcNumber: PRCnumber,
    licenceNumber: licenceOf(application, traitsAt(register, serial), register.now).number,
    drCode: DrCode,
  };
}

const table = <Name extends string>(kind: string, cases: { name: string }[]) =>
  Object.fromEntries(cases.map(({ name }) => [name, fixtureOf(`${kind}.${name}`)])) as Record<Name, Fixture>;

export const fixtures = {
  pending: table<PendingCase>('pending', pendingCases),
  decided: table<DecidedCase>('decided', decidedCases),
};
