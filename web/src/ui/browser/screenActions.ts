// What can be done on the screen that is open. A part that shows a button for it names it here as well, so that it can be found
// by its words.
import { useEffect, useRef } from 'react';

export interface ScreenAction {
  label: string;
  run: () => unknown;
  /** What other screens can, too, comes behind what is this one's own. */
  isCommon?: boolean;
}

const offered = new Set<ScreenAction>();

/** In the order in which the screen shows them. */
export const screenActions = (): ScreenAction[] =>
  [...offered].sort((one, other) => Number(one.isCommon ?? false) - Number(other.isCommon ?? false));

/** Without a label there is nothing to be done now. */
export function useScreenAction(label: string | undefined, run: () => unknown, isCommon = false): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    if (label === undefined) return;
    const action = { label, run: () => latest.current(), isCommon };
    offered.add(action);
    return () => void offered.delete(action);
  }, [label, isCommon]);
}
