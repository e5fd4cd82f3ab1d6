// What a call must name as its maker where the contract has a username there.
import { expect, test } from 'vitest';
import type { Identity } from '../../upstreamCall';
import { EVIL, startStack } from '../../whole/attackTesting';
import { administrator, ana, signedIn } from '../../whole/testing';

test('a call names its maker by username, and by address only if the server gives the person no username', async () => {
  const { outcomeOf, called } = await startStack();
  const add = async (person: Partial<Identity>, username: string) =>
    (await outcomeOf('addKioskTerminal', signedIn({ ...administrator, ...person }), { Value: { username } }))[0];
  for (const foreign of [EVIL, ana.email, 'A.Cruz', ' a.cruz', 'b.cruz', '']) expect(await add({}, foreign)).toBe(403);
  expect(called).toEqual([]);
  expect(await add({}, 'a.cruz')).toBe(200);
  expect(await add({ username: null }, 'a.cruz')).toBe(403);
  expect(await add({ username: null }, ana.email)).toBe(200);
});
