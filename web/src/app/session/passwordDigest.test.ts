import { expect, it } from 'vitest';
import { digestOf, matches, newDeviceId } from './passwordDigest';

it('recognises the same password, and no other', async () => {
  const digest = await digestOf('Sampaguita#1');
  expect(await matches('Sampaguita#1', digest)).toBe(true);
  expect(await matches('sampaguita#1', digest)).toBe(false);
});

it('does not contain the password, and differs each time', async () => {
  const [one, other] = await Promise.all([digestOf('Sampaguita#1'), digestOf('Sampaguita#1')]);
  expect(JSON.stringify(one)).not.toContain('Sampaguita');
  expect(one.digest).not.toBe(other.digest);
});

it('makes a device id of 32 random bytes', () => {
  expect(newDeviceId()).toMatch(/^[0-9a-f]{64}$/);
  expect(newDeviceId()).not.toBe(newDeviceId());
});
