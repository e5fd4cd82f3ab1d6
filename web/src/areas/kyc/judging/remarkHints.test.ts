import { expect, it } from 'vitest';
import type { RemarkOption } from '@/shared/review/caseType';
import type { Field } from './comparison';
import { type MissingPictures, suggestedRemarks } from './remarkHints';

const remark = (id: number, remarks: string): RemarkOption => ({
  id,
  remarks,
  special_instructions: 'name card birthdate',
  reapp_notif: '0',
});

const NONE_MISSING: MissingPictures = { selfie: false, id: false };

/** Whether a remark with this text is suggested. */
const fits = (text: string, differing: Field[], missing: Partial<MissingPictures> = {}) =>
  suggestedRemarks([remark(7, text)], differing, { ...NONE_MISSING, ...missing }, NONE_MISSING).has(7);

it('matches each field by its words', () => {
  const texts: [Field, string][] = [
    ['lastName', 'Last name does not match our records'],
    ['lastName', 'Wrong SURNAME'],
    ['firstName', 'Given name is misspelled'],
    ['middleName', 'Middle initial only'],
    ['employeeId', 'Employee I.D. does not match our records'],
    ['birthdate', 'Incorrect birth-date'],
    ['birthdate', 'Date of Birth: wrong'],
    ['civilStatus', 'Civil status does not match our records'],
    ['gender', 'Sex differs from our records'],
    ['memberType', 'Wrong membership type'],
    ['accountNumber', 'Acct. number unknown'],
    ['cardNumber', 'Card number does not match our records'],
  ];
  for (const [field, text] of texts) {
    expect(fits(text, [field]), text).toBe(true);
    const others = texts.map(([other]) => other).filter((other) => other !== field);
    expect(fits(text, others), text).toBe(false);
  }
});

it('matches a remark about an unspecified name for all three names', () => {
  for (const field of ['lastName', 'firstName', 'middleName'] as const) {
    expect(fits('Name does not match our records', [field])).toBe(true);
  }
  expect(fits('Company name is unknown', ['lastName'])).toBe(false);
});

it('matches whole words in the remark, not in its instructions', () => {
  expect(fits('Discarded as a duplicate', ['cardNumber'])).toBe(false);
  expect(fits('Renamed account', ['lastName'])).toBe(false);
  expect(fits('Sexagenarian discount', ['gender'])).toBe(false);
  expect(fits('Duplicate registration', ['lastName', 'cardNumber', 'birthdate'], { selfie: true, id: true })).toBe(
    false,
  );
});

it('matches remarks about missing pictures, not about submitted ones', () => {
  expect(fits('Blurred or missing selfie', [], { selfie: true })).toBe(true);
  expect(fits('No government ID submitted', [], { id: true })).toBe(true);
  expect(fits('No government ID submitted', [], { selfie: true })).toBe(false);
  expect(fits('Please send an ID picture', [], { id: true })).toBe(true);
  expect(fits('Incomplete documents', [], { selfie: true })).toBe(true);
  expect(fits('Incomplete documents', [])).toBe(false);
  expect(fits('Blurred government ID', [], { id: true })).toBe(false);
  expect(fits('Selfie does not match the ID', [], { selfie: true, id: true })).toBe(false);
});

it('distinguishes employee ID, ID card and member card', () => {
  expect(fits('Employee ID does not match our records', [], { id: true })).toBe(false);
  expect(fits('No valid ID card', ['cardNumber'])).toBe(false);
  expect(fits('No valid ID card', ['employeeId'])).toBe(false);
  expect(fits('No valid ID card', [], { id: true })).toBe(true);
});

it('suggests nothing when nothing was found', () => {
  const remarks = [remark(2, 'Name does not match'), remark(3, 'No selfie')];
  expect(suggestedRemarks(remarks, ['firstName'], { selfie: true, id: false }, NONE_MISSING)).toEqual(new Set([2, 3]));
  expect(suggestedRemarks(remarks, [], NONE_MISSING, NONE_MISSING)).toEqual(new Set());
});

it('matches a picture that cannot be shown by words about legibility, not by those about absence', () => {
  const suggests = (text: string, broken: Partial<MissingPictures>) =>
    suggestedRemarks([remark(7, text)], [], NONE_MISSING, { ...NONE_MISSING, ...broken }).has(7);
  for (const text of ['Blurred selfie', 'The selfie cannot be opened', 'Selfie is damaged'])
    expect([suggests(text, { selfie: true }), suggests(text, { id: true })], text).toEqual([true, false]);
  expect(suggests('Unreadable government I.D.', { id: true })).toBe(true);
  expect(suggests('No selfie was submitted', { selfie: true })).toBe(false);
});
