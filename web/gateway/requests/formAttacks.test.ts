// Attacks with forms that two parsers may read differently. None of them may reach a server.
import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { badRequest, EVIL, NOT_ALLOWED, startStack } from '../whole/attackTesting';
import { administrator, ana, send, signedIn } from '../whole/testing';
import { wholeRequest } from './wholeRequest';

/** The contract's example of an offer, made by this person. */
function detailsOf(postedby: string): object {
  const { body } = wholeRequest('addOffer', {}, { Delights_details: { postedby } });
  return (body as { Delights_details: object }).Delights_details;
}

const maria = { ...administrator, email: 'maria.santos@lumina.example' };
const UNKNOWN = 'has a field that the contract does not have';

test.each<[string, object]>([
  ['in a form', { Delights_details: { postedby: EVIL } }],
  ['in a file of a form', { Delights_details: new Blob([JSON.stringify(detailsOf(EVIL))]) }],
])('the maker %s cannot be forged', async (_what, body) => {
  const { outcomeOf, called } = await startStack();
  expect(await outcomeOf('addOffer', signedIn(administrator), body)).toEqual(NOT_ALLOWED);
  expect(called).toEqual([]);
});

test.each<[string, string, object]>([
  ['in no details', 'Delights_details is not object', { Delights_details: '7' }],
  ['in details without it', 'Delights_details has no postedby', { Delights_details: { postedby: undefined } }],
  ['twice in its part of JSON', `Delights_details ${UNKNOWN}`, { Delights_details: { PostedBy: EVIL } }],
  ['again in a part of its own', `The body ${UNKNOWN}`, { postedby: EVIL }],
  ['again in a file of its own', `The body ${UNKNOWN}`, { details: new Blob([`{"postedby":"${EVIL}"}`]) }],
])('a form with its maker %s is refused: %s', async (_what, rule, body) => {
  const { outcomeOf, called } = await startStack();
  // The contract's example names Maria as the maker.
  expect(await outcomeOf('addOffer', signedIn(maria), body)).toEqual(badRequest(rule));
  expect(called).toEqual([]);
  expect((await outcomeOf('addOffer', signedIn(maria)))[0]).toBe(200);
});

test('a server cannot read another maker in a form than the gateway has checked', async () => {
  const { url, called } = await startStack();
  const details = (maker: string) => JSON.stringify(detailsOf(maker));
  const part = (disposition: string, value: string) => `--B\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  const named = 'form-data; name="Delights_details"';
  const picture = part('form-data; name="delights_image"; filename="a.jpg"', '\xff\xd8\xff');
  const post = (body: string) =>
    send(url, `/api${operationTable.addOffer.path}`, {
      method: 'POST',
      headers: { ...signedIn(), 'content-type': 'multipart/form-data; boundary=B' },
      body: Buffer.from(body, 'latin1'),
    });
  for (const body of [
    part(named, details(ana.email)) + part(named, details(EVIL)),
    part(`${named}; name="other"`, details(ana.email)),
    part('form-data; name="other"; filename="\\"; name=\\"Delights_details"', details(EVIL)),
    `${part(named, details(ana.email)).trim()}\n--B\r\n${part(named, details(EVIL))}`,
    part(`${named}\r\nContent-Disposition: form-data; name="other"`, details(ana.email)),
  ]) {
    const answer = await post(`${body}${picture}--B--\r\n`);
    expect([answer.status, answer.json()], body).toEqual([400, { message: 'The request is not a valid form.' }]);
  }
  expect(called).toEqual([]);

  const trailing = `${picture}--B--\r\n${part(named, details(EVIL))}--B--\r\n`;
  const twice = details(ana.email).replace('{', `{"postedby":"${EVIL}",`);
  expect((await post(part(`${named}; filename*=UTF-8''x`, twice) + trailing)).status).toBe(200);
  const { body, bodyType = '' } = called[0] ?? {};
  const boundary = bodyType.replace('multipart/form-data; boundary=', '');
  const [first = ''] = String(body).split(`--${boundary}\r\nContent-Disposition: form-data; name="delights_image"`);
  const [head, content = ''] = first.split('\r\n\r\n');
  expect(head).toBe(`--${boundary}\r\nContent-Disposition: ${named}`);
  expect(JSON.parse(content)).toEqual(detailsOf(ana.email));
  expect(String(body)).not.toContain(EVIL);
});

test('sending a form in place of JSON does not bypass the checks of JSON', async () => {
  const { url, called } = await startStack();
  for (const [type, body] of [
    ['application/x-www-form-urlencoded', `approved_by=${EVIL}`],
    ['multipart/form-data; boundary=B', '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n'],
  ]) {
    const headers = { ...signedIn(), 'content-type': type };
    expect((await send(url, '/api/kyc/decision', { method: 'POST', headers, body })).status).toBe(415);
  }
  expect(called).toEqual([]);
});
