// Replaces an email address with another one in many lists of recipients.
import * as v from 'valibot';
import { ApiError } from '@/api/answer';
import { isEmailAddress } from '@/ui/texts/emailAddress';
import type { Assignment, Recipients } from './calls';
import { addressesIn, joinedAddresses, MOST_CHARACTERS, tooLong } from './rules';

export interface Replacement {
  from: string;
  to: string;
}

export const replacementSchema = v.pipe(
  v.object({
    from: v.pipe(v.string(), v.nonEmpty('Select the address.')),
    to: v.pipe(v.string(), v.trim(), v.check(isEmailAddress, 'Enter an email address.')),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => from.toLowerCase() !== to.toLowerCase(),
      'Enter a different address.',
    ),
    ['to'],
  ),
);

const LISTS = ['EmailAdd', 'CCEmail', 'BCCEmail'] as const;

export const fieldsOf = ({ EmailAdd, CCEmail, BCCEmail, MunicipalCode, Office, Avega }: Assignment): Recipients => ({
  EmailAdd,
  CCEmail,
  BCCEmail,
  MunicipalCode,
  Regcode: Office,
  Avega,
});

/** The number of lists with each address, regardless of case; the most frequent come first. */
export function usesOf(rows: readonly Assignment[]): Map<string, { address: string; count: number }> {
  const uses = new Map<string, { address: string; count: number }>();
  for (const row of rows)
    for (const address of addressesIn(LISTS.map((list) => row[list]).join(';'))) {
      const key = address.toLowerCase();
      uses.set(key, { address: uses.get(key)?.address ?? address, count: (uses.get(key)?.count ?? 0) + 1 });
    }
  return new Map([...uses].toSorted(([, one], [, other]) => other.count - one.count));
}

/** A field that already has the new address keeps it once. */
export function withAddressReplaced(recipients: Recipients, { from, to }: Replacement): Recipients {
  const inList = (text: string) =>
    joinedAddresses(addressesIn(text).map((address) => (address.toLowerCase() === from.toLowerCase() ? to : address)));
  const changed = { ...recipients, ...Object.fromEntries(LISTS.map((list) => [list, inList(recipients[list])])) };
  const long = LISTS.map((list) => changed[list]).find((text) => text.length > MOST_CHARACTERS);
  if (long !== undefined) throw new ApiError('refused', tooLong(long));
  return changed;
}
