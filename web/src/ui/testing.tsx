// Draws a component for a test as the console does: with the place where questions appear.
import { OverlaysProvider } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '@/ui/dialogs/confirm';

export const draw = (component: ReactElement) =>
  render(
    <OverlaysProvider>
      {component}
      <ConfirmHost />
    </OverlaysProvider>,
  );

/** Waits long enough for an unwanted effect of the last key or click to have happened. */
export const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Presses Escape in a dialog, which hears keys once the focus has moved into it. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.element().closest('.bp6-portal')?.matches(':focus-within')).toBe(true);
  await userEvent.keyboard('{Escape}');
}
