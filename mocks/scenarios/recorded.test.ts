// A recorded scenario: recorded answers become the state of their areas, so that later saves act on them.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../openapi/generated/examples';
import { areas } from '../areas';
import { DAY_MS, dayOf, momentOf } from '../manilaTime';
import { askingAs } from '../testing';
import { withDatesMoved } from '../worlds/movedDates';
import type { RecordedCall } from '../worlds/recordedCall';
import { recordedAnswer } from '../worlds/recordedState';
import { World } from '../worlds/world';
import { worldNamed } from '../worlds/worlds';
import { keptScenarios } from './files';
import { type RecordedScenario, scenarioOfRecording, treatmentOf } from './recorded';

const ADMINISTRATOR = 'maria.santos@lumina.example';
const REVIEWER = 'jose.reyes@lumina.example';
const DOCTORS_DESK = 'ramon.bautista@lumina.example';
const NOBODY = { email: '', fullname: '', remarks: '' };
const today = () => dayOf(Date.now());

const exampleOf = (operation: OperationId) => Object(Object.values(Object(examples[operation])[200])[0]);
const rowOf = (operation: OperationId) => {
  const { data, Data = data } = exampleOf(operation);
  return [Data].flat()[0];
};
const listing = (operation: OperationId, rows: object[], request: Record<string, unknown> = {}): RecordedCall => ({
  ...{ operation, asked: request, status: 200 },
  value: { data: rows },
});

const recordingOf = (answers: RecordedCall[], day = today()): RecordedScenario => ({
  ...{ name: 'as-of-some-day', description: 'As it was.', day, answers },
});
const worldOf = (answers: RecordedCall[], day?: string) =>
  new World('test', scenarioOfRecording(recordingOf(answers, day)));

const pendingRow = (recordid: number, differing: object = {}) => ({
  ...rowOf('listPendingRegistrations'),
  ...{ recordid, accountno: `9${recordid}`, incremental_id: `KYC2026${recordid}`, status: 'W', ...differing },
});
const decidedRow = (recordid: number, approved_date: string) => ({
  ...rowOf('listRegistrationHistory'),
  ...{ recordid, accountno: `9${recordid}`, approved_date, status: 'A', is_reapprove: false },
});
const queue = { headers: { recordstart: '0', recordend: '50', avega: '0' } } as const;
const daysOf = (datefrom: string, dateto: string) =>
  ({ headers: { datefrom, dateto, filterby: 'APPROVED', reapprove: 'FALSE' } }) as const;
const written = (ms: number) => dayOf(ms).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');

it('a recorded list becomes the state, and saves act on it', () => {
  const world = worldOf([listing('listRemarks', [{ ...rowOf('listRemarks'), recordid: 71, remarks: 'Of that day' }])]);
  const ask = askingAs(world, ADMINISTRATOR);
  expect(ask('listRemarks').body.data.map(({ remarks }) => remarks)).toEqual(['Of that day']);
  const fields = { special_instructions: '', status: 'A', reappnotif: '0', edited_by: ADMINISTRATOR } as const;
  ask('updateRemark', { body: { Value: { ...fields, recordid: 71, remarks: 'Changed' } } });
  expect(ask('listRemarks').body.data[0]).toMatchObject({ recordid: 71, remarks: 'Changed' });
  expect(askingAs(worldOf([]), ADMINISTRATOR)('listRemarks').body.data).toHaveLength(15);
});

it('two worlds of a recorded scenario share no state', () => {
  const scenario = scenarioOfRecording(recordingOf([listing('listRemarks', [rowOf('listRemarks')])]));
  const ask = (name: string) => askingAs(new World(name, scenario), ADMINISTRATOR);
  const askFirst = ask('one');
  const { recordid } = askFirst('listRemarks').body.data[0] ?? {};
  const fields = { special_instructions: '', status: 'A', reappnotif: '0', edited_by: ADMINISTRATOR } as const;
  askFirst('updateRemark', { body: { Value: { ...fields, recordid: recordid ?? 0, remarks: 'Of one' } } });
  expect(askFirst('listRemarks').body.data[0]?.remarks).toBe('Of one');
  expect(ask('other')('listRemarks').body.data[0]?.remarks).not.toBe('Of one');
});

