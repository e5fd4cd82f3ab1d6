import { expect, it } from 'vitest';
import { hashOf, hashToWorld, type LinkedState, parseLink, writtenOffset } from './link';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

it.each<[string, LinkedState]>([
  ['#tester?scenario=default', { scenario: 'default', clockOffsetMs: 0, person: null }],
  [
    '#tester?scenario=large&as=maria.santos@lumina.example&in=alagamd&clock=1d15m&fault=listRemarks:500,2000ms&fault=*:held',
    {
      scenario: 'large',
      clockOffsetMs: DAY_MS + 15 * MINUTE_MS,
      faults: { listRemarks: { status: 500, latencyMs: 2000 }, '*': { held: true } },
      person: { email: 'maria.santos@lumina.example', application: 'ALAGA MD' },
    },
  ],
  [
    '#tester?scenario=slow&as=a%2Bb%26c@lumina.example&in=agora&clock=-2h&fault=none',
    {
      scenario: 'slow',
      clockOffsetMs: -120 * MINUTE_MS,
      faults: {},
      person: { email: 'a+b&c@lumina.example', application: 'AGORA' },
    },
  ],
])('%s is parsed to the values that it was made from', (hash, linked) => {
  expect(hashOf(linked)).toBe(hash);
  expect(parseLink(hash)).toEqual(linked);
});

it('leads to an existing world', () => {
  const person = { email: 'maria.santos@lumina.example', application: 'AGORA' } as const;
  const hash = hashToWorld('default~opened 1', person);
  expect(hash).toBe('#tester?world=default~opened%201&as=maria.santos@lumina.example&in=agora');
  expect(parseLink(hash)).toMatchObject({ world: 'default~opened 1', person });
});

it('omits what is as in the default', () => {
  expect(parseLink('#tester?')).toEqual({ scenario: 'default', clockOffsetMs: 0, person: null });
  expect(writtenOffset(999)).toBe('1s');
  expect(writtenOffset(400)).toBe('0s');
});

it.each([
  ['colour=red', "Unknown part 'colour'. A link can have scenario, as, in, clock, fault, world."],
  ['world=x&clock=1d', "A link to a world cannot have 'clock'. The world has its own."],
  ['in=mobile', "Unknown application 'mobile'. Use agora or alagamd."],
  ['in=toString', "Unknown application 'toString'. Use agora or alagamd."],
  ['clock=tomorrow', "Unknown time 'tomorrow'. Use a time such as 1d12h or -15m."],
  ['clock=99999d', "The clock can move by at most 3,650 days, and '99999d' is more."],
  [`scenario=${'x'.repeat(250)}`, `Unknown scenario '${'x'.repeat(60)}…'.`],
  ['clock=-', "Unknown time '-'. Use a time such as 1d12h or -15m."],
  ['fault=listRemarks', "Unknown fault 'listRemarks'. Use a fault such as listRemarks:500,2000ms."],
  ['fault=__proto__:500', "Unknown fault '__proto__:500'. Use a fault such as listRemarks:500,2000ms."],
  ['clock=1d&clock=2d', "A link can have 'clock' only once."],
  ['fault=listRemarks:odd', "Unknown fault 'listRemarks:odd'. Use a fault such as listRemarks:500,2000ms."],
])('refuses the link %s with a message', (words, message) => {
  expect(() => parseLink(`#tester?${words}`)).toThrow(message);
});
