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

it('mails a code of six characters that can be used once', () => {
  const code = sent();
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  expect(verifyOtp(otp, world, WHO, code)).toBe('verified');
  expect(consumeVerification(otp, world, WHO)).toBe(true);
  expect(consumeVerification(otp, world, WHO)).toBe(false);
});

it('accepts only the newest code', () => {
  const first = sent();
  const second = sent();
  expect(verifyOtp(otp, world, WHO, first)).toBe(first === second ? 'verified' : 'wrong');
  expect(verifyOtp(otp, world, WHO, second)).toBe('verified');
});

it('a code expires after five minutes on the clock of the world', () => {
  const code = sent();
  world.clockOffsetMs += 5 * 60_000;
  expect(verifyOtp(otp, world, WHO, code)).toBe('expired');
});

it('refuses even the right code after three wrong tries', () => {
  const code = sent();
  expect(verifyOtp(otp, world, WHO, '------')).toBe('wrong');
  expect(verifyOtp(otp, world, WHO, '------')).toBe('wrong');
  expect(verifyOtp(otp, world, WHO, '------')).toBe('exceeded');
  expect(verifyOtp(otp, world, WHO, code)).toBe('exceeded');
});

it('sends at most five codes in a quarter of an hour', () => {
  for (let count = 0; count < 5; count += 1) expect(sendOtp(otp, world, WHO, 'x')).toBe(true);
  expect(sendOtp(otp, world, WHO, 'x')).toBe(false);
  world.clockOffsetMs += 15 * 60_000;
  expect(sendOtp(otp, world, WHO, 'x')).toBe(true);
});
