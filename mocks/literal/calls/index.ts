import type { Call } from '../shapes.ts';
import { advisories } from './advisories.ts';
import { banks } from './banks.ts';
import { billing } from './billing.ts';
import { content } from './content.ts';
import { digicard } from './digicard.ts';
import { doctors } from './doctors.ts';
import { email } from './email.ts';
import { ercs } from './ercs.ts';
import { features } from './features.ts';
import { marketplace } from './marketplace.ts';
import { members } from './members.ts';
import { plans, surveys } from './plans.ts';
import { recovery } from './recovery.ts';
import { roles } from './roles.ts';
import { session } from './session.ts';
import { suspension } from './suspension.ts';
import { terminals } from './terminals.ts';
import { topProviders } from './topProviders.ts';
import { remarks, users } from './users.ts';

/** In the order of the two documents. */
const SECTIONS = [
  ...[session, members, users, remarks, content, doctors, recovery, advisories, suspension, features, email, digicard],
  ...[roles, banks, surveys, plans, terminals, marketplace, billing, ercs, topProviders],
];

export const CALLS: Call[] = SECTIONS.flatMap((section) =>
  Object.entries(section).map(([name, call]) => ({ ...call, name, path: `/api/${name}` })),
);
