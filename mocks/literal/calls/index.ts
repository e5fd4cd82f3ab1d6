import type { Call } from '../shapes.ts';
import { banks, plans, surveys, suspension } from './accounts.ts';
import { advisories, content } from './content.ts';
import { billing, marketplace, terminals, topProviders } from './devices.ts';
import { digicard } from './digicard.ts';
import { doctors } from './doctors.ts';
import { ercs } from './ercs.ts';
import { members } from './members.ts';
import { roles } from './roles.ts';
import { recovery, remarks, session, users } from './session.ts';
import { email, features } from './settings.ts';

/** In the order of the two documents. */
const SECTIONS = [
  ...[session, members, users, remarks, content, doctors, recovery, advisories, suspension, features, email, digicard],
  ...[roles, banks, surveys, plans, terminals, marketplace, billing, ercs, topProviders],
];

export const CALLS: Call[] = SECTIONS.flatMap((section) =>
  Object.entries(section).map(([name, call]) => ({ ...call, name, path: `/api/${name}` })),
);
