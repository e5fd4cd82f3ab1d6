// The budget of CPU minutes for each step of `npm test`. Exceeding it is reported but fails nothing, because a slow or
// shared machine needs more minutes for the same work. Whoever made a step more expensive should look at the report.
import { REST } from './cpuTime';

interface Step {
  minutes: number;
  /** Matches the command that is started for the step. */
  command?: RegExp;
}

/** Measured in complete runs on a quiet machine, plus ten percent. */
const STEPS: Record<string, Step> = {
  contract: { minutes: 0.6, command: /scripts\/contract\/makeContract\.ts/ },
  lint: { minutes: 0.6, command: /@biomejs|\boxlint\b/ },
  types: { minutes: 0.6, command: /typescript-native/ },
  build: { minutes: 0.6, command: /\bvite\b.* build / },
  'unit tests': { minutes: 6.5, command: /\bvitest\b/ },
  // Only the console's stack. The test client is this process itself, which counts as the rest.
  'contract test': { minutes: 1.4, command: /bootstrap\.mjs start/ },
  'browser tests': { minutes: 33, command: /@playwright/ },
  [REST]: { minutes: 1.3 },
};

export const stepOf = (command: string): string | undefined =>
  Object.entries(STEPS).find(([, step]) => step.command?.test(command))?.[0];

/** One line with the total, one with all steps, and one for each step over its budget. A partial run has no budget. */
export function cpuTimeReport(seconds: Map<string, number>, isWhole: boolean): string[] {
  const minutes = Object.entries(STEPS).map(([name, step]) => ({
    name,
    budget: step.minutes,
    took: (seconds.get(name) ?? 0) / 60,
  }));
  const sum = (of: (each: (typeof minutes)[number]) => number) => minutes.reduce((total, each) => total + of(each), 0);
  const [took, budget] = [sum((each) => each.took), sum((each) => each.budget)];
  const of = (total: number) => (isWhole ? ` of a budget of ${total.toFixed(1)}` : '');
  const over = minutes.filter((each) => isWhole && each.took > each.budget);
  return [
    `CPU minutes: ${took.toFixed(1)}${of(budget)}`,
    `  ${minutes.map((each) => `${each.name} ${each.took.toFixed(1)}${isWhole ? ` of ${each.budget}` : ''}`).join(', ')}`,
    ...over.map((each) => `OVER THE BUDGET: ${each.name} took ${each.took.toFixed(1)} CPU minutes of ${each.budget}`),
  ];
}
