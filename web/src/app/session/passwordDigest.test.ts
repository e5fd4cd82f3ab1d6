import { expect, it } from 'vitest';
import { digestOf, matches, newDeviceId } from './passwordDigest';

it('knows the password again, and no other', async () => {
  const digest = await digestOf('Sampaguita#1');
  expect(await matches('Sampaguita#1', digest)).toBe(true);
  expect(await matches('sampaguita#1', digest)).toBe(false);
});

it('keeps nothing of the password, and nothing twice', async () => {
  const [one, other] = await Promise.all([digestOf('Sampaguita#1'), digestOf('Sampaguita#1')]);
  expect(JSON.stringify(one)).not.toContain('Sampaguita');
  expect(one.digest).not.toBe(other.digest);
});

it('makes 32 bytes of device id', () => {
  expect(newDeviceId()).toMatch(/^[0-9a-f]{64}$/);
  expect(newDeviceId()).not.toBe(newDeviceId());
});
