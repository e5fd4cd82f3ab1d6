// The rules of bank details, in plain words.
import * as v from 'valibot';

export interface BankDetails {
  swiftcode: string;
  bankacct: string;
}

/** ISO 9362: the bank, its country, its place, and a branch if there is one. */
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const ACCOUNT = /^[A-Z0-9]{6,34}$/;

/** As people write them on paper: in groups, with dashes. */
const withoutGroups = (typed: string) => typed.replace(/[\s-]+/g, '').toUpperCase();

export const bankSchema = v.object({
  bankacct: v.pipe(
    v.string(),
    v.transform(withoutGroups),
    v.nonEmpty('Please input the bank account.'),
    v.regex(ACCOUNT, 'A bank account has 6 to 34 digits or letters.'),
  ),
  swiftcode: v.pipe(
    v.string(),
    v.transform(withoutGroups),
    v.nonEmpty('Please input the SWIFT code.'),
    v.check(({ length }) => length === 8 || length === 11, 'A SWIFT code has 8 or 11 characters.'),
    v.regex(SWIFT, 'A SWIFT code begins with four letters for the bank and two for its country, as in BOPIPHMM.'),
  ),
});
