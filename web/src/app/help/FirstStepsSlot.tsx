// Where those who are new to this browser are told three things. For everybody else nothing of it is loaded.
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { loadedWhenNeeded } from '@/ui/browser/loaded';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { useSignedIn } from '../session/store';
import { firstSteps } from './firstSteps';

const { load, Screen } = loadedWhenNeeded(() => import('./FirstSteps'));

/** At a sign-in, so that it is there with the first screen: what came later would move it. Whoever has read it is not told again. */
export function offerFirstSteps(person: number): void {
  firstSteps.read[person] ??= false;
  // Without it the first screen is as good.
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
