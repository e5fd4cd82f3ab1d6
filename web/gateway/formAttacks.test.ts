// What somebody might try with a form: two readers of one may find different parts in it. Nothing of it may reach a server.
import { expect, test } from 'vitest';
import { operationTable } from '#contract';
import { EVIL, NOT_ALLOWED, NOT_NAMED, startStack } from './attacking';
import { administrator, ana, send, signedIn } from './testing';

const picture = new Blob([Buffer.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });

test.each<[string, object]>([
  ['in a form', { Delights_details: { delightstoreID: 9, postedby: EVIL }, delights_image: picture }],
  ['in a file of a form', { Delights_details: new Blob([`{"postedby":"${EVIL}"}`]), delights_image: picture }],
  ['in a form without it', { Delights_details: '7', delights_image: picture }],
])('the maker %s cannot be forged', async (_what, body) => {
  const { told, called } = await startStack();
  expect(await told('addOffer', signedIn(administrator), body)).toEqual(NOT_ALLOWED);
  expect(called).toEqual([]);
});

test.each<[string, object]>([
  ['in its part of JSON', { Delights_details: { postedby: ana.email, PostedBy: EVIL } }],
  ['in a part of its own', { Delights_details: { postedby: ana.email }, postedby: EVIL }],
  [
    'in a file of its own',
    { Delights_details: { postedby: ana.email }, details: new Blob([`{"postedby":"${EVIL}"}`]) },
  ],
])('nor does a form bring a second maker %s', async (_what, body) => {
  const { told, called } = await startStack();
  expect(await told('addOffer', signedIn(), body)).toEqual(NOT_NAMED);
  expect(called).toEqual([]);
});

test('of a form no server reads another maker than the gateway', async () => {
  const { url, called } = await startStack();
  const details = (maker: string) => JSON.stringify({ postedby: maker, product_tag: true });
  const part = (disposition: string, value: string) => `--B\r\nContent-Disposition: ${disposition}\r\n\r\n${value}\r\n`;
  const named = 'form-data; name="Delights_details"';
  const post = (body: string) =>
    send(url, `/api${operationTable.addOffer.path}`, {
      method: 'POST',
      headers: { ...signedIn(), 'content-type': 'multipart/form-data; boundary=B' },
      body,
    });
  for (const body of [
    part(named, details(ana.email)) + part(named, details(EVIL)),
    part(`${named}; name="other"`, details(ana.email)),
    part('form-data; name="other"; filename="\\"; name=\\"Delights_details"', details(EVIL)),
    `${part(named, details(ana.email)).trim()}\n--B\r\n${part(named, details(EVIL))}`,
    part(`${named}\r\nContent-Disposition: form-data; name="other"`, details(ana.email)),
  ]) {
    expect((await post(`${body}--B--\r\n`)).status, body).toBe(400);
  }
  expect(called).toEqual([]);

  const trailing = `--B--\r\n${part(named, details(EVIL))}--B--\r\n`;
  const twice = `{"postedby":"${EVIL}","postedby":"${ana.email}","product_tag":true}`;
  expect((await post(part(`${named}; filename*=UTF-8''x`, twice) + trailing)).status).toBe(200);
  const { body, bodyType = '' } = called[0] ?? {};
  const boundary = bodyType.replace('multipart/form-data; boundary=', '');
  expect(String(body)).toBe(
    `--${boundary}\r\nContent-Disposition: ${named}\r\n\r\n${details(ana.email)}\r\n--${boundary}--\r\n`,
  );
});

test('a form in place of JSON is no way around what JSON is held against', async () => {
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
