import { resetAppLockout, resetConsoleLockout } from './calls';
import { ResetPage } from './ResetPage';
import { resetByEmailSchema, resetByUsernameSchema } from './rules';

export default function ResetLockoutPage() {
  return (
    <ResetPage
      text="Frees an account that was locked out after too many wrong passwords."
      question="Reset Locked Out?"
      consequence={(who) => `${who} can sign in again. Nobody can lock it out anew by hand.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLockout }}
      console={{ label: 'Username', schema: resetByUsernameSchema, reset: resetConsoleLockout }}
    />
  );
}
