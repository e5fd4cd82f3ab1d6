// What the screen begins with.
import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import type { CardAccount } from './calls';

type Listed = components['schemas']['CardAccount'];

/** Who could serve as a sample, and which brand it is of, need not be known; which account it is must be. */
export function labelled({ label, acct, company, membacct = '', contract = '', avega = false }: Listed): CardAccount[] {
  const told = label ?? (acct && `${acct} - ${company ?? ''}`);
  return told ? [{ label: told, membacct, contract, avega }] : [];
}

export const accountsQuery = {
  queryKey: ['digicard', 'accounts'],
  queryFn: async () => {
    const { data } = await answerOf(client.GET('/digicard/accounts'));
    return data.flatMap(labelled);
  },
};

export const columnsQuery = {
  queryKey: ['digicard', 'columns'],
  queryFn: async () => (await answerOf(client.GET('/digicard/columns'))).data.map(({ fieldval }) => fieldval),
};
