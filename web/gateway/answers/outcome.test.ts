import { describe, expect, it } from 'vitest';
import { type AnswerShape, answerShapes } from '#contract';
import { NOT_RECORDABLE, STORE_AWAY } from '../requests/ownMessages';
import { fieldsOf, judged } from './outcome';

describe('an answer of the expected kind is no error', () => {
  it.each([
    ['a flag that says so', { success: true, message: 'Done.' }],
    ['the other flag', { is_success: true, error_message: '' }],
    ['data beside a message', { data: [], message: 'Nothing found.' }],
    ['a token', { access_token: 'x' }],
    ['a status object', { status: { success: true, message: 'Saved.' } }],
    ['quoted text', '"{\\"success\\":true,\\"message\\":\\"Signed out.\\"}"'],
    ['quoted text, decoded once', '{"success":true,"message":"Signed out."}'],
    ['nothing at all', undefined],
  ])('%s', (_name, body) => expect(judged(200, body)).toBeUndefined());
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
  ])('%s', (_name, body) => {
    const error = judged(200, body);
    expect(error).toMatchObject({ failure: 'refused', message: 'Not today.' });
  });

  it('has no message when the server gives none', () => {
    expect(judged(200, { success: false })).toMatchObject({ failure: 'refused', message: undefined });
  });
});

describe('an answer that is not clearly a success is an error', () => {
  const ROWS: AnswerShape = ['data', 'count'];
  const NOTHING = [undefined, null, '', {}, [], [{}], 'null', '"{}"', '"[]"', '""', 'true', true, 0, 'Saved.'];
  const PAGES = ['<html><body>Hello</body></html>', '"<p>Hello</p>"', { message: '<b>Hello</b>' }];

  it.each([...NOTHING, ...PAGES])('an outcome answered with %j is unclear', (body) => {
    expect(judged(200, body, 'done')).toMatchObject({ failure: 'unclear' });
  });
  it('an outcome answered with 204 is unclear', () => expect(judged(204, undefined, 'done')?.failure).toBe('unclear'));
  it.each([
    { success: 'true' },
    { success: 1 },
    { is_success: null },
    { status: { success: 'yes' } },
    { status: 'OK' },
  ])('a flag that is not a boolean is unclear: %j', (body) =>
    expect(judged(200, body, 'done')?.failure).toBe('unclear'),
  );
  it.each([{ success: true }, { is_success: true }, { status: { success: true } }, '"{\\"success\\":true}"'])(
    'an outcome with a true flag is a success: %j',
    (body) => expect(judged(200, body, 'done')).toBeUndefined(),
  );

  it.each([...NOTHING, ...PAGES, { data: [] }, { count: 1 }])('a list answered %j', (body) =>
    expect(judged(200, body, ROWS)).toMatchObject({ failure: 'unclear' }),
  );
  it.each([
    { data: [], count: 0 },
    { data: [{ recordid: 1 }, {}], count: 2 },
  ])('accepts a list that has its rows: %j', (body) => expect(judged(200, body, ROWS)).toBeUndefined());

  it('accepts any body where the status alone tells the outcome, and refuses a failing status', () => {
    for (const body of [...NOTHING, ...PAGES]) expect(judged(200, body, 'status')).toBeUndefined();
    expect(judged(400, { message: 'Not today.' }, 'status')).toMatchObject({ failure: 'refused' });
    expect(judged(500, undefined, 'status')).toMatchObject({ failure: 'unexpected' });
  });

  it.each(PAGES)('never shows the tags of a page as the reason of a 404 or a refusal: %j', (body) => {
    expect(judged(404, body)).toMatchObject({ failure: 'unclear' });
    expect(judged(200, { success: false, message: body })).toMatchObject({ failure: 'refused', message: undefined });
  });
  it('shows the message of a 404', () =>
    expect(judged(404, { message: 'File does not exist.' })).toMatchObject({ failure: 'refused' }));

  const saying = Object.keys(answerShapes).filter((call) => answerShapes[call] !== 'status');
  it.each(saying)('%s: an empty answer is an error', (call) => {
    for (const body of NOTHING) expect(judged(200, body, answerShapes[call])).toBeDefined();
  });
});

describe('the token is not valid', () => {
  it.each([
    [401, { message: 'Invalid Access Token' }],
    [401, ''],
    [200, { message: 'Invalid Access Token' }],
    [200, { success: false, error_message: 'Invalid Access Token' }],
    [200, '"{\\"success\\":false,\\"message\\":\\"Invalid Access Token\\"}"'],
  ])('%i %j', (status, body) => expect(judged(status, body)?.failure).toBe('signedOut'));
});

describe('the server fails or refuses', () => {
  it.each([502, 503, 504])('%i means that the server is unreachable', (status) => {
    expect(judged(status, { message: 'Bad gateway' })).toEqual({ failure: 'unreachable' });
  });
  it('500 never tells what the server said', () => {
    expect(judged(500, { message: 'NullReferenceException' })).toEqual({ failure: 'unexpected' });
  });
  it('403 tells the message of the server', () => {
    const message = 'Please verify that you are human!';
    expect(judged(403, { message })).toEqual({ failure: 'refused', message });
  });
  it('unreached only when there was no way to the server, not when the server has failed', () => {
    expect(judged(502, { message: 'Internal Server Error' })).toEqual({ failure: 'unreachable' });
    expect(judged(502, { message: 'The server could not be reached.' })).toEqual({ failure: 'unreached' });
  });
  it('an answer that the gateway or Prism rejects is unclear, not unreachable', () => {
    expect(judged(500, { type: 'https://stoplight.io/prism/errors#VIOLATIONS' })?.failure).toBe('unclear');
    expect(judged(502, { message: 'The server gave more than can be taken at once.' })?.failure).toBe('tooLong');
    const message = 'The server gave an answer that is not in the contract.';
    expect(judged(502, { message })?.failure).toBe('unclear');
  });
});

it('fieldsOf reads quoted JSON, and has no fields for anything but an object', () => {
  expect(fieldsOf('"{\\"a\\":1}"')).toEqual({ a: 1 });
  expect(fieldsOf([1, 2])).toEqual({});
  expect(fieldsOf(null)).toEqual({});
});

it.each([NOT_RECORDABLE, STORE_AWAY])('a 503 for a call that the gateway did not make is a refusal: %s', (message) => {
  expect(judged(503, { message })).toMatchObject({ failure: 'refused', message });
  expect(judged(503, { message: 'The server is busy.' })).toMatchObject({ failure: 'unreachable' });
});
