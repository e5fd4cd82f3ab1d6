import type { Area } from '../area';
import { access } from './access';
import { kyc } from './kyc';
import { logs } from './logs';
import { recovery } from './recovery';
import { remarks } from './remarks';
import { session } from './session';
import { users } from './users';

/**
 * Every mocked area. What none of them handles is answered from the contract's examples. Each area is typed by its own state;
 * whoever goes through all of them does not know which.
 */
export const areas = [session, recovery, kyc, remarks, users, access, logs] as Area<unknown>[];
