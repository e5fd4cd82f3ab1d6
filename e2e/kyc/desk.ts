// What every script of the members' desk finds there, beside what both desks have.
import type { World } from '../fixtures';

export * from '../helpers/desk';

/** Where one registration is open, whichever list it is in. */
export const caseAt = ({ incrementalId }: { incrementalId: string }, tab: 'pending' | 'history' = 'pending') =>
  `./dashboard?tab=${tab}&open=${incrementalId}`;

export const REAPPROVAL = 'Please Confirm Application Reapproval';

/** What the server was told of decisions, one after the other. */
export const decisions = (world: World) => world.bodies('saveDecision');

export type PictureName = 'Selfie' | 'Government ID';

/** Of the decided registrations: in their list, and in the report of it. */
export const DECIDED_COLUMNS =
  'Counter, Account Number, Full Name, Gender, Employee ID, Member Type, Status, Approved Date, Approved By, Registration Attempts'.split(
    ', ',
  );
export const REAPPROVED_COLUMNS = [
  ...DECIDED_COLUMNS,
  'Company',
  'Member Status',
  'Card Number',
  'Reapproved Date',
  'Reapproved By',
];
