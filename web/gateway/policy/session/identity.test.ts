// Who says of a call that they made it, where the call tells a username.
import { expect, test } from 'vitest';
import type { Identity } from '../../upstreamCall';
import { EVIL, startStack } from '../../whole/attacking';
import { administrator, ana, signedIn } from '../../whole/testing';

test('a call names its maker by the username of the session, and by the address only whom the server gives none', async () => {
  const { told, called } = await startStack();
  const add = async (person: Partial<Identity>, username: string) =>
    (await told('addKioskTerminal', signedIn({ ...administrator, ...person }), { Value: { username } }))[0];
  for (const foreign of [EVIL, ana.email, 'A.Cruz', ' a.cruz', 'b.cruz', '']) expect(await add({}, foreign)).toBe(403);
  expect(called).toEqual([]);
  expect(await add({}, 'a.cruz')).toBe(200);
  expect(await add({ username: null }, 'a.cruz')).toBe(403);
  expect(await add({ username: null }, ana.email)).toBe(200);
});
