// Attacks with texts and numbers that two programs read differently. None of them may reach a server.
import { expect, test } from 'vitest';
import { badRequest, startStack } from '../whole/attackTesting';
import { administrator, signedIn } from '../whole/testing';
import { imageDetails } from './wholeRequest';

const BAD = 'has a character that no text may have, or a number that is too large';
const person = signedIn({ ...administrator, email: 'maria.santos@lumina.example' });

test.each<[string, object]>([
  ['a NUL', { title: 'Offer\0.php' }],
  ['half a character', { title: 'Offer \ud83d' }],
  ['the other half', { content: '\udc00' }],
])('a form with %s in its JSON is refused', async (_what, said) => {
  const { outcomeOf, called } = await startStack();
  const body = { newsletter_details: { product_tag: true, ...said } };
  expect(await outcomeOf('addNewsletter', person, body)).toEqual(badRequest(`The body ${BAD}`));
  expect(called).toEqual([]);
});

test('texts and whole numbers that a server may read differently are refused everywhere', async () => {
  const { outcomeOf, called } = await startStack();
  const body = badRequest(`The body ${BAD}`);
  for (const remarks of ['No\0', '\ud83d', '\udc00x']) {
    expect(await outcomeOf('addRemark', person, { Value: { remarks } })).toEqual(body);
  }
  for (const recordid of [2 ** 53, -(2 ** 53), 1e21]) {
    expect(await outcomeOf('updateRemark', person, { Value: { recordid } })).toEqual(body);
  }
  expect(
    await outcomeOf('saveImageForm', person, {
      Image_datails: JSON.stringify({ ...imageDetails(), accountno: '1\0' }),
    }),
  ).toEqual(body);
  expect((await outcomeOf('searchDoctors', { ...person, SEARCHTEXT: 'a%00b' }))[0]).toBe(400);
  expect((await outcomeOf('loginAgora', {}, { Value: { emailaddress: 'a\0@b.example' } }))[0]).toBe(400);
  expect(called).toEqual([]);
  expect(
    (await outcomeOf('addRemark', person, { Value: { remarks: 'Ñ 📄', posted_by: 'maria.santos@lumina.example' } }))[0],
  ).toBe(200);
});
