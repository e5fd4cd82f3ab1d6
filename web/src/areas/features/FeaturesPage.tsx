import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListTable } from '@/app/list/ListTable';
import { useListState, useOpenItem } from '@/app/list/listState';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import type { Account } from '@/shared/accounts/calls';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Column } from '@/ui/table/columns/columns';
import { wordColumn } from '@/ui/table/columns/usualColumns';
import { corporateFeaturesQuery, featuresQuery } from './calls';
import { type AccountFeature, disabledIn, disabledInWords, featuresOf, statusOf } from './rules';

const FeaturesBatch = lazyDialog(() => import('./FeaturesBatch'));
const FeatureDialog = lazyDialog(() => import('./FeatureDialog'));

const columns: Column<AccountFeature>[] = [
  { key: 'feature', title: 'Feature', text: ({ feature }) => feature, width: 60, wraps: true },
  wordColumn('status', 'Status', 19, statusOf),
];

const rowId = ({ featurerecid }: AccountFeature) => String(featurerecid);

/** All features of the app for one account, disabled and enabled ones in one list. */
function FeatureTable({ account }: { account: Account }) {
  const list = useListState({ rows: 20 });
  const all = useQuery(featuresQuery);
  const ofAccount = useQuery(corporateFeaturesQuery(account.acct));
  const [first, setFirst] = useState<ReadonlySet<number>>();
  if (!first && ofAccount.data) setFirst(new Set(disabledIn(ofAccount.data).keys()));
  const features = useMemo(
    () => first && all.data && ofAccount.data && featuresOf(all.data, ofAccount.data, first),
    [all.data, ofAccount.data, first],
  );
  const close = () => list.onOpen('');
  const opened = useOpenItem(features, rowId, list.open, close);
  const refetch = () => {
    if (!all.data) void all.refetch();
    if (!ofAccount.data) void ofAccount.refetch();
  };
  return (
    <>
      <ListTable
        label="Features"
        list={{
          ...list,
          name: 'features',
          query: {
            data: features,
            error: all.error ?? ofAccount.error,
            isPending: all.isPending || ofAccount.isPending,
            refetch,
          },
          columns,
          rowId,
        }}
        batch={(chosen) => <FeaturesBatch {...chosen} account={account} />}
        search={{ label: 'Search features' }}
        empty={{ title: 'No existing features.' }}
        extra={features && <span role="status">{disabledInWords(features)}</span>}
        onOpen={(feature) => list.onOpen(rowId(feature))}
      />
      {opened && <FeatureDialog key={list.open} account={account} feature={opened} onClose={close} />}
    </>
  );
}

export default function FeaturesPage() {
  return (
    <AccountScreen purpose="Select an account to disable app features for its members.">
      {(account) => <FeatureTable key={account.acct} account={account} />}
    </AccountScreen>
  );
}
