// Measures comparing the values that take longest: a case is shown only after its comparison.
import { wordsDiffer } from '../../../web/src/areas/kyc/judging/differingParts';
import { longestValues } from '../../../web/src/areas/kyc/testing';
import { type Figure, median } from '../measuring/figure';
import { CPU_SLOWDOWN, SLOW } from '../measuring/slowPage';

const RUNS = 5;

export function comparison(floor: number): Figure[] {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    for (const [submitted, company] of longestValues()) wordsDiffer(submitted, company);
    return performance.now() - start;
  });
  return [
    {
      what: `comparing the longest values, as if ${SLOW}`,
      value: median(runs) * CPU_SLOWDOWN,
      unit: 'ms',
      // Half a second without the slowdown, on a machine whose floor with the slowdown is 400 ms.
      budget: 5,
      beside: { name: 'floor', value: floor },
    },
  ];
}
