import { describe, expect, it } from 'vitest';
import { type AnswerShape, answerShapes } from '#contract';
import {
  ApiError,
  answerOf,
  fieldsOf,
  INTERNAL,
  messageOf,
  offline,
  translate,
  UNCLEAR,
  UNREACHABLE,
  unknownOutcome,
} from './answer';
import { NOT_RECORDABLE, STORE_AWAY } from './gatewayMessages';

const answered = <T>(status: number, data?: T, error?: unknown) =>
  Promise.resolve({ data, error, response: new Response(null, { status }) });

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
  ])('%s', (_name, body) => {
    const error = translate(200, body);
    expect(error).toMatchObject({ failure: 'refused', message: 'Not today.' });
  });

  it('keeps the other fields of the answer', () => {
    expect(translate(200, { success: false, message: 'Too many.', is_exceed: true })?.details.is_exceed).toBe(true);
  });

  it('has a message of our own when the server gives none', () => {
    expect(translate(200, { success: false })).toMatchObject({ failure: 'refused', message: INTERNAL });
  });
});

describe('an answer that is not clearly a success is an error', () => {
  const ROWS: AnswerShape = ['data', 'count'];
  const NOTHING = [undefined, null, '', {}, [], [{}], 'null', '"{}"', '"[]"', '""', 'true', true, 0, 'Saved.'];
  const PAGES = ['<html><body>Hello</body></html>', '"<p>Hello</p>"', { message: '<b>Hello</b>' }];

  it.each([...NOTHING, ...PAGES])('an outcome answered with %j is unclear', (body) => {
    expect(translate(200, body, 'done')).toMatchObject({ failure: 'unclear', message: UNCLEAR });
  });
  it('an outcome answered with 204 is unclear', () =>
    expect(translate(204, undefined, 'done')?.failure).toBe('unclear'));
  it.each([
    { success: 'true' },
    { success: 1 },
    { is_success: null },
    { status: { success: 'yes' } },
    { status: 'OK' },
  ])('a flag that is not a boolean is unclear: %j', (body) =>
    expect(translate(200, body, 'done')?.failure).toBe('unclear'),
  );
  it.each([{ success: true }, { is_success: true }, { status: { success: true } }, '"{\\"success\\":true}"'])(
    'an outcome with a true flag is a success: %j',
    (body) => expect(translate(200, body, 'done')).toBeUndefined(),
  );

  it.each([...NOTHING, ...PAGES, { data: [] }, { count: 1 }])('a list answered %j', (body) =>
    expect(translate(200, body, ROWS)).toMatchObject({ failure: 'unclear', message: UNCLEAR }),
  );
  it.each([
    { data: [], count: 0 },
    { data: [{ recordid: 1 }, {}], count: 2 },
  ])('accepts a list that has its rows: %j', (body) => expect(translate(200, body, ROWS)).toBeUndefined());

  it('accepts any body where the status alone tells the outcome, and refuses a failing status', () => {
    for (const body of [...NOTHING, ...PAGES]) expect(translate(200, body, 'status')).toBeUndefined();
    expect(translate(400, { message: 'Not today.' }, 'status')).toMatchObject({ failure: 'refused' });
    expect(translate(500, undefined, 'status')).toMatchObject({ failure: 'unexpected' });
  });

  it('refuses a picture that is missing, or is a page or JSON', () => {
    for (const body of [
      undefined,
      new Blob(['<html>'], { type: 'text/html' }),
      new Blob(['{}'], { type: 'application/json' }),
    ])
      expect(translate(200, body, 'bytes')?.failure).toBe('unclear');
    expect(translate(200, new Blob(['x'], { type: 'image/png' }), 'bytes')).toBeUndefined();
  });

  it.each(PAGES)('never shows the tags of a page as the reason of a 404 or a refusal: %j', (body) => {
    expect(translate(404, body)).toMatchObject({ failure: 'unclear', message: UNCLEAR });
    expect(translate(200, { success: false, message: body })).toMatchObject({ failure: 'refused', message: INTERNAL });
  });
  it('shows the message of a 404', () =>
    expect(translate(404, { message: 'File does not exist.' })).toMatchObject({ failure: 'refused' }));

  const saying = Object.keys(answerShapes).filter((call) => answerShapes[call] !== 'status');
  it.each(saying)('%s: an empty answer is an error', (call) => {
    for (const body of NOTHING) expect(translate(200, body, answerShapes[call])).toBeDefined();
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

describe('the server fails or refuses', () => {
  it.each([502, 503, 504])('%i means that the server is unreachable', (status) => {
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
  it('403 shows the message of the server', () => {
    expect(translate(403, { message: 'Please verify that you are human!' })).toMatchObject({
      failure: 'refused',
      message: 'Please verify that you are human!',
    });
  });
  it('a failed fetch is unreachable', async () => {
    const unreachable = answerOf(Promise.reject(new TypeError('Failed to fetch')));
    await expect(unreachable).rejects.toMatchObject({
      failure: 'unreachable',
      message: UNREACHABLE,
      isUnreached: true,
    });
  });
  it('isUnreached only when there was no way to the server, not when the server has failed', () => {
    expect(translate(502, { message: 'Internal Server Error' })).toMatchObject({ isUnreached: false });
    expect(translate(502, { message: 'The server could not be reached.' })).toMatchObject({
      failure: 'unreachable',
      message: UNREACHABLE,
      isUnreached: true,
    });
  });
  it('an answer that is not JSON is unclear', async () => {
    const garbled = answerOf(Promise.reject(new SyntaxError('Unexpected token <')));
    await expect(garbled).rejects.toMatchObject({ failure: 'unclear', message: UNCLEAR });
  });
  it('an answer that the gateway or Prism rejects is unclear, not unreachable', () => {
    expect(translate(500, { type: 'https://stoplight.io/prism/errors#VIOLATIONS' })?.failure).toBe('unclear');
    expect(translate(502, { message: 'The server gave more than can be taken at once.' })).toMatchObject({
      failure: 'unclear',
      message: expect.stringContaining('more here than the console can take in at once'),
    });
    expect(translate(502, { message: 'The server gave an answer that is not in the contract.' })).toMatchObject({
      failure: 'unclear',
      message: UNCLEAR,
    });
  });
});

it('unknownOutcome has a reason only when the call may have been carried out', () => {
  expect(unknownOutcome(translate(502, undefined))).toBe("We can't reach the server.");
  expect(unknownOutcome(translate(200, {}, 'done'))).toBe("We can't read the server's answer.");
  expect(unknownOutcome(translate(500, undefined))).toBe('Internal Server Error.');
  const notMade = translate(503, { message: NOT_RECORDABLE });
  for (const answer of [notMade, offline(), translate(404, { message: 'No.' }), translate(401, undefined)])
    expect(unknownOutcome(answer)).toBeUndefined();
  expect(unknownOutcome(new Error('No.'))).toBeUndefined();
});

it('resolves to the answer itself', async () => {
  await expect(answerOf(answered(200, { data: [1] }))).resolves.toEqual({ data: [1] });
});

it('fieldsOf reads quoted JSON, and has no fields for anything but an object', () => {
  expect(fieldsOf('"{\\"a\\":1}"')).toEqual({ a: 1 });
  expect(fieldsOf([1, 2])).toEqual({});
  expect(fieldsOf(null)).toEqual({});
});

it('has a message for anything thrown', () => {
  expect(messageOf(new ApiError('refused', 'No.'))).toBe('No.');
  expect(messageOf('what')).toBe(INTERNAL);
  for (const mistake of [new TypeError('Cannot destructure x'), new DOMException('The play() request was interrupted')])
    expect(messageOf(mistake)).toBe(INTERNAL);
});

it.each([NOT_RECORDABLE, STORE_AWAY])('a 503 for a call that the gateway did not make is a refusal: %s', (message) => {
  expect(translate(503, { message })).toMatchObject({ failure: 'refused', message });
  expect(translate(503, { message: 'The server is busy.' })).toMatchObject({ failure: 'unreachable' });
});

it('retryAfter is set for a call that was not made, and not for one that may have been made', async () => {
  const after = (status: number, message: string, seconds: string) =>
    answerOf(
      Promise.resolve({
        error: { message },
        response: new Response(null, { status, headers: { 'retry-after': seconds } }),
      }),
    ).catch((error: ApiError) => error.retryAfter);
  expect(await after(429, 'Too many.', '30')).toBe(30);
  expect(await after(503, NOT_RECORDABLE, '30')).toBe(30);
  expect(await after(503, 'The server is busy.', '5')).toBeUndefined();
  expect(await after(429, 'Too many.', 'Wed, 21 Oct 2026 07:28:00 GMT')).toBeUndefined();
});
