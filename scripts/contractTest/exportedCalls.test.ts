import { expect, it } from 'vitest';
import { policies } from '../../openapi/generated/policy';
import { wrongWith } from './exportedCalls';

const of = (id: keyof typeof policies) => ({ policy: policies[id], statuses: [200, 401, 403, 404, 500] });

it.each([
  [200, undefined],
  [404, undefined],
  [401, 'it is answered with 401'],
  [403, 'it is answered with 403'],
  [500, 'it is answered with 500'],
  [409, 'it is answered with 409'],
  [undefined, 'it is missing'],
])('an exported call that is answered with %s', (status, wrong) => {
  expect(wrongWith(of('listRemarks'), status)).toBe(wrong);
});

it('calls that only the console or the gateway can make must be refused', () => {
  expect(wrongWith(of('addUser'), 403)).toBeUndefined();
  expect(wrongWith(of('addUser'), 200)).toContain('lets it through');
  expect(wrongWith(of('issueKioskToken'), 404)).toBeUndefined();
  expect(wrongWith(of('issueKioskToken'), 200)).toContain('lets it through');
});
