// Every area of the console, the twin of `mocks/areas/index.ts`. What an area is to the console, it says itself.
import type { Area } from '@/app/routes';
import { access } from './access';
import { kyc } from './kyc';
import { legal } from './legal';
import { logs } from './logs';
import { recovery } from './recovery';
import { remarks } from './remarks';
import { session } from './session';
import { users } from './users';

/** In this order: a person whose department's first screen is not there begins at the first one they may open. */
export const areas: Area[] = [session, legal, kyc, users, remarks, access, logs, recovery];
