import { containsText, lists, looksUp, openList, updates } from '../callBehaviour.ts';
import { account, accountBank, bank, contract } from '../entities/accounts.ts';
import { addRow, foundBy } from '../entity.ts';
import { isSuccessMessage, notShown } from '../replies.ts';
import type { Answers, Section } from '../shapes.ts';

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

export const banks: Section = {
  title: 'console §7: Bank inclusion',
  calls: [
    {
      name: 'bankCompanySearch',
      spec: 'console: "GET search companies (header company)"',
      method: 'GET',
      path: '/api/banks/company-search',
      sends: { headers: 'company' },
      answers: lists(account, openList, (row, { headers }) => containsText(row, headers.company, 'company', 'account')),
    },
    {
      name: 'bankAccountLookup',
      spec: 'console: "GET single account (header corpacct)"',
      method: 'GET',
      path: '/api/banks/account',
      sends: { headers: 'corpacct' },
      answers: looksUp(account, openList, (row, { headers }) => row.account === headers.corpacct),
    },
    {
      name: 'accountContract',
      spec: 'console: "GET contract (header acct)"',
      method: 'GET',
      path: '/api/banks/contract',
      sends: { headers: 'acct' },
      answers: looksUp(contract, openList, (row, { headers }) => row.account === headers.acct),
    },
    {
      name: 'accountBanks',
      spec: 'console: "GET banks of account (headers acct, contract)"',
      method: 'GET',
      path: '/api/banks/of-account',
      sends: { headers: 'acct contract' },
      answers: lists(
        accountBank,
        openList,
        (row, { headers }) => row.corpacct === headers.acct && row.contract === headers.contract,
      ),
    },
    {
      name: 'allBanks',
      spec: 'console: "GET all banks"',
      method: 'GET',
      path: '/api/banks/all',
      sends: {},
      answers: lists(bank, openList),
    },
    {
      name: 'addBank',
      spec: 'console: "POST add bank {corpacct, contract, bankcodeandswiftcodeRecID, excl} -> is_success, message"',
      method: 'POST',
      path: '/api/banks/add',
      sends: { body: 'corpacct contract bankcodeandswiftcodeRecID excl=I|X' },
      answers: addsBank,
    },
    {
      name: 'updateBankInclusion',
      spec: 'console: "POST update inclusion {Corp_RIBanksID, editedby, excl X or I}"',
      method: 'POST',
      path: '/api/banks/update-inclusion',
      sends: { body: 'Corp_RIBanksID editedby excl=X|I' },
      answers: updates(accountBank, notShown),
    },
  ],
};
