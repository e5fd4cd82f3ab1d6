// Turns a recording into a scenario file, which the mocks open like any other.
import type { OperationId } from '#contract';
import { type RecordedScenario, treatmentOf } from '../../mocks/scenarios/recorded';
import type { RecordedCall } from '../../mocks/worlds/recordedCall';

const SIGNED_OUT = 401;

const WRITTEN_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `day` as 2026-11-21. Answers with status 401 are left out, because they would sign out the tester. */
export const scenarioRecorded = (calls: RecordedCall[], day: string): RecordedScenario => ({
  name: `as-of-${day}`,
  description: `As in the test environment of ${WRITTEN_DAY.format(new Date(day))}: what was read there, with all personal data replaced.`,
  day,
  answers: calls.filter(({ operation, status }) => treatmentOf(operation) !== 'left' && status !== SIGNED_OUT),
});

/** Sentences that report how each recorded operation is used. */
export function reportLines({ name, answers }: RecordedScenario, calls: RecordedCall[]): string[] {
  const rowsOf = (use: ReturnType<typeof treatmentOf>, all: RecordedCall[]) => {
    const counts = new Map<OperationId, number>();
    for (const { operation } of all)
      if (treatmentOf(operation) === use) counts.set(operation, (counts.get(operation) ?? 0) + 1);
    return [...counts].map(([operation, count]) => (count > 1 ? `${operation} (${count} calls)` : operation));
  };
  const line = (what: string, operations: string[]) =>
    operations.length > 0 ? [`  ${what}: ${operations.join(', ')}.`] : [];
  return [
    `The scenario '${name}' plays them: npm run scenario -- ${name}, or 'Tester' in the console.`,
    ...line('Records of the scenario, which saving and deciding change', rowsOf('state', answers)),
    ...line('Answered in the same way every time, whatever is saved', rowsOf('replayed', answers)),
    ...line('Left out, because the mocks have their own', rowsOf('left', calls)),
    '  Everything else is as in the default scenario; pictures are drawn.',
  ];
}