it('a recorded registration is pending, has pictures, and can be found and decided', () => {
  const rows = [pendingRow(501, { lastname: 'ZOBEL' }), pendingRow(502)];
  const ask = askingAs(worldOf([listing('listPendingRegistrations', rows)]), REVIEWER);
  expect(ask('listPendingRegistrations', queue).body).toMatchObject({
    recordcount: 2,
    data: [{ recordid: 501, incremental_id: 'KYC2026501', lastname: 'ZOBEL' }, { recordid: 502 }],
  });
  const filesOf = (member_id: number) =>
    (['govid', 'intid'] as const).flatMap(
      (file_type) => ask('listMemberFiles', { body: { Value: { member_id, file_type } } }).body?.data ?? [],
    );
  const [file] = filesOf(501);
  const picture = ask('getImage', { headers: { imagepath: file?.path ?? '' } });
  expect(picture.body.length).toBeGreaterThan(1000);
  expect(ask('searchRegistrations', { headers: { searchtext: 'zobel' } }).body.data).toHaveLength(1);
  const decision = { memberid: 501, status: 'A', approved_by: REVIEWER, ...NOBODY, special_instructions: '' } as const;
  ask('saveDecision', { body: { Value: { ...decision, reapprove_notification: '0' } } });
  expect(ask('listPendingRegistrations', queue).body.data.map(({ recordid }) => recordid)).toEqual([502]);
  const now = written(Date.now());
  expect(ask('listRegistrationHistory', daysOf(now, now)).body.data).toMatchObject([{ recordid: 501, status: 'A' }]);
});

it('a decision two days before the recording becomes one two days ago', () => {
  const row = decidedRow(601, '2026-03-08T10:00:00');
  const ask = askingAs(worldOf([listing('listRegistrationHistory', [row])], '2026-03-10'), REVIEWER);
  const day = written(Date.now() - 2 * DAY_MS);
  const [found] = ask('listRegistrationHistory', daysOf(day, day)).body.data;
  expect(found?.approved_date).toBe(`${dayOf(Date.now() - 2 * DAY_MS)}T10:00:00`);
  expect(ask('listPendingRegistrations', queue).example).toBe('empty');
});

it('a recorded application is pending and can be decided', () => {
  const row = { ...rowOf('listPendingDoctors'), Docuser_ID: 33, Lastname: 'ZOBEL', RegStatus: 'W', Approveddate: null };
  const ask = askingAs(worldOf([listing('listPendingDoctors', [row])]), DOCTORS_DESK);
  expect(ask('searchDoctors', { headers: { searchtext: 'zobel' } }).body.data).toHaveLength(1);
  const decision = { DOCUSER_ID: 33, status: 'A', approved_by: DOCTORS_DESK, ...NOBODY, prcnumber: '' } as const;
  ask('decideDoctorApplication', { body: { Value: { ...decision, reapprove_notification: '0' } } });
  expect(ask('listPendingDoctors').example).toBe('empty');
  expect(ask('listDoctorHistory').body.data).toMatchObject([{ Docuser_ID: 33, RegStatus: 'A' }]);
});

it('records kept by account or service are stored under the account or service of the recorded call', () => {
  const account = { ...rowOf('searchCompanies'), acct: 'ABC00000001', contract: 'C-1' };
  const bank = { ...rowOf('listAccountBanks'), Corp_RIBanksID: 7, corpacct: account.acct, contract: 'C-1', excl: 'I' };
  const world = worldOf([
    listing('searchCompanies', [account], { company: 'a' }),
    listing('listAccountBanks', [bank], { acct: account.acct, contract: 'C-1' }),
    listing('listEmailConfigs', [rowOf('listEmailConfigs')], { recordid: '44' }),
    listing('listCorporateFeatures', [rowOf('listCorporateFeatures')], { corpacct: account.acct }),
  ]);
  const ask = askingAs(world, ADMINISTRATOR);
  const banks = () => ask('listAccountBanks', { headers: { acct: account.acct, contract: 'C-1' } }).body.data;
  expect(banks()).toMatchObject([{ Corp_RIBanksID: 7, excl: 'I' }]);
  ask('updateAccountBank', { body: { Value: { Corp_RIBanksID: 7, excl: 'X', editedby: ADMINISTRATOR } } });
  expect(banks()).toMatchObject([{ excl: 'X' }]);
  expect(ask('listEmailConfigs', { headers: { recordid: '44' } }).body.data).toHaveLength(1);
  expect(ask('listCorporateFeatures', { headers: { corpacct: account.acct } }).body.data).toHaveLength(1);
});

it('recorded users are added to the people of every scenario', () => {
  const user = { ...rowOf('listAdminUsers'), recordid: 5, emailaddress: 'Recorded.Person9@mail.example' };
  const ask = askingAs(worldOf([listing('listAdminUsers', [user])]), ADMINISTRATOR);
  const { data } = ask('listAdminUsers', { headers: { email: ADMINISTRATOR } }).body;
  expect(data.map(({ emailaddress }) => emailaddress)).toEqual(
    expect.arrayContaining([ADMINISTRATOR, 'recorded.person9@mail.example']),
  );
});

