import { beforeEach, expect, it } from 'vitest';
import { consumeVerification, noOneTimePasswords, type OneTimePasswords, sendOtp, verifyOtp } from './oneTimePasswords';
import type { World } from './worlds/world';
import { openWorld, worldNamed } from './worlds/worlds';

const WHO = 'maria@lumina.example';
let world: World;
let otp: OneTimePasswords;

beforeEach(() => {
  world = openWorld('otp', worldNamed('default').scenario);
  otp = noOneTimePasswords();
});

const sent = () => {
  sendOtp(otp, world, WHO, 'Your one time password');
  return world.outbox.at(-1)?.code ?? '';
};

it('mails a code of six and knows it once', () => {
  const code = sent();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  expect(verifyOtp(otp, world, WHO, code)).toBe('verified');
  expect(consumeVerification(otp, world, WHO)).toBe(true);
  expect(consumeVerification(otp, world, WHO)).toBe(false);
});

it('lets only the newest code count', () => {
  const first = sent();
  const second = sent();
  expect(verifyOtp(otp, world, WHO, first)).toBe(first === second ? 'verified' : 'wrong');
  expect(verifyOtp(otp, world, WHO, second)).toBe('verified');
});

it('expires after five minutes of the world', () => {
  const code = sent();
  world.clockOffsetMs += 5 * 60_000;
  expect(verifyOtp(otp, world, WHO, code)).toBe('expired');
});

it('gives up at the third wrong try, even for the right code after it', () => {
  const code = sent();
  expect(verifyOtp(otp, world, WHO, '------')).toBe('wrong');
  expect(verifyOtp(otp, world, WHO, '------')).toBe('wrong');
  expect(verifyOtp(otp, world, WHO, '------')).toBe('exceeded');
  expect(verifyOtp(otp, world, WHO, code)).toBe('exceeded');
});

it('sends five in a quarter of an hour and no more', () => {
  for (let count = 0; count < 5; count += 1) expect(sendOtp(otp, world, WHO, 'x')).toBe(true);
  expect(sendOtp(otp, world, WHO, 'x')).toBe(false);
  world.clockOffsetMs += 15 * 60_000;
  expect(sendOtp(otp, world, WHO, 'x')).toBe(true);
});
