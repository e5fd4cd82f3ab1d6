import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { FeatureTable } from './FeatureTable';

export default function FeaturesPage() {
  return (
    <AccountScreen purpose="Select the account whose members may not use some features of the app.">
      {(account) => <FeatureTable key={account.acct} account={account} />}
    </AccountScreen>
  );
}
