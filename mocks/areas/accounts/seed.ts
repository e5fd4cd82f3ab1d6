// Corporate accounts: first those for special cases, then as many others as requested. No call changes them, so all
// worlds share them.
import type { components } from '#contract';
import { folded } from '../../seeding/text';
import { accountCode } from './code';
import { fixtures } from './fixtures';

type Account = components['schemas']['Account'];
/** The status is derived, because suspensions are stored elsewhere. */
export type CorporateAccount = Omit<Account, 'status'> & { isTerminated: boolean };

type Words = readonly [string, ...string[]];

const STEMS: Words = [
  'Bagong Araw',
  'Bathala',
  'Bituin',
  'Buklod',
  'Dagat Verde',
  'Dakila',
  'Ginto',
  'Hiraya',
  'Isla Norte',
  'Kabuhayan',
  'Kapwa',
  'Katipunan',
  'La Paz',
  'Lakandula',
  'Lunas',
  'Magiting',
  'Malaya',
  'Mariveles',
  'Narra',
  'Pag-asa',
  'Parola',
  'Peñaranda',
  'Pinagpala',
  'Puerto Azul',
  'Salinlahi',
  'San Roque',
  'Santelmo',
  'Sierra Madre',
  'Tanglaw',
  'Yakal',
];

const TRADES: Words = [
  'Agri Ventures, Inc.',
  'Bottling Company',
  'Business Process Outsourcing',
  'Canning Corporation',
  'Construction & Development',
  'Electronics Philippines',
  'Foods Corporation',
  'Freight Forwarders',
  'Garments Manufacturing',
  'Hotels and Resorts',
  'Insurance Brokers',
  'Logistics',
  'Medical Supplies',
  'Multi-Purpose Cooperative',
  'Packaging Corporation',
  'Pharma Distributors',
  'Power Generation',
  'Realty & Holdings, Inc.',
  'Retail Group',
  'Rural Bank',
  'Savings and Loan Association',
  'Security Agency',
  'Shipping Lines',
  'Software Solutions',
  'Telecommunications',
  'Trucking & Hauling',
  'University',
  'Water Utilities',
];

const SITES: Words = [
  'Batangas',
  'Cagayan de Oro',
  'Cavite',
  'Cebu',
  'Clark',
  'Davao',
  'General Santos',
  'Iloilo',
  'Laguna',
  'Las Piñas',
  'Makati',
  'Naga',
  'Ortigas',
  'Parañaque',
  'Quezon City',
  'Subic',
  'Tacloban',
  'Taguig',
  'Zamboanga',
];

const at = (words: Words, index: number) => words[index % words.length] ?? words[0];

/**
 * The numbers of stems and trades have no common divisor except two, so each round through the stems is shifted by one
 * trade.
 */
function companyOf(index: number): string {
  const round = Math.floor(index / STEMS.length);
  const name = `${at(STEMS, index)} ${at(TRADES, index + round)}`;
  const site = Math.floor(index / (STEMS.length * TRADES.length));
  return site === 0
    ? name
    : `${name} – ${at(SITES, site - 1)}${site > SITES.length ? ` ${Math.ceil(site / SITES.length)}` : ''}`;
}

function accountOf(serial: number): CorporateAccount {
  const fixedOnes = Object.values(fixtures);
  const fixed = fixedOnes[serial - 1];
  const { acct, company, isSecondBrand } = fixed ?? {
    acct: accountCode(serial, serial % 3 === 2),
    company: companyOf(serial - 1 - fixedOnes.length),
    isSecondBrand: serial % 3 === 2,
  };
  const has = (other: { acct: string }) => other.acct === acct;
  return {
    recordid: serial,
    acct,
    company,
    contract: has(fixtures.withoutContract) ? '' : `2026-${String(serial).padStart(6, '0')}`,
    avega: isSecondBrand,
    isTerminated: has(fixtures.terminated) || (!fixed && serial % 23 === 0),
  };
}

const made = new Map<number, readonly CorporateAccount[]>();

/** `count` accounts, sorted by company. */
export function corporateAccounts(count: number): readonly CorporateAccount[] {
  const known = made.get(count);
  if (known) return known;
  // Compares folded names, because a collator takes seconds for a hundred thousand.
  const fresh = Array.from({ length: count }, (_, index) => accountOf(index + 1)).map((account) => ({
    account,
    read: folded(account.company),
  }));
  fresh.sort((one, other) => (one.read < other.read ? -1 : Number(one.read > other.read)));
  const sorted = fresh.map(({ account }) => account);
  made.set(count, sorted);
  return sorted;
}
