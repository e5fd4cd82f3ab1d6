// The CPU minutes of a run by the machine's own counter. Other programs count, too, and a slow machine needs more
// minutes for the same work, so exceeding the budget fails nothing.
import { cpus } from 'node:os';

/** Measured in complete runs on a quiet machine, plus ten percent. */
const BUDGET = 31;

/** Begins to count. The returned function says what was spent; only a whole run has a budget. */
export function countCpuTime(spent = cpuMinutes): (isWhole: boolean) => string {
  const before = spent();
  return (isWhole) => {
    const minutes = spent() - before;
    const budget = isWhole ? ` of a budget of ${BUDGET}${minutes > BUDGET ? ': OVER THE BUDGET' : ''}` : '';
    return `CPU minutes: ${minutes.toFixed(1)}${budget}`;
  };
}

export const cpuMinutes = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 60_000;
