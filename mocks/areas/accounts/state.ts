// The state that all areas about corporate accounts share: the accounts, and the suspensions.
import type { components } from '#contract';
import type { Store, World } from '../../worlds/world';
import { type CorporateAccount, corporateAccounts } from './seed';
import { type SuspendedAccount, seedSuspended } from './suspendedAccounts';

type Account = components['schemas']['Account'];

export interface Accounts {
  list: readonly CorporateAccount[];
  suspended: SuspendedAccount[];
}

export const USUAL = 320;

export const accountsStore: Store<Accounts> = {
  name: 'accounts',
  seed: (now) => ({
    list: corporateAccounts(USUAL),
    suspended: seedSuspended(now),
  }),
};

export const accountIn = (world: World, acct: string): CorporateAccount | undefined =>
  world.state(accountsStore).list.find((account) => account.acct === acct);

/** Returns a function that converts an account to the form in the calls. */
export function accountConverter({ suspended }: Accounts): (account: CorporateAccount) => Account {
  const areSuspended = new Set(suspended.flatMap(({ corpacct, is_suspended }) => (is_suspended ? [corpacct] : [])));
  return ({ isTerminated, ...account }) => ({
    ...account,
    status: isTerminated ? 'T' : areSuspended.has(account.acct) ? 'S' : 'A',
  });
}
