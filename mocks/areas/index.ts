import type { Area } from '../area';
import { access } from './access';
import { accounts } from './accounts';
import { advisories } from './advisories';
import { announcements } from './announcements';
import { banks } from './banks';
import { digicard } from './digicard';
import { doctors } from './doctors';
import { ebilling } from './ebilling';
import { email } from './email';
import { ercs } from './ercs';
import { features } from './features';
import { images } from './images';
import { kyc } from './kyc';
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
import { users } from './users';

/** Every mocked area. Each has its own type of state, which the code for all areas does not know. */
export const areas = [
  session,
  recovery,
  kyc,
  remarks,
  users,
  access,
  logs,
  doctors,
  images,
  newsletters,
  announcements,
  offers,
  advisories,
  accounts,
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
] as Area<unknown>[];
