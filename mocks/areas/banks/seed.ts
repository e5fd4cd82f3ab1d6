// All banks, and the banks that each account has under its contract.
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

type BankRow = [code: string, name: string, swift: string];

const known = BANKS.trim()
  .split('\n')
  .map((line) => line.split(' | ') as BankRow);

const odd = [fixtures.longName, fixtures.script, fixtures.formula, fixtures.emoji].map(
  ({ code, name, swift }): BankRow => [code, name, swift],
);

const initials = (text: string) => text.replace(/[^A-Z]/g, '');

/**
 * One bank of each kind in each city, which gives hundreds; there are never thousands, because the central bank
 * licenses them.
 */
const small = KINDS.flatMap((kind, at) =>
  cities.map(([city], index): BankRow => {
    const code = `${initials(kind)}${String(index + 1).padStart(3, '0')}`;
    return [code, `${kind} of ${city}, Inc.`, `${initials(kind).padEnd(4, 'X').slice(0, 4)}PH${at}${index % 10}`];
  }),
);

const bankOf = ([bankcode, bankname, swiftcode]: BankRow, index: number): Bank => ({
  recordid: index + 1,
  bankcode,
  bankcode2: `${bankcode}2`,
  bankname,
  swiftcode,
});

export const seedBanks = (): Bank[] => [...known, ...odd].map(bankOf);
export const seedManyBanks = (): Bank[] => [...known, ...odd, ...small].map(bankOf);

/** The range of ids for each account, which leaves as many again free for added banks. */
const OF_ONE_ACCOUNT = 1000;

/** The number of the account that has the record with this id. */
export const accountNumberOf = (id: number) => Math.floor(id / OF_ONE_ACCOUNT);
export const firstIdOf = ({ recordid }: CorporateAccount) => recordid * OF_ONE_ACCOUNT;

/** The largest banks come first, as most accounts have them; about every fourth is excluded. */
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
