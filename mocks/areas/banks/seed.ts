// All banks, and which of them an account has under its contract.
import type { components } from '#contract';
import { cities } from '../../seeding/places';
import { randomFrom } from '../../seeding/random';
import { fixtures as accounts } from '../accounts/fixtures';
import type { CorporateAccount } from '../accounts/seed';
import { fixtures } from './fixtures';
import { BANKS } from './names';

type Schemas = components['schemas'];
export type Bank = Schemas['Bank'];
export type AccountBank = Schemas['AccountBank'];

const KINDS = ['Rural Bank', 'Cooperative Bank', 'Savings and Loan Bank', 'Development Bank', 'Thrift Bank'];

type Named = [code: string, name: string, swift: string];

const known = BANKS.trim()
  .split('\n')
  .map((line) => line.split(' | ') as Named);

const odd = [fixtures.longName, fixtures.script, fixtures.formula, fixtures.emoji].map(
  ({ code, name, swift }): Named => [code, name, swift],
);

const initials = (text: string) => text.replace(/[^A-Z]/g, '');

/** One of each kind in each city: there are hundreds, as the central bank licenses them, and there never will be thousands. */
const small = KINDS.flatMap((kind, at) =>
  cities.map(([city], index): Named => {
    const code = `${initials(kind)}${String(index + 1).padStart(3, '0')}`;
    return [code, `${kind} of ${city}, Inc.`, `${initials(kind).padEnd(4, 'X').slice(0, 4)}PH${at}${index % 10}`];
  }),
);

const bankOf = ([bankcode, bankname, swiftcode]: Named, index: number): Bank => ({
  recordid: index + 1,
  bankcode,
  bankcode2: `${bankcode}2`,
  bankname,
  swiftcode,
});

export const seedBanks = (): Bank[] => [...known, ...odd].map(bankOf);
export const seedManyBanks = (): Bank[] => [...known, ...odd, ...small].map(bankOf);

/** Above those of every account there is room for as many more. */
const OF_ONE_ACCOUNT = 1000;

/** Which account has what stands under this number. */
export const accountNumberOf = (id: number) => Math.floor(id / OF_ONE_ACCOUNT);
export const firstIdOf = ({ recordid }: CorporateAccount) => recordid * OF_ONE_ACCOUNT;

/** The largest first, as most accounts have them; every fourth or so is excluded. */
export function seedAccountBanks(account: CorporateAccount, banks: readonly Bank[]): AccountBank[] {
  const { acct, contract, recordid } = account;
  if (!contract || acct === accounts.withoutBanks.acct) return [];
  const random = randomFrom(recordid + 77);
  const many = acct === accounts.first.acct || acct === accounts.second.acct;
  const chosen = banks
    .slice(0, known.length - 1)
    .filter(({ recordid: bank }) => bank <= 2 || random() < (many ? 0.3 : 0.12));
  return chosen.map((bank, at) => ({
    ...bank,
    Corp_RIBanksID: firstIdOf(account) + at + 1,
    corpacct: acct,
    contract,
    excl: at === 1 || (at > 1 && random() < 0.25) ? 'X' : 'I',
  }));
}
