import { defineArea } from '../../area';
import { MANY, manyRows } from '../../seeding/manyRows';
import { folded } from '../../seeding/text';
import { type CorporateAccount, corporateAccounts } from './seed';
import { type Accounts, accountConverter, accountsStore } from './state';
import { seedSuspended } from './suspendedAccounts';

const FOUND_AT_MOST = 500;

/** A few more than the suspended accounts, each of which is in that list only once. */
const MANY_ACCOUNTS = MANY + 100;
const manySuspended = manyRows((now) =>
  seedSuspended(now, { accounts: corporateAccounts(MANY_ACCOUNTS), count: MANY }),
);

/** Folded once each, because many worlds search them and `large` has a hundred thousand. */
const foldedNames = new WeakMap<CorporateAccount, string>();

function foldedName(account: CorporateAccount): string {
  const known = foldedNames.get(account) ?? folded(account.company);
  foldedNames.set(account, known);
  return known;
}

const isNamed = (text: string) => {
  const searched = folded(text.trim());
  return (account: CorporateAccount) => foldedName(account).includes(searched);
};

const found = (state: Accounts, isMeant: (account: CorporateAccount) => boolean) => {
  const rows = [];
  const convert = accountConverter(state);
  for (const account of state.list) {
    if (rows.length === FOUND_AT_MOST) break;
    if (isMeant(account)) rows.push(convert(account));
  }
  return rows;
};

export const accounts = defineArea({
  ...accountsStore,
  empty: () => ({ list: [], suspended: [] }),
  large: (now) => ({ list: corporateAccounts(MANY_ACCOUNTS), suspended: manySuspended(now) }),
  scenarios: [
    {
      name: 'no-accounts',
      description: 'No search finds a corporate account, and none can have a digital card.',
      prepare: (_world, state) => void Object.assign(state, { list: [] } satisfies Partial<Accounts>),
    },
  ],
  handlers: {
    searchCompanies: ({ headers, state }) => {
      const data = found(state, isNamed(headers.company));
      return data.length > 0 ? { status: 200, body: { data } } : { example: 'empty' };
    },
    getAccount: ({ headers, state }) => {
      const code = headers.corpacct.trim().toUpperCase();
      const account = state.list.find(({ acct }) => acct === code);
      if (!account) return { example: 'unknown' };
      return { status: 200, body: { is_success: true, data: accountConverter(state)(account), message: '' } };
    },
    getAccountContract: ({ headers, state }) => {
      const account = state.list.find(({ acct }) => acct === headers.acct);
      if (!account?.contract) return { example: 'nothing' };
      return { status: 200, body: { data: { acct: account.acct, contract: account.contract } } };
    },
    searchAccounts: ({ body, state }) => {
      const key = body.Value.key.trim();
      const isInName = isNamed(key);
      const code = key.toUpperCase();
      const data = found(state, (account) => account.acct.includes(code) || isInName(account));
      return data.length > 0 ? { status: 200, body: { success: true, data } } : { example: 'empty' };
    },
  },
});
