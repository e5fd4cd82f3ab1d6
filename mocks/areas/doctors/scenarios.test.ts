import { expect, it } from 'vitest';
import { askingAs, worldIn } from '../../testing';

const WHO = 'ramon.bautista@lumina.example';

function open(scenario: string) {
  const world = worldIn(scenario);
  const ask = askingAs(world, WHO);
  const pending = () => ask('listPendingDoctors').body?.data ?? [];
  const history = () => ask('listDoctorHistory').body?.data ?? [];
  const idsOf = (list: ReturnType<typeof pending>) => list.map(({ Docuser_ID }) => Docuser_ID);
  const approve = (docuserId = 0, approved_by = WHO) =>
    ask('decideDoctorApplication', {
      body: {
        Value: {
          DOCUSER_ID: docuserId,
          approved_by,
          email: '',
          fullname: '',
          prcnumber: '',
          reapprove_notification: '0',
          remarks: '',
          status: 'A',
        },
      },
    });
  const tagsOf = (doctor_id = 0) => {
    const { body, example } = ask('listDoctorFiles', { body: { Value: { doctor_id, file_type: 'prcid' } } });
    return body?.data.map(({ tag }) => tag) ?? example;
  };
  return { world, ask, pending, history, idsOf, approve, tagsOf };
}

it('bank-save-fails: only saving bank details fails, every time', () => {
  const { world } = open('bank-save-fails');
  expect([...world.faults]).toEqual([['saveDoctorBankDetails', { status: 500 }]]);
});

it('bank-missing: the last twelve approved doctors also lack bank details', () => {
  const approvedDoctors = (scenario: string) =>
    open(scenario)
      .history()
      .filter(({ RegStatus, Role }) => RegStatus === 'A' && Role !== 'SECRETARY');
  const missing = approvedDoctors('bank-missing');
  expect(missing.slice(0, 12).every(({ bankacct }) => bankacct === '')).toBe(true);
  expect(missing.filter(({ bankacct }) => bankacct === '')).toHaveLength(17);
  expect(approvedDoctors('default').filter(({ bankacct }) => bankacct === '')).toHaveLength(6);
});

it('secretary: the queue starts with six secretaries, one of them for 40 doctors', () => {
  const { pending } = open('secretary');
  const first = pending().slice(0, 6);
  expect(first.map(({ Role }) => Role)).toEqual(Array(6).fill('SECRETARY'));
  expect(first.map(({ SelectedDoctors }) => new Set(SelectedDoctors).size)).toEqual([1, 40, 3, 2, 6, 12]);
  expect(pending()).toHaveLength(90);
});

it('doctor-decided-elsewhere: a colleague approves the first one just before any decision', () => {
  const { pending, history, idsOf, approve } = open('doctor-decided-elsewhere');
  const [first, second] = idsOf(pending());
  const refusal = approve(first);
  expect(refusal.example).toBe('alreadyDecided');
  expect(refusal.body).toContain('approved by rowena.ibanez@lumina.example');
  expect(history().find(({ Docuser_ID }) => Docuser_ID === first)).toMatchObject({ RegStatus: 'A', bankacct: '' });
  expect(approve(second).example).toBe('default');
});

it('doctor-decided-elsewhere: the first one also leaves the queue when another one is decided', () => {
  const { pending, idsOf, approve } = open('doctor-decided-elsewhere');
  const before = idsOf(pending());
  expect(approve(before[1]).example).toBe('default');
  expect(idsOf(pending())).toEqual(before.slice(2));
});

it('doctor-decided-elsewhere: the colleague is never the reviewer who asks', () => {
  const { pending, idsOf, approve } = open('doctor-decided-elsewhere');
  const refusal = approve(idsOf(pending())[0], 'rowena.ibanez@lumina.example');
  expect(refusal.body).toContain('approved by ramon.bautista@lumina.example');
});

it('doctor-files-missing: only the second application in the queue has a selfie', () => {
  const { pending, idsOf, tagsOf, ask } = open('doctor-files-missing');
  const [first, second, ...others] = idsOf(pending());
  expect(tagsOf(second)).toEqual(['selfie']);
  for (const id of [first, ...others]) expect(tagsOf(id)).toBe('fileDoesNotExist');
  expect(ask('getDoctorImage', { headers: { imagepath: `doctors/${second}/prc_id.png` } }).status).toBe(404);
});

it('empty: there are no applications and no remarks', () => {
  const { ask } = open('empty');
  for (const operation of [
    'listPendingDoctors',
    'listDoctorHistory',
    'listDoctorExportRows',
    'listDoctorRemarks',
  ] as const) {
    expect(ask(operation).example).toBe('empty');
  }
  expect(ask('searchDoctors', { headers: { searchtext: 'dela cruz' } }).example).toBe('empty');
});

it('large: 3,000 are pending and 26,000 decided, with unique numbers', () => {
  const { pending, history } = open('large');
  expect([pending().length, history().length]).toEqual([3000, 26_000]);
  const all = [...pending(), ...history()];
  expect(new Set(all.map(({ incremental_id }) => incremental_id.slice(6, 12))).size).toBe(29_000);
  const codes = all.map(({ DrCode }) => DrCode).filter(Boolean);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^DR\d{5}$/);
});
