import { useQuery } from '@tanstack/react-query';
import type { AccountOfScreen, AccountPart } from '@/app/routing/routes';
import { contractQuery } from '@/shared/accounts/calls';
import { countAndNames, PartFacts } from '@/shared/accounts/PartFacts';
import { type AccountBank, accountBanksQuery, type Inclusion } from './calls';
import { byName } from './rules';

/** On the page of an account: the banks that its contract includes and excludes. */
function BanksPart({ account: { acct } }: { account: AccountOfScreen }) {
  const known = useQuery(contractQuery(acct));
  const contract = known.data ?? '';
  const banks = useQuery({ ...accountBanksQuery({ acct, contract }), enabled: contract !== '' });
  const facts = known.data === '' ? ([['Contract', 'None']] as const) : banks.data && factsOf(contract, banks.data);
  return <PartFacts queries={[known, banks]} facts={facts} />;
}

function factsOf(contract: string, banks: readonly AccountBank[]) {
  const named = (wanted: Inclusion) =>
    countAndNames(byName(banks.filter(({ excl }) => excl === wanted)).map(({ bankname }) => bankname));
  return [
    ['Contract', contract],
    ['Included', named('I')],
    ['Excluded', named('X')],
  ] as const;
}

export const part: AccountPart = { path: '/bank-inclusion', title: 'Banks', Facts: BanksPart };
