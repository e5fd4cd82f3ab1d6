import { kyc } from './kyc';
import { recovery } from './recovery';
import { remarks } from './remarks';
import { session } from './session';

/** Every mocked area. What none of them handles is answered from the contract's examples. */
export const areas = [session, recovery, kyc, remarks];
