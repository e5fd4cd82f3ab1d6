import { useQuery } from '@tanstack/react-query';
import { paths } from '@/app/routing/paths';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { PartFacts } from '@/shared/accounts/PartFacts';
import { accountConfigsQuery } from './lists';
import { validitiesOf } from './rules';

/** On the page of an account: how long its forms are valid, by application. */
function ErcsPart({ account: { acct } }: { account: AccountOfScreen }) {
  const configs = useQuery(accountConfigsQuery(acct));
  return <PartFacts queries={[configs]} facts={configs.data && validitiesOf(configs.data)} />;
}

export const part: AccountPart = { path: paths.ercs, title: 'eRCS validity', Facts: ErcsPart };
