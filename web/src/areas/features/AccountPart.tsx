import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { countAndNames, PartFacts } from '@/shared/accounts/PartFacts';
import { type CorporateFeature, corporateFeaturesQuery, type Feature, featuresQuery } from './calls';
import { featuresOf } from './rules';

/** On the page of an account: how many features its members can use, and which they cannot. */
function FeaturesPart({ account: { acct } }: { account: AccountOfScreen }) {
  const all = useQuery(featuresQuery);
  const ofAccount = useQuery(corporateFeaturesQuery(acct));
  return (
    <PartFacts queries={[all, ofAccount]} facts={all.data && ofAccount.data && factsOf(all.data, ofAccount.data)} />
  );
}

function factsOf(all: readonly Feature[], ofAccount: readonly CorporateFeature[]) {
  const features = featuresOf(all, ofAccount, new Set());
  const disabled = features.filter((feature) => feature.disabled);
  return [
    ['Enabled', `${features.length - disabled.length} of ${features.length}`],
    ['Disabled', countAndNames(disabled.map(({ feature }) => feature))],
  ] as const;
}

export const part: AccountPart = { path: '/disable-features', title: 'Features', Facts: FeaturesPart };
