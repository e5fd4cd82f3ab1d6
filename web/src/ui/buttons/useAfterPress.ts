import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For what moves the screen when a field is left: while a mouse button is down it waits for the click, which would
 * otherwise miss what was pressed. A tap on a touch screen is such a press as well.
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
      // The click comes right behind the release.
      if (isAwaited) timer = setTimeout(() => onReleased());
    };
    document.addEventListener('mousedown', down, true);
    // Whoever drags something releases it without a `mouseup`.
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
