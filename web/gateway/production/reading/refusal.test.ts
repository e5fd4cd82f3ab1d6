import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { readAnswer } from './index';

const readRefusal = (operation: OperationId, value: unknown, status = 200) => readAnswer(operation, { status, value });

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
])('every form of a refusal of %s becomes the contract’s form', (operation, form) => {
  const answer = [
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
  for (const [value, status] of answer)
    expect(readRefusal(operation, value, status)).toEqual({ status: 200, value: form });
});

test('a refusal of a picture becomes a 404, also if the server sent it with 200', () => {
  const refused = { status: 404, value: { message: 'File does not exist.' } };
  expect(readRefusal('getImage', { message: 'File does not exist.' }, 400)).toEqual(refused);
  expect(readRefusal('getImage', { message: 'File does not exist.' })).toEqual(refused);
});

test('keeps a status that the contract has, and does not read a status without a message as a refusal', () => {
  expect(readRefusal('getMemberCoreData', { message: 'No.' }, 400)).toEqual({ status: 400, value: { message: 'No.' } });
  expect(readRefusal('listRemarks', { message: 'No.' }, 403)).toEqual({ status: 403, value: { message: 'No.' } });
  expect(readRefusal('listRemarks', { error: 'Not Found' }, 404)).toEqual({
    status: 404,
    value: { error: 'Not Found' },
  });
});

test.each([
  { Message: 'On hold.' },
  { error_message: 'On hold.' },
  { error: 'On hold.' },
  { Value: { Message: 'On hold.' } },
])('the words in %o are the server’s, also with a status that the contract has', (value) => {
  const inContract = { status: 400, value: { message: 'On hold.' } };
  expect(readRefusal('getMemberCoreData', value, 400)).toEqual(inContract);
  expect(readRefusal('listRemarks', { Message: 'On hold.' }, 403).value).toEqual({ message: 'On hold.' });
  expect(readRefusal('listRemarks', value)).toEqual({ status: 200, value: { message: 'On hold.' } });
});

test('two flags are a success only if both say so', () => {
  const answer = { success: true, status: { success: false, message: 'No.' } };
  expect(readRefusal('waivePassword', answer).value).toEqual({ success: false, message: 'No.' });
});

test('keeps the flag for too many tries of a one-time password beside the refusal', () => {
  const answer = { success: 'false', message: 'No.', is_exceed: '1' };
  expect(readRefusal('verifyAgoraOtp', answer).value).toEqual({ success: false, message: 'No.', is_exceed: true });
  expect(readRefusal('verifyAgoraOtp', { success: '1', is_exceed: 'true' }).value).toEqual({
    success: true,
    is_exceed: true,
  });
});

test('an invalid service token becomes a 401, so that it is renewed, but not the token of a person', () => {
  const answer = { message: 'Invalid Access Token' };
  expect(readRefusal('listKioskTerminals', answer)).toEqual({ status: 401, value: answer });
  expect(readRefusal('listRemarks', answer)).toEqual({ status: 200, value: answer });
});

test('where the specification shows only a message, the status decides', () => {
  expect(readRefusal('addRole', { message: 'Saved.' }).value).toEqual({ success: true, message: 'Saved.' });
  expect(readRefusal('addRole', { message: 'It is there.' }, 400).value).toEqual({
    success: false,
    message: 'It is there.',
  });
  expect(readRefusal('addRole', { success: false, message: 'No.' }).value).toEqual({ success: false, message: 'No.' });
  expect(readRefusal('addRole', { message: 'Invalid Access Token' }).value).toMatchObject({ success: false });
  expect(readRefusal('addRemark', { message: 'No.' }).value).toEqual({ success: false, message: 'No.' });
});
