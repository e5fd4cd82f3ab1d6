import { beforeAll, expect, it } from 'vitest';
import { pictureTypeOf } from '../../forms/pictureType';
import { momentOf } from '../../manilaTime';
import { applicationAt, serialOfCode, serialOfRecord, traitsAt } from './application';
import { filesOf, pictureAt } from './files';
import { type Fixture, fixtures } from './fixtures';
import { licenceOf } from './licence';
import type { Application } from './model';
import { Register, usual } from './register';
import { applicationByRecord, historyOf, pendingOf, type State, seedState } from './state';

const now = Date.now();
let state: State;
let pending: Application[];
let history: Application[];
let all: Application[];

beforeAll(() => {
  state = seedState(now);
  pending = pendingOf(state);
  history = historyOf(state);
  all = [...pending, ...history];
});

const of = ({ docuserId }: Fixture) => applicationByRecord(state, docuserId);
const tagsOf = ({ docuserId }: Fixture) => filesOf(state, docuserId).map(({ tag }) => tag);
const licenceAt = (application: Application) =>
  licenceOf(application, traitsAt(state.register, serialOfRecord(application.Docuser_ID)), now);
const isSecretary = ({ Role }: Application) => Role === 'SECRETARY';
const digitsApart = (one: string, other: string) => [...one].filter((digit, place) => digit !== other[place]).length;

it('has 90 pending applications, oldest first, and 3,000 decided ones of a year and a half, latest first', () => {
  expect([pending.length, history.length]).toEqual([90, 3000]);
  const posted = pending.map(({ Posted_date }) => Posted_date);
  expect(posted).toEqual(posted.toSorted());
  const decided = history.map(({ Approveddate }) => Approveddate ?? '');
  expect(decided).toEqual(decided.toSorted().reverse());
  expect(new Set(decided.map((moment) => moment.slice(0, 7))).size).toBeGreaterThanOrEqual(18);
  expect(pending.every(({ Approveddate, Approvedby, remarks }) => !Approveddate && !Approvedby && !remarks)).toBe(true);
});

it('numbers applications in the order they were posted, and gives every doctor a code and a PRC number', () => {
  const byPosting = all.toSorted((one, other) => one.Docuser_ID - other.Docuser_ID);
  const counters = byPosting.map(({ incremental_id }) => incremental_id.slice(6, 12));
  expect(counters).toEqual(byPosting.map((_, index) => String(index + 1).padStart(6, '0')));
  const posted = byPosting.map(({ Posted_date }) => Posted_date);
  expect(posted).toEqual(posted.toSorted());
  for (const { incremental_id, Posted_date } of all) expect(incremental_id.slice(2, 6)).toBe(Posted_date.slice(0, 4));

  const doctors = all.filter((application) => !isSecretary(application));
  for (const { DrCode, PRCnumber, Docuser_ID } of doctors) {
    expect(PRCnumber).toMatch(/^\d{7}$/);
    expect(serialOfCode(DrCode)).toBe(serialOfRecord(Docuser_ID));
  }
  expect(new Set(doctors.map(({ PRCnumber }) => PRCnumber)).size).toBe(doctors.length);
});

it('every twelfth applicant is a secretary, with doctors instead of a licence and bank details', () => {
  const secretaries = all.filter(isSecretary);
  expect(secretaries.length).toBeGreaterThan(all.length / 15);
  expect(secretaries.length).toBeLessThan(all.length / 10);
  const codes = new Set(all.map(({ DrCode }) => DrCode));
  for (const { Docuser_ID, PRCnumber, DrType, DrCode, bankacct, swiftcode, SelectedDoctors } of secretaries) {
    expect(filesOf(state, Docuser_ID).map(({ tag }) => tag)).not.toContain('prc_id');
    expect([PRCnumber, DrType, DrCode, bankacct, swiftcode]).toEqual(['', '', '', '', '']);
    expect(new Set(SelectedDoctors).size).toBe(SelectedDoctors?.length);
    expect(SelectedDoctors?.length).toBeGreaterThanOrEqual(1);
    expect(SelectedDoctors?.length).toBeLessThanOrEqual(6);
    for (const doctor of SelectedDoctors ?? []) expect(codes).toContain(String(doctor).split(' · ')[0]);
  }
  expect(all.filter(({ SelectedDoctors }) => SelectedDoctors).length).toBe(secretaries.length);
  expect(new Set(all.map(({ DrType }) => DrType)).size).toBe(9);
});

it('has no event later than now, and no decision before its posting', () => {
  const latest = momentOf(now);
  for (const { Regdate, Posted_date, verification_date, Approveddate } of all) {
    expect((Regdate ?? '') < Posted_date && Posted_date <= latest && (verification_date ?? '') <= latest).toBe(true);
    expect(Approveddate === null || (Approveddate > Posted_date && Approveddate <= latest)).toBe(true);
  }
});

it('has as many just after midnight', () => {
  const register = new Register(usual, Date.UTC(2026, 10, 20, 16, 0, 1));
  expect([register.pending.length, register.decided.length]).toEqual([90, 3000]);
  const application = applicationAt(register, register.decided[0] ?? -1);
  expect(application?.Approveddate?.slice(0, 10)).toBe('2026-11-21');
});