it('request logs are listed for the requested days', () => {
  const log = { ...rowOf('listRequestLogs'), reqtime: momentOf(Date.now() - DAY_MS) };
  const ask = askingAs(worldOf([listing('listRequestLogs', [log])]), REVIEWER);
  const on = (day: string) => ask('listRequestLogs', { headers: { datefrom: day, dateto: day } });
  expect(on(written(Date.now() - DAY_MS)).body.data).toHaveLength(1);
  expect(on(written(Date.now())).example).toBe('empty');
});

it('refusals, and areas without recorded lists, leave the seeds unchanged', () => {
  const refused = { operation: 'listRemarks', asked: {}, status: 500, value: { message: 'No' } } as const;
  const ask = askingAs(worldOf([refused]), ADMINISTRATOR);
  expect(ask('listRemarks').body.data).toHaveLength(15);
  expect(ask('listBanks').body.data.length).toBeGreaterThan(5);
});

it('a recorded look-up is replayed to the same call only', () => {
  const request = { accountno: '9501' };
  const answer = { operation: 'getMemberCoreData', asked: request, status: 400, value: { message: 'No.' } } as const;
  const { replayed } = worldOf([answer, listing('listRemarks', [rowOf('listRemarks')])]);
  expect(replayed.map(({ operation }) => operation)).toEqual(['getMemberCoreData']);
  const callOf = (accountno: string) =>
    recordedAnswer(replayed, 'getMemberCoreData', { headers: { accountno }, query: {}, body: undefined });
  expect(callOf('9501')).toMatchObject({ status: 400, value: { message: 'No.' } });
  expect(callOf('9502')).toBeUndefined();
});

it('no operation is both state and replayed, and all of them are reads', () => {
  const state = areas.flatMap(({ recorded = [] }) => recorded.flatMap(({ operations }) => operations));
  const replays = areas.flatMap(({ replays: own = [] }) => own);
  expect(new Set([...state, ...replays]).size).toBe(state.length + replays.length);
  expect([...state, ...replays].filter((operation) => !/^(list|get|search)/.test(operation))).toEqual([]);
  expect(['listRemarks', 'listProvinces', 'getImage'].map((each) => treatmentOf(each as OperationId))).toEqual([
    ...['state', 'replayed', 'left'],
  ]);
});

it.each([
  ['2026-02-27', '2026-03-01'],
  ['2026-02-27T23:59:00', '2026-03-01T23:59:00'],
  ['02/27/2026', '03/01/2026'],
  ['02-27-2026', '03-01-2026'],
  ['02/27/2026 14:05:00', '03/01/2026 14:05:00'],
  ['2/27/2026 2:05:00 PM', '3/1/2026 2:05:00 PM'],
  ['1/1/1900 12:00:00 AM', '1/1/1900 12:00:00 AM'],
  ['1900-01-01', '1900-01-01'],
  ['2026-02-27-A', '2026-02-27-A'],
  ['KYC202600412', 'KYC202600412'],
])('%s is %s two days later', (text, later) => {
  const around = Date.parse('2026-02-27');
  expect(withDatesMoved({ rows: [text, 7, null] }, 2, around)).toEqual({ rows: [later, 7, null] });
});

it('a changed file is read again, and an invalid file is left out with a message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SCENARIO_FILES', folder);
  onTestFinished(() => {
    complain.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'as-of-some-day.json');
  const write = (rows: object[], at: number) => {
    writeFileSync(file, JSON.stringify(recordingOf([listing('listRemarks', rows)])));
    utimesSync(file, at, at);
  };
  const remarksIn = (world: string) =>
    askingAs(worldNamed(world), ADMINISTRATOR)('listRemarks').body.data.map(({ recordid }) => recordid);
  const row = rowOf('listRemarks');
  write([{ ...row, recordid: 1 }], 1);
  writeFileSync(join(folder, 'other.json'), '{"name":"other","answers":[]}');
  expect(remarksIn('as-of-some-day~1')).toEqual([1]);
  write([{ ...row, recordid: 2 }], 2);
  expect(remarksIn('as-of-some-day~2')).toEqual([2]);
  expect(keptScenarios().map(({ name }) => name)).toContain('as-of-some-day');
  expect(keptScenarios().map(({ name }) => name)).not.toContain('other');
  expect(complain.mock.calls.flat().join()).toMatch(/other\.json is no scenario/);
  expect(complain).toHaveBeenCalledTimes(1);
});
