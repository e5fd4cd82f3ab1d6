import { beforeAll, expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { DAY_MS, dayOf, momentOf, writtenDay } from '../../manilaTime';
import { serialOfAccount } from '../../seeding/accounts';

import { companyRecordsOf, coreMemberOf } from './core';
import { filesOf } from './files';
import { type Fixture, fixtures } from './fixtures';
import { EVERY_FIELD, type Registration } from './model';
import { picture } from './pictures';
import { Register, usual } from './register';
import { registrationAt, serialOfRecord, traitsAt } from './registration';
import { historyOf, pendingOf, type State, seedState } from './state';

const now = Date.now();
let state: State;
let all: Registration[];

beforeAll(() => {
  state = seedState(now);
  all = state.register.entries.map((_, serial) => registrationAt(state.register, serial) as Registration);
});

const of = ({ recordid }: Fixture) => {
  const registration = all[serialOfRecord(recordid)] as Registration;
  const traits = traitsAt(state.register, serialOfRecord(recordid));
  return { registration, traits, core: coreMemberOf(registration, traits) };
};
const tagsOf = ({ recordid }: Fixture, type: 'govid' | 'intid' = 'govid') =>
  filesOf(state, recordid, type).map(({ tag }) => tag);

it('has 137 pending registrations of the first brand and 64 of the second, oldest first', () => {
  for (const [isSecondBrand, count] of [
    [false, 137],
    [true, 64],
  ] as const) {
    const { recordcount, data } = pendingOf(state, isSecondBrand, 0, 1000);
    expect([recordcount, data.length]).toEqual([count, count]);
    const posted = data.map(({ posted_date }) => posted_date);
    expect(posted).toEqual([...posted].sort());
    expect(data.every(({ avegatag }) => avegatag === isSecondBrand)).toBe(true);
  }
});

it('numbers registrations uniquely, in the order of posting', () => {
  const byPosting = all.toSorted((one, other) => one.posted_date.localeCompare(other.posted_date));
  expect(byPosting.map(({ increment_id }) => increment_id)).toEqual(all.map(({ increment_id }) => increment_id).sort());
  expect(new Set(all.map(({ increment_id }) => increment_id)).size).toBe(all.length);
  for (const { increment_id } of all) expect(increment_id).toMatch(/^KYC\d{9}$/);
  for (const [serial, { accountno }] of all.entries()) {
    expect(accountno).toMatch(/^\d{13}$/);
    expect(serialOfAccount(accountno)).toBe(serial);
  }
});

it('has no event later than now, and no decision before its posting', () => {
  const latest = momentOf(now);
  for (const { posted_date, email_verdate, approved_date, reapproved_date } of all) {
    expect(posted_date <= latest && (email_verdate ?? '') <= latest).toBe(true);
    expect(approved_date === null || (approved_date > posted_date && approved_date <= latest)).toBe(true);
    expect(reapproved_date === null || (reapproved_date > (approved_date ?? '') && reapproved_date <= latest)).toBe(
      true,
    );
  }
});

it('has as many just after midnight', () => {
  const midnight = Date.UTC(2026, 10, 20, 16, 0, 1);
  const register = new Register(usual, midnight);
  const decidedToday = register.decided.filter(
    (serial) => dayOf(register.entries[serial]?.decided ?? 0) === '2026-11-21',
  );
  expect(decidedToday.length).toBe(27);
  expect(register.serialsByCase).toEqual(state.register.serialsByCase);
});

it('has decisions of both brands every day, and reapprovals of both within three days', () => {
  for (let ago = 0; ago < 120; ago += 1) {
    const decided = all.filter(({ approved_date }) => approved_date?.startsWith(dayOf(now - ago * DAY_MS)));
    expect(decided.filter(({ avegatag }) => !avegatag).length).toBeGreaterThanOrEqual(12);
    expect(decided.filter(({ avegatag }) => avegatag).length).toBeGreaterThanOrEqual(5);
  }
  const written = (ago: number) => writtenDay(dayOf(now - ago * DAY_MS));
  const reapproved = historyOf(state, { from: written(2), to: written(0), by: 'APPROVED', isReapproved: true });
  expect(new Set(reapproved.map(({ avegatag }) => avegatag))).toEqual(new Set([true, false]));
});

it('the fixtures have the core data that they describe', () => {
  const { pending } = fixtures;
  const differing = (fixture: Fixture) => {
    const { registration, core } = of(fixture);
    const plain = coreMemberOf(registration, { ...of(fixture).traits, differs: [] });
    return EVERY_FIELD.filter((field) => core?.[field] !== plain?.[field]);
  };
  expect(differing(pending.matching)).toEqual([]);
  expect(of(pending.matching).core?.lastname).toBe(pending.matching.lastname);
  expect(of(pending.accents).core).toMatchObject({ lastname: 'PENAFLOR', firstname: 'JOSE MARIA' });
  expect(of(pending.nameOrder).core?.firstname.toUpperCase()).toBe('CLARA MARIA');
  expect(differing(pending.differsInBirthdate)).toEqual(['birth_date']);
  expect(differing(pending.differsInSeveral).length).toBe(4);
  expect(differing(pending.differsInAll)).toEqual(EVERY_FIELD);
  expect(of(pending.noCard).core?.cardno).toBe('');
  expect(of(pending.unknownToCore).core).toBeNull();
  expect(companyRecordsOf(of(pending.unknownToCore).registration, of(pending.unknownToCore).traits)).toEqual([]);
  expect(of(pending.coreRefuses).traits.core).toBe('refused');
});

it('the fixtures have the pictures that they describe', () => {
  const { pending } = fixtures;
  expect(tagsOf(pending.matching)).toEqual(['selfie', 'ID']);
  expect(tagsOf(pending.noSelfie)).toEqual(['ID']);
  expect(tagsOf(pending.noId)).toEqual(['selfie']);
  expect(tagsOf(pending.noFiles)).toEqual([]);
  expect([tagsOf(pending.intIdOnly), tagsOf(pending.intIdOnly, 'intid')]).toEqual([['selfie'], ['ID']]);
});

it('the fixtures have the names and decisions that they describe', () => {
  const { pending, decided } = fixtures;
  expect(pending.longName.lastname).toHaveLength(250);
  expect(pending.longName.lastname).toBe(pending.longName.lastname.trim());
  expect(pending.formula.fullName).toMatch(/^@x .*=1\+1$/);
  expect(of(pending.script).registration.street).toBe('<script>alert(1)</script>');
  const today = dayOf(now);
  expect(of(decided.approvedToday).registration).toMatchObject({ status: 'A', is_reapprove: false });
  expect(of(decided.forReapproval).registration).toMatchObject({ status: 'D', is_for_reapprove: true });
  expect(of(decided.disapprovedForGood).registration).toMatchObject({ status: 'D', is_for_reapprove: false });
  for (const fixture of [decided.approvedToday, decided.forReapproval, decided.disapprovedForGood]) {
    expect(of(fixture).registration.approved_date?.slice(0, 10)).toBe(today);
  }
  expect(of(decided.reapprovedToday).registration).toMatchObject({ status: 'A', is_reapprove: true, avegatag: false });
  expect(of(decided.reapprovedToday).registration.reapproved_date?.slice(0, 10)).toBe(today);
  expect(all.filter(({ lastname }) => lastname.toUpperCase() === 'QUIAMBAO-ÑARRA')).toHaveLength(1);
  for (const fixture of [...Object.values(pending), ...Object.values(decided)]) {
    expect(of(fixture).registration.avegatag).toBe(false);
  }
});

it('the queue starts with five ordinary registrations', () => {
  for (const serial of state.register.pending[0].slice(0, 5)) {
    expect(traitsAt(state.register, serial)).toMatchObject({
      core: 'known',
      hasCard: true,
      hasSelfie: true,
      idFile: 'govid',
    });
    expect(traitsAt(state.register, serial).differs.length).toBeLessThanOrEqual(1);
  }
});

it('draws real pictures, and a rotated one on its side', () => {
  const { registration } = of(fixtures.pending.turnedId);
  const sizeOf = (bytes: Uint8Array) => {
    expect(pictureTypeOf(bytes)).toBe('image/png');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return [view.getUint32(16), view.getUint32(20)];
  };
  expect(sizeOf(picture(registration, 'selfie', true))).toEqual([720, 960]);
  expect(sizeOf(picture(registration, 'govid', true))).toEqual([638, 1011]);
  expect(sizeOf(picture(registration, 'intid', false))).toEqual([1011, 638]);
});