it('all approved doctors but six have bank details', () => {
  const approved = history.filter((application) => application.RegStatus === 'A' && !isSecretary(application));
  const unpaid = approved.filter(({ bankacct }) => bankacct === '');
  expect(unpaid).toHaveLength(6);
  expect(unpaid[0]?.Docuser_ID).toBe(fixtures.decided.bankMissing.docuserId);
  for (const { bankacct, swiftcode } of approved.filter((application) => !unpaid.includes(application))) {
    expect(bankacct).toMatch(/^\d{10,14}$/);
    expect(swiftcode).toMatch(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/);
  }
  for (const { bankacct, swiftcode, is_reapprove } of pending) {
    expect(bankacct === '').toBe(swiftcode === '');
    expect(bankacct === '' || is_reapprove).toBe(true);
  }
  const disapproved = history.filter(({ RegStatus }) => RegStatus === 'D');
  expect(disapproved.every(({ bankacct, remarks }) => bankacct === '' && remarks)).toBe(true);
});

it('about every ninth licence has a differing number', () => {
  const { numberDiffers, numberDiffersTwice, matching } = fixtures.pending;
  const apart = ({ prcNumber, licenceNumber }: Fixture) => digitsApart(prcNumber, licenceNumber);
  expect([matching, numberDiffers, numberDiffersTwice].map(apart)).toEqual([0, 1, 2]);
  const doctors = history.filter((application) => !isSecretary(application));
  const differing = doctors.filter((application) => licenceAt(application).number !== application.PRCnumber);
  expect(differing.length).toBeGreaterThan(doctors.length / 11);
  expect(differing.length).toBeLessThan(doctors.length / 8);
  for (const application of differing) {
    const { number } = licenceAt(application);
    expect(number).toHaveLength(application.PRCnumber.length);
    expect(digitsApart(number, application.PRCnumber)).toBeLessThanOrEqual(2);
  }
});

it('licences end on a birthday, and expired ones before today', () => {
  const today = momentOf(now).slice(0, 10);
  const expired = of(fixtures.pending.expiredLicence);
  expect(expired && licenceAt(expired).validUntil < today).toBe(true);
  const valid = of(fixtures.pending.matching);
  expect(valid && licenceAt(valid).validUntil > today).toBe(true);
  const leapling = { ...valid, Birthdate: '1980-02-29' } as Application;
  expect(licenceAt(leapling).validUntil).toMatch(/-02-28$/);
});

it('the fixtures have the pictures that they describe', () => {
  const { matching, noSelfie, noLicence, noFiles, secretary } = fixtures.pending;
  expect(tagsOf(matching)).toEqual(['selfie', 'prc_id']);
  expect(tagsOf(noSelfie)).toEqual(['prc_id']);
  expect(tagsOf(noLicence)).toEqual(['selfie']);
  expect(tagsOf(noFiles)).toEqual([]);
  expect(tagsOf(secretary)).toEqual(['selfie']);
});

it('the fixtures have the names and decisions that they describe', () => {
  const { pending: waiting, decided } = fixtures;
  expect(waiting.longName.lastname).toHaveLength(250);
  expect(waiting.formula.fullName).toMatch(/^@x .*=1\+1$/);
  expect(waiting.script.lastname).toBe('<script>alert(1)</script>');
  expect(waiting.rightToLeft.lastname).toMatch(/^\p{Script=Arabic}+$/u);
  expect(of(waiting.emoji)?.Firstname).toBe('JOY 😀');
  expect(of(waiting.noMiddleName)?.MidName).toBe('');
  expect(of(waiting.noTelephone)?.Telephone).toBe('');
  expect(of(waiting.notVerified)?.verification_date).toBeNull();
  expect(of(waiting.unknownRole)).toMatchObject({ Role: 'RESIDENT', SelectedDoctors: null });
  expect(of(waiting.unknownStatus)).toMatchObject({ RegStatus: 'Q', Approveddate: null });
  expect(of(waiting.returning)).toMatchObject({ is_reapprove: true, bankacct: expect.stringMatching(/^\d/) });
  expect(of(waiting.returningWithoutBank)).toMatchObject({ is_reapprove: true, bankacct: '' });
  expect(of(waiting.secretaryOfSix)?.SelectedDoctors).toHaveLength(6);
  expect(history[0]?.Docuser_ID).toBe(decided.approvedLast.docuserId);
  expect(of(decided.disapprovedLast)).toMatchObject({ RegStatus: 'D', remarks: expect.stringMatching(/./) });
  expect(of(decided.unknownStatus)).toMatchObject({ RegStatus: 'Z', Approvedby: expect.stringContaining('@') });
  expect(of(decided.secretary)).toMatchObject({ RegStatus: 'A', Role: 'SECRETARY' });
});

it('the queue starts with five ordinary applications', () => {
  for (const application of pending.slice(0, 5)) {
    expect(application).toMatchObject({ Role: 'DOCTOR', is_reapprove: false, bankacct: '' });
    expect(licenceAt(application).number).toBe(application.PRCnumber);
    expect(filesOf(state, application.Docuser_ID)).toHaveLength(2);
  }
});

it('draws real pictures, with the licence in landscape format', () => {
  const sizeOf = (bytes: Uint8Array | undefined) => {
    if (!bytes) return undefined;
    expect(pictureTypeOf(bytes)).toBe('image/png');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return [view.getUint32(16), view.getUint32(20)];
  };
  for (const { docuserId } of [fixtures.pending.matching, fixtures.pending.noMiddleName, fixtures.pending.script]) {
    expect(sizeOf(pictureAt(state, `doctors/${docuserId}/selfie.png`))).toEqual([720, 960]);
    expect(sizeOf(pictureAt(state, `doctors/${docuserId}/prc_id.png`))).toEqual([1011, 638]);
  }
});
