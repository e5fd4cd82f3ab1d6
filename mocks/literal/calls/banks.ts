import { containing, does, lists, looksUp, of, openList, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, accountBank, bank, contract } from '../entities/accounts.ts';
import { addRow, foundBy } from '../entity.ts';
import { isSuccessMessage, notShown } from '../replies.ts';

const addsBank = does(isSuccessMessage, ({ body }, world) => {
  const chosen = foundBy(bank, 'recordid', body.bankcodeandswiftcodeRecID, world);
  if (!chosen) return 'No such bank';
  const { corpacct = '', contract: plan = '', excl = '' } = body;
  addRow(accountBank, { ...chosen, corpacct, contract: plan, excl }, world);
  return {};
});

/** console §7: Bank inclusion */
export const banks: Calls = {
  bankCompanySearch: get('company', lists(account, openList, containing('company', 'company', 'account'))),
  bankAccountLookup: get('corpacct', looksUp(account, openList, of('account', 'corpacct'))),
  getAccountContract: get('acct', looksUp(contract, openList, of('account', 'acct'))),
  listAccountBanks: get(
    'acct contract',
    lists(
      accountBank,
      openList,
      (row, { headers }) => row.corpacct === headers.acct && row.contract === headers.contract,
    ),
  ),
  listBanks: get('', lists(bank, openList)),
  addAccountBank: post('corpacct contract bankcodeandswiftcodeRecID excl=I|X', addsBank),
  updateAccountBank: post('Corp_RIBanksID editedby excl=X|I', updates(accountBank, notShown)),
};
