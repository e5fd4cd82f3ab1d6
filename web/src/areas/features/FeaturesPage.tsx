import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { FeatureTable } from './FeatureTable';

export default function FeaturesPage() {
  return (
    <AccountScreen purpose="Select an account to disable app features for its members.">
      {(account) => <FeatureTable key={account.acct} account={account} />}
    </AccountScreen>
  );
}
