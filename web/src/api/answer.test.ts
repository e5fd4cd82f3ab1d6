import { describe, expect, it } from 'vitest';
import { ApiError, answerOf, fieldsOf, INTERNAL, messageOf, translate, UNREACHABLE } from './answer';

const answered = <T>(status: number, data?: T, error?: unknown) =>
  Promise.resolve({ data, error, response: new Response(null, { status }) });

describe('an answer is what was asked for', () => {
  it.each([
    ['a flag that says so', { success: true, message: 'Done.' }],
    ['the other flag', { is_success: true, error_message: '' }],
    ['data beside a message', { data: [], message: 'Nothing found.' }],
    ['a token', { access_token: 'x' }],
    ['a status object', { status: { success: true, message: 'Saved.' } }],
    ['quoted text', '"{\\"success\\":true,\\"message\\":\\"Signed out.\\"}"'],
    ['quoted text, decoded once', '{"success":true,"message":"Signed out."}'],
    ['nothing at all', undefined],
  ])('%s', (_name, body) => expect(translate(200, body)).toBeUndefined());
});

describe('a refusal in a 200 carries the message of the server', () => {
  it.each([
    ['success: false', { success: false, message: 'Not today.' }],
    ['success: false with error_message', { success: false, error_message: 'Not today.' }],
    ['is_success: false', { is_success: false, error_message: 'Not today.' }],
    ['Success: false', { Success: false, Message: 'Not today.' }],
    ['response_message', { success: false, response_message: 'Not today.' }],
    ['error_message alone', { error_message: 'Not today.' }],
    ['error_message beside empty data', { data: [], error_message: 'Not today.' }],
    ['a message where data should be', { message: 'Not today.' }],
    ['a message beside no data', { data: null, message: 'Not today.' }],
    ['a status object', { status: { success: false, message: 'Not today.' } }],
    ['quoted text', '"{\\"success\\":false,\\"message\\":\\"Not today.\\"}"'],
    ['text that is no JSON', 'Not today.'],
  ])('%s', (_name, body) => {
    const error = translate(200, body);
    expect(error).toMatchObject({ failure: 'refused', message: 'Not today.' });
  });

  it('and what else the answer carried', () => {
    expect(translate(200, { success: false, message: 'Too many.', is_exceed: true })?.details.is_exceed).toBe(true);
  });

  it('or a word of ours where the server has none', () => {
    expect(translate(200, { success: false })).toMatchObject({ failure: 'refused', message: INTERNAL });
  });
});

describe('the token is not valid', () => {
  it.each([
    [401, { message: 'Invalid Access Token' }],
    [401, ''],
    [200, { message: 'Invalid Access Token' }],
    [200, { success: false, error_message: 'Invalid Access Token' }],
    [200, '"{\\"success\\":false,\\"message\\":\\"Invalid Access Token\\"}"'],
  ])('%i %j', (status, body) => expect(translate(status, body)?.failure).toBe('signedOut'));
});

describe('the server does not do it', () => {
  it.each([502, 503, 504])('%i is nobody there', (status) => {
    expect(translate(status, { message: 'Bad gateway' })).toMatchObject({
      failure: 'unreachable',
      message: UNREACHABLE,
    });
  });
  it('500 never shows what the server said', () => {
    expect(translate(500, { message: 'NullReferenceException' })).toMatchObject({
      failure: 'unexpected',
      message: INTERNAL,
    });
  });
  it('403 and its like say why', () => {
    expect(translate(403, { message: 'Please verify that you are human!' })).toMatchObject({
      failure: 'refused',
      message: 'Please verify that you are human!',
    });
  });
  it('a network that is gone', async () => {
    const gone = answerOf(Promise.reject(new TypeError('Failed to fetch')));
    await expect(gone).rejects.toMatchObject({ failure: 'unreachable', message: UNREACHABLE });
  });
  it('an answer that is no JSON', async () => {
    const garbled = answerOf(Promise.reject(new SyntaxError('Unexpected token <')));
    await expect(garbled).rejects.toMatchObject({ failure: 'unexpected', message: INTERNAL });
  });
});

it('gives back the answer itself', async () => {
  await expect(answerOf(answered(200, { data: [1] }))).resolves.toEqual({ data: [1] });
});

it('finds the fields of whatever came', () => {
  expect(fieldsOf('"{\\"a\\":1}"')).toEqual({ a: 1 });
  expect(fieldsOf([1, 2])).toEqual({});
  expect(fieldsOf(null)).toEqual({});
});

it('has a message for anything thrown', () => {
  expect(messageOf(new ApiError('refused', 'No.'))).toBe('No.');
  expect(messageOf('what')).toBe(INTERNAL);
});
