// How long it takes to compare the slowest values: a case is shown only after its comparison.
import { wordsDiffer } from '../../web/src/areas/kyc/differingParts';
import { longestValues } from '../../web/src/areas/kyc/testing';
import { type Figure, median } from './figure';

const RUNS = 5;
const BUDGET_MS = 500;

export function comparison(): Figure[] {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    for (const [submitted, company] of longestValues()) wordsDiffer(submitted, company);
    return performance.now() - start;
  });
  return [{ what: 'comparing the longest values', value: median(runs), unit: 'ms', budget: BUDGET_MS }];
}
