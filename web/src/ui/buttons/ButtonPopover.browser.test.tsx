import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/ui/testing';
import { ButtonPopover } from './ButtonPopover';

function Actions({ onAct = () => undefined }: { onAct?: (name: string) => void }) {
  const items = (
    <Menu>
      {['Save', 'Rename', 'Delete'].map((name) => (
        <MenuItem key={name} text={name} disabled={name === 'Rename'} onClick={() => onAct(name)} />
      ))}
    </Menu>
  );
  return (
    <ButtonPopover content={items}>
      <Button text="Actions" />
    </ButtonPopover>
  );
}

const button = () => page.getByRole('button', { name: 'Actions' });
const item = (name: string) => page.getByRole('menuitem', { name });

it('is walked by arrows, Home and End, past what is disabled, and Enter takes the item', async () => {
  const onAct = vi.fn();
  await draw(<Actions onAct={onAct} />);
  button().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Save')).toBeVisible();
  for (const [key, at] of [
    ['ArrowDown', 'Save'],
    ['ArrowDown', 'Delete'],
    ['ArrowDown', 'Save'],
    ['ArrowUp', 'Delete'],
    ['Home', 'Save'],
    ['End', 'Delete'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(item(at)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Save')).not.toBeInTheDocument();
  expect(onAct.mock.calls).toEqual([['Delete']]);
});

it('is closed by Escape, which returns the focus to its button', async () => {
  await draw(<Actions />);
  await button().click();
  await expect.element(item('Save')).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{End}{Escape}');
  await expect.element(item('Save')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});
