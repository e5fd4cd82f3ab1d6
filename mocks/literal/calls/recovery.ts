import { replies } from '../callBehaviour.ts';
import { type Calls, post } from '../calling.ts';
import { notShown, successMessage } from '../replies.ts';
import { givesServiceToken, setsPassword, verifiesOtp } from './session.ts';

const verifies = verifiesOtp('verification_code', 'email', notShown);

/** console §7: Account recovery */
export const recovery: Calls = {
  requestAgoraRecoveryOtp: post('', replies(successMessage), { headers: 'EmailAddress', token: 'unlikely' }),
  requestAlagaMdRecoveryOtp: post('', replies(successMessage), { headers: 'EmailAddress', token: 'unlikely' }),
  verifyAgoraRecoveryOtp: post('verification_code email', verifies, { token: 'unlikely' }),
  verifyAlagaMdRecoveryOtp: post('verification_code email', verifies, { token: 'unlikely' }),
  issueRecoveryToken: post('...', givesServiceToken(), { token: 'either' }),
  changeForgottenAgoraPassword: post(
    'emailaddress newpassword',
    setsPassword('emailaddress', 'newpassword', successMessage),
    { token: 'service' },
  ),
  changeForgottenAlagaMdPassword: post(
    'verification_code email_address new_password',
    setsPassword('email_address', 'new_password', successMessage),
    { token: 'service' },
  ),
  resetAppLogin: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetConsoleLogin: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetAppLockout: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
  resetConsoleLockout: post('', replies(successMessage), { somewhere: 'Email|EmailAddress' }),
};
