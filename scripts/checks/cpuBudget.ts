// What `npm test` may take of the processors, step by step. More is told and fails nothing: a slow machine, or one that is
// shared, needs more minutes for the same work, and it is the work that is judged, by whoever has made it more.
import { REST } from './cpuTime';

interface Step {
  minutes: number;
  /** What is started for it, by its command. */
  command?: RegExp;
}

/** What whole runs on a quiet machine took, and a tenth. */
const STEPS: Record<string, Step> = {
  contract: { minutes: 0.6, command: /scripts\/contract\/makeContract\.ts/ },
  lint: { minutes: 0.6, command: /@biomejs|\boxlint\b/ },
  types: { minutes: 0.6, command: /typescript-native/ },
  build: { minutes: 0.6, command: /\bvite\b.* build / },
  'unit tests': { minutes: 6.5, command: /\bvitest\b/ },
  // What asks is this process itself, which counts among the rest.
  'contract test': { minutes: 1.4, command: /bootstrap\.mjs start/ },
  'browser tests': { minutes: 38, command: /@playwright/ },
  [REST]: { minutes: 1.3 },
};

export const stepOf = (command: string): string | undefined =>
  Object.entries(STEPS).find(([, step]) => step.command?.test(command))?.[0];

/** A line for the whole, one for the steps, and one for each that is over its budget; without one where only a part was run. */
export function toldCpuTime(seconds: Map<string, number>, isWhole: boolean): string[] {
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
    ...over.map(
      (each) => `OVER THE BUDGET: ${each.name}, ${each.took.toFixed(1)} CPU minutes where ${each.budget} were to do`,
    ),
  ];
}
