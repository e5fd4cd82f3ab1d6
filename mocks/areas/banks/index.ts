import { defineArea } from '../../area';
import { ALREADY_THERE, DONE, findOrUnknown, listed, nextId, UNKNOWN } from '../../records';
import type { World } from '../../worlds/world';
import { accountIn, accountsStore } from '../accounts/state';
import {
  type AccountBank,
  accountNumberOf,
  type Bank,
  firstIdOf,
  seedAccountBanks,
  seedBanks,
  seedManyBanks,
} from './seed';

interface Banks {
  all: Bank[];
  /** By account, seeded on first use, because most of twenty thousand accounts are never looked at. */
  ofAccounts: Map<string, AccountBank[]>;
  /** Set by a scenario: a colleague always adds the same one first. */
  hasColleague: boolean;
}

type Inclusion = AccountBank['excl'];

/** Undefined when the contract is not the account's. */
function banksOf(world: World, state: Banks, acct: string, contract: string): AccountBank[] | undefined {
  const account = accountIn(world, acct);
  if (!account?.contract || account.contract !== contract) return undefined;
  const banks = state.ofAccounts.get(acct) ?? seedAccountBanks(account, state.all);
  state.ofAccounts.set(acct, banks);
  return banks;
}

function include(
  list: AccountBank[],
  bank: Bank,
  of: Pick<AccountBank, 'corpacct' | 'contract'>,
  first: number,
  excl: Inclusion,
) {
  const Corp_RIBanksID = Math.max(nextId(list, 'Corp_RIBanksID'), first + 1);
  list.push({ ...bank, ...of, Corp_RIBanksID, excl });
}

export const banks = defineArea({
  name: 'banks',
  seed: (): Banks => ({ all: seedBanks(), ofAccounts: new Map(), hasColleague: false }),
  madeOnDemand: {
    ofAccounts: (world, state, acct) => banksOf(world, state, acct, accountIn(world, acct)?.contract ?? ''),
  },
  empty: () => ({ all: [] }),
  large: () => ({ all: seedManyBanks() }),
  scenarios: [
    {
      name: 'bank-added-elsewhere',
      description: 'When someone adds a bank to a corporate account, a colleague has just added it as excluded.',
      prepare(_world, state) {
        state.hasColleague = true;
      },
    },
  ],
  handlers: {
    listBanks: ({ state }) => listed(state.all),
    listAccountBanks: ({ headers, world, state }) =>
      listed(banksOf(world, state, headers.acct, headers.contract) ?? []),
    addAccountBank: ({ body, world, state }) => {
      const { corpacct, contract, bankcodeandswiftcodeRecID, excl } = body.Value;
      const account = accountIn(world, corpacct);
      const list = banksOf(world, state, corpacct, contract);
      if (!account || !list) return UNKNOWN;
      return findOrUnknown(state.all, 'recordid', bankcodeandswiftcodeRecID, (bank) => {
        const exists = () => list.some(({ recordid }) => recordid === bank.recordid);
        const add = (how: Inclusion) => include(list, bank, { corpacct, contract }, firstIdOf(account), how);
        if (state.hasColleague && !exists()) add('X');
        if (exists()) return ALREADY_THERE;
        add(excl);
        return DONE;
      });
    },
    updateAccountBank: ({ body, world, state }) => {
      const { Corp_RIBanksID, excl } = body.Value;
      const number = accountNumberOf(Corp_RIBanksID);
      const account = world.state(accountsStore).list.find(({ recordid }) => recordid === number);
      const isOf = (rows: AccountBank[]) => rows.some((row) => row.Corp_RIBanksID === Corp_RIBanksID);
      const seen = [...state.ofAccounts.values()].find(isOf);
      const list = seen ?? (account && banksOf(world, state, account.acct, account.contract));
      return findOrUnknown(list ?? [], 'Corp_RIBanksID', Corp_RIBanksID, (bank) => {
        bank.excl = excl;
        return DONE;
      });
    },
  },
});
