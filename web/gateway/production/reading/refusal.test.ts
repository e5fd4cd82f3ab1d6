import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { readAnswer } from './index';

const heard = (operation: OperationId, value: unknown, status = 200) => readAnswer(operation, { status, value });

test.each<[OperationId, object]>([
  ['waivePassword', { success: false, message: 'No.' }],
  ['addSuspension', { is_success: false, message: 'No.' }],
  ['addOffer', { is_success: false, error_message: 'No.' }],
  ['addKioskTerminal', { success: false, response_message: 'No.' }],
  ['addEbillingAssignment', { status: { success: false, message: 'No.' } }],
  ['listRemarks', { message: 'No.' }],
  ['listNewsletters', { error_message: 'No.' }],
  ['loginAgora', { message: 'No.' }],
  ['getPlanFile', { success: false, message: 'No.', base64: '' }],
])('%s is refused in the words of the contract, however a server refuses it', (operation, form) => {
  const said = [
    [{ message: 'No.' }, 400],
    [{ error_message: 'No.' }, 422],
    [{ success: true, message: 'No.' }, 409],
    [{ message: 'No.' }, 200],
    [{ success: false, message: 'No.' }, 200],
    [{ is_success: '0', response_message: 'No.' }, 200],
    [{ status: { success: false, message: 'No.' } }, 200],
    [{ success: false, message: 'No.', data: [{ recordid: 1 }], access_token: 'T' }, 200],
    [{ Value: { success: false, message: 'No.' } }, 200],
  ] as const;
  for (const [value, status] of said) expect(heard(operation, value, status)).toEqual({ status: 200, value: form });
});

test('a picture is refused with 404, and so is its refusal in a 200', () => {
  const refused = { status: 404, value: { message: 'File does not exist.' } };
  expect(heard('getImage', { message: 'File does not exist.' }, 400)).toEqual(refused);
  expect(heard('getImage', { message: 'File does not exist.' })).toEqual(refused);
});

test('a status that the contract has stays, and one without a reason is no refusal', () => {
  expect(heard('getMemberCoreData', { message: 'No.' }, 400)).toEqual({ status: 400, value: { message: 'No.' } });
  expect(heard('listRemarks', { message: 'No.' }, 403)).toEqual({ status: 403, value: { message: 'No.' } });
  expect(heard('listRemarks', { error: 'Not Found' }, 404)).toEqual({ status: 404, value: { error: 'Not Found' } });
});

test('what is said twice is a yes only where it is said so twice', () => {
  const said = { success: true, status: { success: false, message: 'No.' } };
  expect(heard('waivePassword', said).value).toEqual({ success: false, message: 'No.' });
});

test('that a one-time password was tried too often is kept beside the refusal, however it is written', () => {
  const said = { success: 'false', message: 'No.', is_exceed: '1' };
  expect(heard('verifyAgoraOtp', said).value).toEqual({ success: false, message: 'No.', is_exceed: true });
  expect(heard('verifyAgoraOtp', { success: '1', is_exceed: 'true' }).value).toEqual({
    success: true,
    is_exceed: true,
  });
});

test('a token of a service that is good no more is told by the status, so that it is renewed; that of a person is not', () => {
  const said = { message: 'Invalid Access Token' };
  expect(heard('listKioskTerminals', said)).toEqual({ status: 401, value: said });
  expect(heard('listRemarks', said)).toEqual({ status: 200, value: said });
});

test('where all that is shown are words, the status tells whether it was done', () => {
  expect(heard('addRole', { message: 'Saved.' }).value).toEqual({ success: true, message: 'Saved.' });
  expect(heard('addRole', { message: 'It is there.' }, 400).value).toEqual({ success: false, message: 'It is there.' });
  expect(heard('addRole', { success: false, message: 'No.' }).value).toEqual({ success: false, message: 'No.' });
  expect(heard('addRole', { message: 'Invalid Access Token' }).value).toMatchObject({ success: false });
  expect(heard('addRemark', { message: 'No.' }).value).toEqual({ success: false, message: 'No.' });
});
