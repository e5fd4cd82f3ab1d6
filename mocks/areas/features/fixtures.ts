// What shows one thing each of the features of an account.
import { fixtures as accounts } from '../accounts/fixtures';

/** An account that may not use several features, by their places in the list. */
export const SEVERAL = { account: accounts.first, disabled: [0, 6, 14] };
/** Of the same account: disabled once, and enabled again. */
export const REPEATED = { at: 19, feature: 'Delights' };
