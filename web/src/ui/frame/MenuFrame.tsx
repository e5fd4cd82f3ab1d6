// The menu of the frame (see draw.ts) stays in place until the menu itself is drawn, which may be after the screen.
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/ui/browser/afterPaint';
import type { Look } from './storedFrame';

const OF_SCREEN: Look[] = ['bar', 'card', 'sheet', 'title', 'head'];

const frame = document.getElementById('frame');

/** Shows the frame again, which React has removed, without what belongs to the screen. */
function putInto(menu: HTMLElement | null): void {
  if (!menu || !frame) return;
  for (const part of frame.querySelectorAll(OF_SCREEN.map((look) => `.${look}`).join())) part.remove();
  menu.append(frame);
}

/** In place of a menu that is not drawn yet. */
export const MenuFrame = () => <div ref={putInto} />;

/**
 * Whether the menu is to be drawn. At the start of the console the screen is drawn and painted first: people wait for
 * its rows, and see the menu's texts meanwhile.
 */
export function useDrawnAfterScreen(): boolean {
  // The first commit removes the frame from the page.
  const [isDrawn, setIsDrawn] = useState(() => !frame?.isConnected);
  useEffect(() => {
    if (!isDrawn) afterPaint(() => startTransition(() => setIsDrawn(true)));
  }, [isDrawn]);
  return isDrawn;
}
