import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fitsChosen } from '@/app/triage/choices';
import { actionsIn } from '@/shared/review/case/transitions';
import { judgeFirstSave, judgeRepeatedSave } from '@/ui/saving/testing';
import { today } from '@/ui/texts/days';
import {
  bankLabel,
  counterOf,
  fullName,
  genderOf,
  lacksBankDetails,
  selectedDoctors,
  statusLabel,
} from './application';
import { bankSchema } from './bank';
import { applications } from './caseType';
import { decisionOf, filters, risksOf } from './rules';
import { forgetBankSaved, noteBankSaved } from './savedBankDetails';
import { application } from './testing';

it('formats the number, names and codes of an application', () => {
  expect(counterOf(application())).toBe('000412');
  expect(fullName(application({ MidName: '' }))).toBe('MARIA CLARA SANTOS');
  expect(['M', 'F', 'X'].map((Gender) => genderOf(application({ Gender })))).toEqual(['Male', 'Female', 'X']);
  expect(['W', 'Z', 'A', 'D'].map((RegStatus) => statusLabel(application({ RegStatus })))).toEqual([
    'Waiting',
    'Waiting',
    'APPROVED',
    'DISAPPROVED',
  ]);
});

it.each([
  ['W', null, ['disapprove', 'approve']],
  ['W', '2019-03-02T10:00:00', ['disapprove', 'approve']],
  ['Z', null, ['disapprove', 'approve']],
])('can be decided in status %s', (RegStatus, Approveddate, actions) => {
  const waiting = application({ RegStatus, Approveddate });
  expect(actionsIn(applications, 'pending', waiting).map(({ action }) => action)).toEqual(actions);
  for (const { objection, isDecided } of applications.transitions) {
    expect(objection(waiting)).toBeUndefined();
    expect(isDecided(waiting)).toBe(false);
  }
});

it.each([
  ['A', '2026-11-20T10:00:00', 'This application is already approved.'],
  ['D', '2026-11-20T10:00:00', 'This application is already disapproved.'],
  ['Z', '2026-11-20T10:00:00', 'This application is already decided.'],
])('cannot be decided again in status %s with decision date %s', (RegStatus, Approveddate, objection) => {
  const decided = application({ RegStatus, Approveddate });
  expect(actionsIn(applications, 'history', decided)).toEqual([]);
  for (const transition of applications.transitions) {
    expect(transition.objection(decided)).toBe(objection);
    expect(transition.isDecided(decided)).toBe(true);
  }
});

const remark = (remarks: string, reapp_notif: string) => ({
  id: remarks,
  remarks,
  special_instructions: '',
  reapp_notif,
});

it('sends the notification digit of a single remark, and 0 for several', () => {
  const notification = (...chosen: ReturnType<typeof remark>[]) =>
    decisionOf('D', { chosen, additional: '' }).reapprove_notification;
  expect(notification(remark('Blurred', '2'))).toBe('2');
  expect(notification(remark('Blurred', '1'), remark('Expired', '1'))).toBe('0');
  expect(notification()).toBe('0');
});

it('sends one line for each remark, then the typed text', () => {
  const chosen = [remark('Blurred', '1'), remark('Expired', '0')];
  expect(decisionOf('D', { chosen, additional: '  See mail  ' })).toEqual({
    status: 'D',
    remarks: 'Blurred\nExpired\nSee mail',
    reapprove_notification: '0',
  });
  expect(decisionOf('A', { chosen: [], additional: '' })).toEqual({
    status: 'A',
    remarks: '',
    reapprove_notification: '0',
  });
});

it('finds approvals without bank details', () => {
  const approved = { RegStatus: 'A', Approveddate: '2026-11-20T10:00:00' };
  const saved = { bankacct: '001234567890', swiftcode: 'BOPIPHMM' };
  expect(lacksBankDetails(application(approved))).toBe(true);
  expect(lacksBankDetails(application({ ...approved, ...saved, swiftcode: '' }))).toBe(true);
  expect(lacksBankDetails(application({ ...approved, ...saved }))).toBe(false);
  expect(lacksBankDetails(application())).toBe(false);
  expect(lacksBankDetails(application({ ...approved, RegStatus: 'D' }))).toBe(false);
  // Secretaries are not paid.
  expect(lacksBankDetails(application({ ...approved, Role: 'SECRETARY', DrCode: '' }))).toBe(false);
  const labels = [approved, { ...approved, DrCode: '' }, {}].map(application).map(bankLabel);
  expect(labels).toEqual(['Missing', 'Not needed', '']);
});

it('says that bank details are saved only where that was seen', () => {
  const approved = application({ RegStatus: 'A', bankacct: '001234567890', swiftcode: 'BOPIPHMM' });
  expect(bankLabel(approved)).toBe('On record');
  noteBankSaved(approved);
  expect(bankLabel(approved)).toBe('Saved');
  expect(bankLabel({ ...approved, Docuser_ID: 73002 })).toBe('On record');
  forgetBankSaved(approved);
  expect(bankLabel(approved)).toBe('On record');
});

