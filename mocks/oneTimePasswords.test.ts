import { beforeEach, expect, it } from 'vitest';
import { oneTimePasswords } from './oneTimePasswords';
import type { World } from './world';
import { openWorld, worldNamed } from './worlds';

const WHO = 'maria@lumina.example';
let world: World;
let otp: ReturnType<typeof oneTimePasswords>;

beforeEach(() => {
  world = openWorld('otp', worldNamed('default').scenario);
  otp = oneTimePasswords();
});

const sent = () => {
  otp.send(world, WHO, 'Your one time password');
  return world.outbox.at(-1)?.code ?? '';
};

it('mails a code of six and knows it once', () => {
  const code = sent();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  expect(otp.verify(world, WHO, code)).toBe('verified');
  expect(otp.consumeVerification(world, WHO)).toBe(true);
  expect(otp.consumeVerification(world, WHO)).toBe(false);
});

it('lets only the newest code count', () => {
  const first = sent();
  const second = sent();
  expect(otp.verify(world, WHO, first)).toBe(first === second ? 'verified' : 'wrong');
  expect(otp.verify(world, WHO, second)).toBe('verified');
});

it('expires after five minutes of the world', () => {
  const code = sent();
  world.clockOffsetMs += 5 * 60_000;
  expect(otp.verify(world, WHO, code)).toBe('expired');
});

it('gives up at the third wrong try, even for the right code after it', () => {
  const code = sent();
  expect(otp.verify(world, WHO, '------')).toBe('wrong');
  expect(otp.verify(world, WHO, '------')).toBe('wrong');
  expect(otp.verify(world, WHO, '------')).toBe('exceeded');
  expect(otp.verify(world, WHO, code)).toBe('exceeded');
});

it('sends five in a quarter of an hour and no more', () => {
  for (let count = 0; count < 5; count += 1) expect(otp.send(world, WHO, 'x')).toBe(true);
  expect(otp.send(world, WHO, 'x')).toBe(false);
  world.clockOffsetMs += 15 * 60_000;
  expect(otp.send(world, WHO, 'x')).toBe(true);
});
