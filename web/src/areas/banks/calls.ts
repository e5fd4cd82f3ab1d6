import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client, type ReplacingAct } from '@/api/client';

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

export const accountBanksQuery = ({ acct, contract }: ContractAccount) => ({
  queryKey: ['banks', 'of', acct, contract],
  queryFn: async () => (await answerOf(client.GET('/banks/account', { params: { header: { acct, contract } } }))).data,
});

export const addAccountBank = (
  acting: Acting,
  { acct, contract }: ContractAccount,
  fields: { bankcodeandswiftcodeRecID: number; excl: Inclusion },
) => answerOf(acting.POST('/banks/addition', { body: { Value: { corpacct: acct, contract, ...fields } } }));

export const updateAccountBank = (
  replacing: ReplacingAct,
  fields: { Corp_RIBanksID: number; editedby: string; excl: Inclusion },
) => answerOf(replacing.POST('/banks/update', { body: { Value: fields } }));
