// Where the focus is after Undo, whose button disappears.
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { newToaster, withAction } from './toaster';

afterEach(() => document.body.replaceChildren());

/** Shows a message with Undo, and clicks it. */
async function undo() {
  const onUndo = vi.fn();
  const toaster = await newToaster();
  toaster.show({ message: 'It is disabled.', ...withAction({ onClick: onUndo }) });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
}

it('is where it was before', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await undo();
  await expect.element(page.elementLocator(field)).toHaveFocus();
});

it('is nowhere if it was nowhere, and nothing breaks', async () => {
  await undo();
  await expect.poll(() => document.activeElement).toBe(document.body);
});
