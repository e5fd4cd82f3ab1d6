import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For actions that move the screen when a field loses the focus: while a mouse button is down, the action waits until
 * after the click, which would otherwise miss its target. A tap on a touch screen counts as such a press.
 */
export function useAfterPress(act: () => void): () => void {
  const press = useRef({ isDown: false, isAwaited: false });
  const onReleased = useEffectEvent(act);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = ({ button }: MouseEvent) => {
      press.current.isDown = button === 0;
    };
    const up = () => {
      const { isAwaited } = press.current;
      press.current = { isDown: false, isAwaited: false };
      // The click follows right after the release.
      if (isAwaited) timer = setTimeout(() => onReleased());
    };
    document.addEventListener('mousedown', down, true);
    // A drag ends without a `mouseup`.
    for (const released of ['mouseup', 'dragend']) document.addEventListener(released, up, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('mousedown', down, true);
      for (const released of ['mouseup', 'dragend']) document.removeEventListener(released, up, true);
    };
  }, []);

  return () => {
    if (press.current.isDown) press.current.isAwaited = true;
    else act();
  };
}
