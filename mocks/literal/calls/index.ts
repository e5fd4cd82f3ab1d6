import type { Call } from '../shapes.ts';
import { banks, digicard, email, features, plans, surveys, suspension } from './accounts.ts';
import { advisories, posts } from './content.ts';
import { billing, ercs, marketplace, terminals, topProviders } from './devices.ts';
import { doctors, members } from './members.ts';
import { recovery, remarks, roles, session, users } from './session.ts';

/** In the order of the two documents. */
const SECTIONS = [
  ...[session, members, users, remarks, posts, doctors, recovery, advisories, suspension, features, email, digicard],
  ...[roles, banks, surveys, plans, terminals, marketplace, billing, ercs, topProviders],
];

export const CALLS: Call[] = SECTIONS.flatMap((section) =>
  Object.entries(section).map(([name, call]) => ({ ...call, name, path: `/api/${name}` })),
);
