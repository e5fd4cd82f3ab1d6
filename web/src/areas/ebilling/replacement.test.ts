import { expect, it } from 'vitest';
import type { Assignment, Recipients } from './calls';
import { usesOf, withAddressReplaced } from './replacement';

const recipients = (EmailAdd: string, CCEmail = 'cc@x.example', BCCEmail = 'bcc@x.example'): Recipients => ({
  EmailAdd,
  CCEmail,
  BCCEmail,
  MunicipalCode: '043405000',
  Regcode: '12',
  Avega: false,
});
const row = (...texts: Parameters<typeof recipients>) => recipients(...texts) as unknown as Assignment;

it('replaces an address in each field regardless of case, without duplicating the new one', () => {
  const before = recipients('Ana@x.example;ben@x.example', 'ben@x.example; ana@x.example', 'cc@x.example');
  expect(withAddressReplaced(before, { from: 'ana@x.example', to: 'ben@x.example' })).toEqual({
    ...before,
    EmailAdd: 'ben@x.example',
    CCEmail: 'ben@x.example',
  });
});

it('refuses a result that is longer than the limit', () => {
  const full = recipients(`${'a'.repeat(230)}@x.example;b@x.ph`);
  expect(() => withAddressReplaced(full, { from: 'b@x.ph', to: 'somebody.else@x.example' })).toThrow(
    'too long. The limit is 250',
  );
});

it('counts the lists with each address, the most frequent first', () => {
  const rows = [row('ana@x.example'), row('Ben@x.example', 'ana@x.example'), row('ben@x.example', 'ana@x.example')];
  expect([...usesOf(rows).values()].slice(0, 3)).toEqual([
    { address: 'ana@x.example', count: 3 },
    { address: 'bcc@x.example', count: 3 },
    { address: 'Ben@x.example', count: 2 },
  ]);
});
