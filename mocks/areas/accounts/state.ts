// What all areas about corporate accounts share: which there are, and who of them is suspended.
import type { components } from '#contract';
import type { Store, World } from '../../world';
import { type CorporateAccount, corporateAccounts } from './seed';
import { type SuspendedAccount, seedSuspended } from './suspended';

type Account = components['schemas']['Account'];

export interface Accounts {
  list: readonly CorporateAccount[];
  suspended: SuspendedAccount[];
}

export const USUAL = 320;

export const accountsStore: Store<Accounts> = {
  name: 'accounts',
  seed: (now) => ({ list: corporateAccounts(USUAL), suspended: seedSuspended(now) }),
};

export const accountIn = (world: World, acct: string): CorporateAccount | undefined =>
  world.state(accountsStore).list.find((account) => account.acct === acct);

function statusIn({ suspended }: Accounts, { acct, isTerminated }: CorporateAccount): Account['status'] {
  if (isTerminated) return 'T';
  return suspended.some(({ corpacct, is_suspended }) => corpacct === acct && is_suspended === 1) ? 'S' : 'A';
}

/** As the calls tell of it. */
export function told(state: Accounts, account: CorporateAccount): Account {
  const { isTerminated: _, ...fields } = account;
  return { ...fields, status: statusIn(state, account) };
}
