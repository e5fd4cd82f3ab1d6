// Locators and helpers for the scripts of the members' desk, in addition to those of both desks.
import type { World } from '../fixtures';

export * from '../helpers/desk';

/** The address of one registration, in either list. */
export const caseAt = ({ incrementalId }: { incrementalId: string }, tab: 'pending' | 'history' = 'pending') =>
  `./dashboard?tab=${tab}&open=${incrementalId}`;

export const REAPPROVAL = 'Please Confirm Application Reapproval';

/** The bodies of the decisions that were sent, in order. */
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
