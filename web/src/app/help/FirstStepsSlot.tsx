// Shows the first-steps hints to users who are new in this browser. Their code is not loaded for others.
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { loadedWhenNeeded } from '@/ui/browser/lazyComponents';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { useSignedIn } from '../session/store';
import { firstSteps } from './firstSteps';

const { load, Screen } = loadedWhenNeeded(() => import('./FirstSteps'));

/**
 * Called at sign-in, so that the hints appear together with the first screen rather than moving it later. Not repeated
 * for a user who has closed them.
 */
export function offerFirstSteps(person: number): void {
  firstSteps.read[person] ??= false;
  // If the code cannot be loaded, the first screen works without the hints.
  if (!firstSteps.read[person]) load().catch(() => undefined);
}

export function FirstStepsSlot() {
  const { recordid } = useSignedIn().user_info.data;
  if (useSnapshot(firstSteps).read[recordid] !== false) return null;
  return (
    <CrashBoundary fallback={null}>
      <Suspense>
        <Screen />
      </Suspense>
    </CrashBoundary>
  );
}
