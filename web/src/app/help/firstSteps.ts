// What somebody is told when they sign in to this browser for the first time, and once.
import * as v from 'valibot';
import { remembered } from '@/ui/browser/remembered';

/** By the number of their record: whether it is still to be read. */
const schema = v.object({ read: v.record(v.string(), v.boolean()) });

export const firstSteps = remembered('firstSteps', schema, { read: {} as Record<string, boolean> });

export function endFirstSteps(person: number): void {
  firstSteps.read[person] = true;
}
