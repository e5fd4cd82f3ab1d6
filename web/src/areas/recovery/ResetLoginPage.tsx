import { resetAppLogin, resetConsoleLogin } from './calls';
import { ResetPage } from './ResetPage';
import { resetByEmailSchema } from './rules';

export default function ResetLoginPage() {
  return (
    <ResetPage
      text="Sign an account out everywhere if it cannot sign in because of another session."
      question="Reset Login?"
      consequence={(who) => `${who} will be signed out on all devices.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLogin }}
      console={{ label: 'Email', schema: resetByEmailSchema, reset: resetConsoleLogin }}
    />
  );
}
