import { expect, it } from 'vitest';
import { departuresFrom } from './literalDrift';

const NAMELESS = { part: 'answer 200', place: '/data/*', rule: 'has a field that the contract does not have' };
const report = (...departures: object[]) => JSON.stringify({ calls: {}, departures });

it('reports departures from the contract, except fields of a record for which the specification names none', () => {
  const nothing = report({ operation: 'listCompanyRecords', ...NAMELESS });
  expect(departuresFrom(() => nothing)).toEqual([]);
  const some = report({ operation: 'listRemarks', ...NAMELESS });
  expect(departuresFrom((variant) => (variant === 'second' ? some : nothing))).toEqual([
    'literal-second: listRemarks: answer 200: /data/*: has a field that the contract does not have',
  ]);
});

it('reports a gateway that has left no report', () => {
  expect(departuresFrom((variant) => (variant === 'empty' ? undefined : report()))).toEqual([
    'literal-empty: there is no report of departures from the contract',
  ]);
});
