// The first-steps hints, shown once after a user's first sign-in in this browser.
import * as v from 'valibot';
import { storedValues } from '@/ui/browser/localStore';

/** By user record number: whether the hints were read. */
const schema = v.object({ read: v.record(v.string(), v.boolean()) });

export const firstSteps = storedValues('firstSteps', schema, { read: {} as Record<string, boolean> });

export function endFirstSteps(person: number): void {
  firstSteps.read[person] = true;
}
