// A recorded scenario: the answers of real servers on one day, with all personal data replaced.
import * as v from 'valibot';
import { type OperationId, operationTable } from '#contract';
import { areas } from '../areas';
import { timeOf } from '../manilaTime';
import { daysBetween, withDatesMoved } from '../worlds/movedDates';
import type { RecordedCall } from '../worlds/recordedCall';
import { recordedStateOf } from '../worlds/recordedState';
import type { Scenario } from '../worlds/world';

export const recordedScenario = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  description: v.string(),
  /** The day of the recording. */
  day: v.pipe(v.string(), v.isoDate()),
  answers: v.array(
    v.object({
      operation: v.custom<OperationId>((name) => typeof name === 'string' && Object.hasOwn(operationTable, name)),
      asked: v.record(v.string(), v.unknown()),
      status: v.number(),
      value: v.unknown(),
    }),
  ),
});

export type RecordedScenario = v.InferOutput<typeof recordedScenario>;

/**
 * What happens to the recorded answers of an operation: they become state of its area, are replayed unchanged, or are
 * not used, so that the seeds stay.
 */
export function treatmentOf(operation: OperationId): 'state' | 'replayed' | 'left' {
  if (areas.some(({ recorded = [] }) => recorded.some(({ operations }) => operations.includes(operation))))
    return 'state';
  return areas.some(({ replays = [] }) => replays.includes(operation)) ? 'replayed' : 'left';
}

/**
 * Moves the dates as if it had been recorded today: an event two days before the recording is two days before today.
 */
export function scenarioOfRecording({ name, description, day, answers }: RecordedScenario): Scenario {
  const callsUntil = (now: number, isMeant: (operation: OperationId) => boolean): RecordedCall[] => {
    const then = timeOf(`${day}T00:00:00`) ?? now;
    // A copy, so that worlds cannot change each other's state.
    const meant = structuredClone(answers.filter(({ operation }) => isMeant(operation)));
    return withDatesMoved(meant, daysBetween(then, now), then);
  };
  return {
    name,
    description,
    overrides: (store, now) => {
      const ways = areas.filter((area) => area.name === store).flatMap(({ recorded = [] }) => recorded);
      const isMeant = (operation: OperationId) => ways.some(({ operations }) => operations.includes(operation));
      return ways.length > 0 ? recordedStateOf(ways, callsUntil(now, isMeant), now) : {};
    },
    replayed: (now) => callsUntil(now, (operation) => treatmentOf(operation) === 'replayed'),
  };
}
