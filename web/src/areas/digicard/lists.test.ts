import { expect, it } from 'vitest';
import { toCardAccounts } from './lists';
import { codeOf, companyOf } from './rules';

it('builds the label of an account from its code and company', () => {
  const [account] = toCardAccounts({
    acct: '10002000300',
    company: 'Sol Foods',
    membacct: '1',
    contract: 'C1',
    avega: true,
  });
  expect(account).toEqual({ label: '10002000300 - Sol Foods', membacct: '1', contract: 'C1', avega: true });
  expect(account && [codeOf(account), companyOf(account)]).toEqual(['10002000300', 'Sol Foods']);
});

it('prefers the label of the account, and drops an account with neither label nor code', () => {
  expect(toCardAccounts({ label: '10002000300 - Sol', acct: '1' })[0]).toEqual({
    label: '10002000300 - Sol',
    membacct: '',
    contract: '',
    avega: false,
  });
  expect(toCardAccounts({ company: 'Sol Foods' })).toEqual([]);
});
