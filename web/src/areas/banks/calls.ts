import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';

type Schemas = received['schemas'];
export type Bank = Schemas['Bank'];
export type AccountBank = Schemas['AccountBank'];
export type Inclusion = AccountBank['excl'];

/** An account with its contract, which banks belong to. */
export interface ContractAccount {
  acct: string;
  contract: string;
  isSecondBrand: boolean | null;
}

export const allBanksQuery = {
  queryKey: ['banks', 'all'],
  queryFn: async () => (await answerOf(client.GET('/banks'))).data,
};

export const accountBanksQuery = ({ acct, contract }: Pick<ContractAccount, 'acct' | 'contract'>) => ({
  queryKey: ['banks', 'of', acct, contract],
  queryFn: async () => (await answerOf(client.GET('/banks/account', { params: { header: { acct, contract } } }))).data,
});

export const addAccountBank = (
  checked: Agreed,
  { acct, contract }: ContractAccount,
  fields: { bankcodeandswiftcodeRecID: number; excl: Inclusion },
) => answerOf(client.POST('/banks/addition', { checked, body: { Value: { corpacct: acct, contract, ...fields } } }));

export const updateAccountBank = (
  checked: Agreed & Compared,
  fields: { Corp_RIBanksID: number; editedby: string; excl: Inclusion },
) => answerOf(client.POST('/banks/update', { checked, body: { Value: fields } }));
