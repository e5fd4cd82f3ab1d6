import * as v from 'valibot';
import { oneOf } from '@/ui/saving/fieldRules';
import { containsWords, foldedText } from '@/ui/texts/words';
import type { AccountBank, Bank, ContractAccount, Inclusion } from './calls';

export const INCLUDE = [
  { value: 'I', label: 'Yes' },
  { value: 'X', label: 'No' },
] as const;

export const inclusion = oneOf(['I', 'X']);

export const ALREADY = 'Bank already added on this plan.';

/** One of all banks; those that the account has come with its setting. */
export type ListedBank = Bank | AccountBank;

export const isAdded = (bank: ListedBank): bank is AccountBank => 'excl' in bank;

export const idOf = ({ Corp_RIBanksID }: AccountBank) => String(Corp_RIBanksID);
export const listedId = (bank: ListedBank) => (isAdded(bank) ? idOf(bank) : `bank-${bank.recordid}`);

export function listedBanks(all: readonly Bank[], accountBanks: readonly AccountBank[]): ListedBank[] {
  const added = new Set(accountBanks.map(({ recordid }) => recordid));
  return [...accountBanks, ...all.filter(({ recordid }) => !added.has(recordid))];
}

/** `accountBanks` are the banks that the account already has. */
export const additionSchema = (accountBanks: readonly AccountBank[]) =>
  v.object({
    bankcodeandswiftcodeRecID: v.pipe(
      v.number(),
      v.check((recordid) => recordid > 0, 'No bank selected.'),
      v.check((recordid) => accountBanks.every((bank) => bank.recordid !== recordid), ALREADY),
    ),
    excl: inclusion,
  });

/** A bank has a different code for each brand; both are shown if the account's brand is unknown. */
export function codeFor(isSecondBrand: boolean | null, { bankcode, bankcode2 }: Bank): string {
  if (isSecondBrand === null) return `${bankcode} / ${bankcode2}`;
  return isSecondBrand ? bankcode2 : bankcode;
}

export const byName = <Row extends Bank>(banks: readonly Row[]): Row[] => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return banks.toSorted((one, other) => compare(one.bankname, other.bankname));
};

/** Banks that contain every word of the text: first an exact code, then codes and names that begin with the text. */
export function banksFound(banks: readonly Bank[], text: string, isSecondBrand: boolean | null): Bank[] {
  const wanted = foldedText(text.trim());
  const found = banks.filter((bank) =>
    containsWords(`${bank.bankname} ${codeFor(isSecondBrand, bank)} ${bank.swiftcode}`, text),
  );
  if (wanted === '') return found;
  const rank = (bank: Bank) => {
    const code = foldedText(codeFor(isSecondBrand, bank));
    if (code === wanted) return 0;
    return foldedText(bank.bankname).startsWith(wanted) || code.startsWith(wanted) ? 1 : 2;
  };
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The effect of a change. */
export const consequence = (bank: Bank | undefined, { acct }: ContractAccount, excl: Inclusion) =>
  `${bank?.bankname ?? 'The bank'} will be ${excl === 'I' ? 'included' : 'excluded'} for ${acct}.`;
