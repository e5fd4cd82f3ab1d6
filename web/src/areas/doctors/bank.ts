// The rules for bank details.
import * as v from 'valibot';
import { warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';

export interface BankDetails {
  swiftcode: string;
  bankacct: string;
}

/** ISO 9362: bank, country, location, and optionally a branch. */
const SWIFT = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const ACCOUNT = /^[A-Z0-9]{6,34}$/;

/** People write account numbers in groups with spaces or dashes. */
const withoutGroups = (typed: string) => typed.replace(/[\s-]+/g, '').toUpperCase();

/** In groups of four, as people compare it digit by digit with a form. */
export const inGroups = (typed: string) => withoutGroups(typed).replace(/.{4}(?=.)/g, '$& ');

/** The formats only warn, because banks may have others. Saved values are not warned about. */
export const bankSchema = (saved?: BankDetails) =>
  v.object({
    bankacct: v.pipe(
      v.string(),
      v.transform(withoutGroups),
      requiredText('Enter the bank account.'),
      warning(
        v.check(
          (typed: string) => typed === saved?.bankacct || ACCOUNT.test(typed),
          'A bank account usually has 6 to 34 digits or letters.',
        ),
      ),
    ),
    swiftcode: v.pipe(
      v.string(),
      v.transform(withoutGroups),
      requiredText('Enter the SWIFT code.'),
      warning(
        v.check(
          (typed: string) => typed === saved?.swiftcode || typed.length === 8 || typed.length === 11,
          'A SWIFT code usually has 8 or 11 characters.',
        ),
      ),
      warning(
        v.check(
          (typed: string) => typed === saved?.swiftcode || SWIFT.test(typed),
          'A SWIFT code usually begins with four letters for the bank and two for its country, as in BOPIPHMM.',
        ),
      ),
    ),
  });
