import { containsText, lists, looksUp, openList, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { account, accountBank, bank, contract } from '../entities/accounts.ts';
import { addRow, foundBy } from '../entity.ts';
import { isSuccessMessage, notShown } from '../replies.ts';
import type { Answers } from '../shapes.ts';

const addsBank: Answers = {
  give: ({ body }, world) => {
    const chosen = foundBy(bank, 'recordid', body.bankcodeandswiftcodeRecID, world);
    if (!chosen) return isSuccessMessage.no('No such bank', world.variant);
    const { corpacct = '', contract: plan = '', excl = '' } = body;
    addRow(accountBank, { ...chosen, corpacct, contract: plan, excl }, world);
    return isSuccessMessage.yes(world.variant);
  },
  refuse: isSuccessMessage.no,
};

/** console §7: Bank inclusion */
export const banks: Calls = {
  bankCompanySearch: get(
    'company',
    lists(account, openList, (row, { headers }) => containsText(row, headers.company, 'company', 'account')),
  ),
  bankAccountLookup: get(
    'corpacct',
    looksUp(account, openList, (row, { headers }) => row.account === headers.corpacct),
  ),
  getAccountContract: get(
    'acct',
    looksUp(contract, openList, (row, { headers }) => row.account === headers.acct),
  ),
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
