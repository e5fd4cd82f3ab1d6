import { resetAppLogin, resetConsoleLogin } from './calls';
import { ResetPage } from './ResetPage';
import { resetByEmailSchema } from './rules';

export default function ResetLoginPage() {
  return (
    <ResetPage
      text="Ends the sessions of an account that cannot sign in because it is signed in elsewhere."
      question="Reset Login?"
      consequence={(who) => `${who} will be signed out on all devices.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLogin }}
      console={{ label: 'Email', schema: resetByEmailSchema, reset: resetConsoleLogin }}
    />
  );
}