function bankProblem(bankacct: string, swiftcode: string): string | undefined {
  const { issues } = v.safeParse(bankSchema(), { bankacct, swiftcode });
  return issues?.[0].message;
}

it.each([
  ['', 'BOPIPHMM', 'Enter the bank account.'],
  ['  ', 'BOPIPHMM', 'Enter the bank account.'],
  ['\u2060\u200d', 'BOPIPHMM', 'Enter the bank account.'],
  ['12345', 'BOPIPHMM', 'A bank account usually has 6 to 34 digits or letters.'],
  ['1'.repeat(35), 'BOPIPHMM', 'A bank account usually has 6 to 34 digits or letters.'],
  ['1234567=1+1', 'BOPIPHMM', 'A bank account usually has 6 to 34 digits or letters.'],
  ['001234567890', '', 'Enter the SWIFT code.'],
  ['001234567890', 'BOPIPHM', 'A SWIFT code usually has 8 or 11 characters.'],
  ['001234567890', 'BOPIPHMM12', 'A SWIFT code usually has 8 or 11 characters.'],
  [
    '001234567890',
    'B0PIPHMM',
    'A SWIFT code usually begins with four letters for the bank and two for its country, as in BOPIPHMM.',
  ],
  [
    '001234567890',
    'BOPI1HMM',
    'A SWIFT code usually begins with four letters for the bank and two for its country, as in BOPIPHMM.',
  ],
  ['001234567890', 'BOPIPHMM', undefined],
  ['0012-3456-7890', 'bopi ph mm xxx', undefined],
  ['GB29 NWBK 6016 1331 9268 19', 'NWBKGB2LXXX', undefined],
])('bank account %j, SWIFT code %j: %s', (bankacct, swiftcode, problem) =>
  expect(bankProblem(bankacct, swiftcode)).toBe(problem),
);

it('only warns about unusual bank details, and not about saved ones', () => {
  const saved = { bankacct: '12345', swiftcode: 'BPI' };
  for (const typed of [saved, { bankacct: '12345', swiftcode: 'BOPIPHMM' }, { ...saved, bankacct: '001234567890' }]) {
    expect(judgeFirstSave(bankSchema(), typed)).toHaveProperty('errors');
    expect(judgeRepeatedSave(bankSchema(), typed)).toEqual({ output: typed });
    expect(judgeFirstSave(bankSchema(saved), typed)).toEqual({ output: typed });
  }
  expect(judgeRepeatedSave(bankSchema(), { ...saved, swiftcode: '' })).toHaveProperty('errors.swiftcode');
});

it('removes spaces and dashes from bank details', () => {
  const { output } = v.safeParse(bankSchema(), { bankacct: '0012-3456 7890', swiftcode: 'bopiphmm' });
  expect(output).toEqual({ bankacct: '001234567890', swiftcode: 'BOPIPHMM' });
});

it('lists the doctors of a secretary, sent as texts or with fields', () => {
  const SelectedDoctors = ['DR00098 · PEÑAFLOR, JOSÉ', { DrCode: 'DR00123', Lastname: 'SANTOS', MidName: '' }];
  expect(selectedDoctors(application({ SelectedDoctors }))).toEqual(['DR00098 · PEÑAFLOR, JOSÉ', 'DR00123 · SANTOS']);
  expect(selectedDoctors(application())).toEqual([]);
});

it('for a secretary, neither licence nor code counts as missing', () => {
  const lacks = (missing: string, Role: string) =>
    fitsChosen(filters, { missing }, today())(application({ Role, PRCnumber: '', DrCode: '' }));
  expect(['prc', 'code'].map((part) => lacks(part, 'DOCTOR'))).toEqual([true, true]);
  expect(['prc', 'code'].map((part) => lacks(part, 'SECRETARY'))).toEqual([false, false]);
  const chosen = (role: string) =>
    ['DOCTOR', 'SECRETARY'].filter((Role) => fitsChosen(filters, { role }, today())(application({ Role })));
  expect([chosen('doctor'), chosen('secretary')]).toEqual([['DOCTOR'], ['SECRETARY']]);
});

it('lists the risks of an application', () => {
  const none = { selfie: null, id: null };
  const texts = (...args: Parameters<typeof risksOf>) => risksOf(...args).map(({ text }) => text);
  expect(texts(application(), undefined)).toEqual([]);
  expect(texts(application(), none)).toEqual(['No selfie', 'No PRC ID']);
  expect(texts(application({ Role: 'SECRETARY' }), none)).toEqual(['No selfie']);
  expect(texts(application({ is_reapprove: true }), undefined)).toEqual(['Applies again']);
  expect(texts(application({ RegStatus: 'A' }), undefined)).toEqual(['No bank details']);
});
