import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen } from '@/app/routing/routes';
import { PartFacts } from '@/shared/accounts/PartFacts';
import { accountConfigsQuery } from './lists';
import { validitiesOf } from './validities';

/** On the page of an account: how long its forms are valid, by application. */
export default function ErcsPart({ account: { acct } }: { account: AccountOfScreen }) {
  const configs = useQuery(accountConfigsQuery(acct));
  return <PartFacts queries={[configs]} facts={configs.data && validitiesOf(configs.data)} />;
}
