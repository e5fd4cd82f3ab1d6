// Generates a whole registration from its serial number.
import { DAY_MS, dayOf, momentOf } from '../../manilaTime';
import { accountOf } from '../../seeding/accounts';
import { inTitleCase, mailboxOf, namesFrom, staffOf } from '../../seeding/persons';
import { cities, companies, streets } from '../../seeding/places';
import { between, pick, pickWeighted, type Random, randomFrom } from '../../seeding/random';
import { seedRemarks } from '../remarks/seed';

import { coreMemberOf } from './core';
import { type CoreField, EVERY_FIELD, type Registration, type Spelling, type Submitted, type Traits } from './model';
import type { Register } from './register';

/** The data that the member entered, with the numbers and the address that identify the member. */
interface Member extends Submitted {
  recordid: number;
  increment_id: string;
  accountno: string;
  email: string;
}

const FIRST_RECORD = 40_001;
const MEMBERS = 1_000_000;
const TRAITS = 2_000_000;
const DETAILS = 3_000_000;

const SPELLINGS = { accents: 0.2, case: 0.2, spaces: 0.1, order: 0.1 };
const MEMBER_STATUSES = { T: 0.03, S: 0.02, U: 0.02, W: 0.02, D: 0.01, X: 0.005 };
const CIVIL_STATUSES = { M: 0.4, W: 0.04, P: 0.04, X: 0.03, C: 0.02, A: 0.01, D: 0.01 };
const MEMBER_TYPES = { D: 0.18, E: 0.05 };
const ATTEMPTS = { 2: 0.16, 3: 0.05, 5: 0.01 };
const ONE_DIFFERENCE = ['birth_date', 'employee_id', 'civil_status', 'lastname', 'cardno', 'gender', 'acct'] as const;

const reviewers = { first: staffOf('INT APD'), second: staffOf('AVG APD') };
const remarks = seedRemarks().filter(({ status }) => status === 'A');
const remarksPromising = (reapp_notif: '0' | '1') =>
  remarks.filter((remark) => remark.reapp_notif === reapp_notif).map((remark) => remark.remarks) as [
    string,
    ...string[],
  ];
const remarksFor = { reapproval: remarksPromising('1'), good: remarksPromising('0') };

export const serialOfRecord = (recordid: number) => recordid - FIRST_RECORD;

export function memberAt(register: Register, serial: number): Member {
  const random = randomFrom(MEMBERS + serial);
  const gender = random() < 0.5 ? 'F' : 'M';
  const street = `${between(random, 1, 480)} ${pick(random, streets)}`;
  const submitted = {
    ...namesFrom(random, gender),
    gender,
    street,
    ...register.specialCases.get(serial)?.submitted,
  } as const;
  return {
    ...submitted,
    ...(random() < 0.08 ? inTitleCase(submitted) : {}),
    recordid: FIRST_RECORD + serial,
    increment_id: register.incrementalId(serial),
    accountno: accountOf(serial),
    email: `${mailboxOf(submitted) || 'member'}${serial + 1}@mail.example`,
  };
}

export function traitsAt(register: Register, serial: number): Traits {
  const random = randomFrom(TRAITS + serial);
  const core = random() < 0.04 ? 'unknown' : 'known';
  const kind = random();
  const one = pick(random, ONE_DIFFERENCE);
  const other = pick(random, EVERY_FIELD);
  const differs = differencesOf(kind, one, other);
  const waits = register.entries[serial]?.decided === null;
  const idFile = random() < (waits ? 0.02 : 0.12) ? 'intid' : random() < 0.05 ? null : 'govid';
  return {
    core,
    spelling: pickWeighted<Spelling>(random, SPELLINGS, 'same'),
    differs,
    hasCard: random() < 0.93,
    hasSelfie: random() < 0.95,
    idFile,
    isIdTurned: random() < 0.05,
    isInSharePoint: random() < 0.7,
    ...register.specialCases.get(serial)?.traits,
  };
}

