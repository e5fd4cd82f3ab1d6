import { access } from './access';
import { kyc } from './kyc';
import { logs } from './logs';
import { recovery } from './recovery';
import { remarks } from './remarks';
import { session } from './session';
import { users } from './users';

/** Every mocked area. What none of them handles is answered from the contract's examples. */
export const areas = [session, recovery, kyc, remarks, users, access, logs];
