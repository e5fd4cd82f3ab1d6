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

export const areas: Area[] = [session, recovery, legal, kyc, users, remarks, access, logs];
