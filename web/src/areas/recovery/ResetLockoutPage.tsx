import { resetAppLockout, resetConsoleLockout } from './calls';
import { ResetPage } from './ResetPage';
import { resetByEmailSchema, resetByUsernameSchema } from './rules';

export default function ResetLockoutPage() {
  return (
    <ResetPage
      text="Unlock an account after too many wrong passwords."
      question="Reset Locked Out?"
      consequence={(who) => `${who} can sign in again. This cannot be undone.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLockout }}
      console={{ label: 'Username', schema: resetByUsernameSchema, reset: resetConsoleLockout }}
    />
  );
}