function differencesOf(kind: number, one: CoreField, other: CoreField): CoreField[] {
  if (kind < 0.15) return [one];
  if (kind < 0.21) return [...new Set([one, other, 'civil_status' as const])];
  return kind < 0.24 ? EVERY_FIELD : [];
}

/** The registration as seeded, before any decision in a world. */
export function registrationAt(register: Register, serial: number): Registration | undefined {
  const entry = register.entries[serial];
  if (!entry) return undefined;
  const random = randomFrom(DETAILS + serial);
  const member = memberAt(register, serial);
  const traits = traitsAt(register, serial);
  const [company, prefix] = pick(random, companies);
  const [city_municipal, province] = pick(random, cities);
  const year = Number(dayOf(register.now).slice(0, 4));
  const month = String(between(random, 1, 12)).padStart(2, '0');
  const begin = year - between(random, 1, 4);
  const digits = (length: number) => String(Math.floor(random() * 10 ** length)).padStart(length, '0');
  const submitted = {
    ...member,
    birthdate: dayOf(Date.UTC(between(random, 1951, 2004), 0, 1) + between(random, 0, 364) * DAY_MS),
    civil_status: pickWeighted<Registration['civil_status']>(random, CIVIL_STATUSES, 'S'),
    company,
    employee_id: `${prefix}-${digits(5)}`,
    membertype: pickWeighted<Registration['membertype']>(random, MEMBER_TYPES, 'P'),
    member_status: member.member_status ?? pickWeighted<string>(random, MEMBER_STATUSES, 'A'),
    cardno: traits.hasCard ? `4000-${digits(4)}-${digits(4)}` : '',
    mobileno: `9${digits(9)}`,
    city_municipal,
    province,
    regcount: member.regcount ?? Number(pickWeighted<string>(random, ATTEMPTS, '1')),
    issued: `${begin}-${month}-25`,
    pci_refdate: `${begin}-${month}-15`,
    pci_rendate: `${year + 1}-${month}-15`,
    pci_enddate: `${year + 1}-${month}-14`,
  };
  const isTerminated = submitted.member_status === 'T';
  const core = coreMemberOf(submitted, traits);
  const knownDay = (day: string) => (core ? day : null);
  return {
    ...submitted,
    issued: knownDay(submitted.issued),
    pci_refdate: knownDay(submitted.pci_refdate),
    pci_rendate: knownDay(submitted.pci_rendate),
    pci_enddate: knownDay(submitted.pci_enddate),
    pci_termdate: isTerminated ? knownDay(`${year}-01-31`) : null,
    pci_membertype: core?.member_type ?? '',
    pci_cardno: core?.cardno ?? '',
    pci_gender: core?.gender ?? '',
    pci_accountno: core?.acct ?? '',
    status: entry.status,
    is_reapprove: entry.reapproved !== null,
    is_for_reapprove: entry.isForReapproval,
    avegatag: entry.isSecondBrand,
    posted_date: momentOf(entry.posted),
    email_verdate:
      random() < 0.04 ? null : momentOf(Math.min(entry.posted + (2 + random() * 40) * 60_000, register.now)),
    ...decisionOf(register, serial, random),
  };
}

function decisionOf(register: Register, serial: number, random: Random) {
  const entry = register.entries[serial];
  if (!entry || entry.decided === null) {
    return { remarks: null, approved_date: null, approved_by: null, reapproved_date: null, reapproved_by: null };
  }
  const wasForReapproval = entry.isForReapproval || entry.reapproved !== null;
  const first = pick(random, wasForReapproval ? remarksFor.reapproval : remarksFor.good);
  const second = pick(random, remarksFor.good);
  const reasons = first !== second && random() < 0.3 ? [first, second] : [first];
  const ours = entry.isSecondBrand ? reviewers.second : reviewers.first;
  return {
    remarks: entry.status === 'D' || wasForReapproval ? reasons.join('\n') : null,
    approved_date: momentOf(entry.decided),
    approved_by: pick(random, ours),
    reapproved_date: entry.reapproved === null ? null : momentOf(entry.reapproved),
    reapproved_by: entry.reapproved === null ? null : pick(random, ours),
  };
}
