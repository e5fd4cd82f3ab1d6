// The member of each account who serves as the sample for its card.

import { accountOf } from '../../seeding/accounts';
import { namesFrom } from '../../seeding/persons';
import { between, pick, randomFrom } from '../../seeding/random';
import { fixtures } from '../accounts/fixtures';
import type { CorporateAccount } from '../accounts/seed';
import type { MemberColumn } from './seed';

/** A range that no registered member has. */
const FIRST_SERIAL = 900_000;
const PLANS = ['Gold', 'Platinum', 'Silver', 'Bronze', 'Executive'] as const;
const ROOMS = ['Ward', 'Semi-private', 'Regular Private', 'Suite'] as const;

/** The account number of the sample member; empty when the account has none. */
export const sampleAccountOf = ({ acct, recordid }: CorporateAccount) =>
  acct === fixtures.withoutMembers.acct ? '' : accountOf(FIRST_SERIAL + recordid);

const LONG_NAMES = {
  lastname: 'DE LOS SANTOS-MACAPAGAL Y VILLAVICENCIO',
  firstname: 'MARÍA CONCEPCIÓN INMACULADA DEL ROSARIO TRINIDAD',
  middlename: 'BUENAVENTURA-GATCHALIAN',
};

export function sampleMember(account: CorporateAccount): Record<MemberColumn, string> {
  const random = randomFrom(FIRST_SERIAL + account.recordid);
  const gender = random() < 0.5 ? 'F' : 'M';
  const drawn = namesFrom(random, gender);
  const { lastname, firstname, middlename } = account.acct === fixtures.longName.acct ? LONG_NAMES : drawn;
  const day = (year: number) =>
    `${String(between(random, 1, 12)).padStart(2, '0')}/${String(between(random, 1, 28)).padStart(2, '0')}/${year}`;
  return {
    accountno: sampleAccountOf(account),
    lastname,
    firstname,
    midname: middlename,
    company: account.company,
    birthdate: day(between(random, 1962, 2003)),
    gender: gender === 'F' ? 'Female' : 'Male',
    plan: pick(random, PLANS),
    room: pick(random, ROOMS),
    effdate: '01/01/2026',
    enddate: '12/31/2026',
    hotline: '(02) 8789 4000',
  };
}
