// The actions of the open screen. A component that shows a button for an action also registers it here, so that the
// palette can find it by its words.
import { useEffect, useRef } from 'react';

interface ScreenAction {
  label: string;
  run: () => unknown;
  /** An action that other screens have, too, is listed after the screen's own. */
  isCommon?: boolean;
}

const offered = new Set<ScreenAction>();

/** In the order in which the screen shows them. */
export const screenActions = (): ScreenAction[] =>
  [...offered].sort((one, other) => Number(one.isCommon ?? false) - Number(other.isCommon ?? false));

/** Without a label the action is not available now. */
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
