// The first queries of the screen.
import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import type { CardAccount } from './calls';

type Listed = received['schemas']['CardAccount'];

/** Drops accounts that have neither a label nor a code. Missing data about the sample member gets default values. */
export function toCardAccounts({
  label,
  acct,
  company,
  membacct = '',
  contract = '',
  avega = false,
}: Listed): CardAccount[] {
  const accountLabel = label ?? (acct && `${acct} - ${company ?? ''}`);
  return accountLabel ? [{ label: accountLabel, membacct, contract, avega }] : [];
}

export const accountsQuery = {
  queryKey: ['digicard', 'accounts'],
  queryFn: async () => {
    const { data } = await answerOf(client.GET('/digicard/accounts'));
    return data.flatMap(toCardAccounts);
  },
};

export const columnsQuery = {
  queryKey: ['digicard', 'columns'],
  queryFn: async () => (await answerOf(client.GET('/digicard/columns'))).data.map(({ fieldval }) => fieldval),
};
