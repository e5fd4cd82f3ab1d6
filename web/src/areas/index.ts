// The list of all areas, the counterpart of `mocks/areas/index.ts`. Each area describes itself in its own `index.ts`.
import type { Area } from '@/app/routing/routes';
import { access } from './access';
import { account } from './account';
import { advisories } from './advisories';
import { announcements } from './announcements';
import { banks } from './banks';
import { digicard } from './digicard';
import { doctors } from './doctors';
import { ebilling } from './ebilling';
import { email } from './email';
import { ercs } from './ercs';
import { features } from './features';
import { kyc } from './kyc';
import { legal } from './legal';
import { logs } from './logs';
import { marketplace } from './marketplace';
import { newsletters } from './newsletters';
import { offers } from './offers';
import { plans } from './plans';
import { providers } from './providers';
import { recovery } from './recovery';
import { remarks } from './remarks';
import { session } from './session';
import { survey } from './survey';
import { suspension } from './suspension';
import { terminals } from './terminals';
import { tester } from './tester';
import { users } from './users';

/**
 * The order matters: a user whose department's first screen does not exist starts at the first screen that they may
 * open.
 */
export const areas: Area[] = [
  session,
  legal,
  kyc,
  doctors,
  announcements,
  newsletters,
  users,
  remarks,
  offers,
  access,
  logs,
  recovery,
  advisories,
  email,
  terminals,
  suspension,
  features,
  banks,
  plans,
  digicard,
  marketplace,
  survey,
  providers,
  ebilling,
  ercs,
  account,
  tester,
];
