import { Button, Dialog, Menu, MenuItem } from '@blueprintjs/core';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ButtonPopover } from '@/ui/buttons/ButtonPopover';
import { toast } from '@/ui/messages/toasts';
import { draw, escapeFrom } from '@/ui/testing';

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonPopover
        content={
          <Menu>
            <MenuItem text="Logout" />
          </Menu>
        }
      >
        <Button text="Account" />
      </ButtonPopover>
      <Button text="Open" onClick={() => setOpen(true)} />
      <Dialog title="A dialog" isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const prefersMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(() => prefersMotion('reduce'));

/** Shows a toast, opens and closes a menu and a dialog, and returns what was animated: by CSS, or by Blueprint's timers. */
async function movements(): Promise<string[]> {
  const seen: string[] = [];
  const note = ({ target }: Event) => seen.push(`styled ${(target as Element).className}`);
  const kinds = ['transitionrun', 'animationstart'];
  for (const kind of kinds) document.addEventListener(kind, note, true);
  // Blueprint marks what it animates with a class.
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (/-(appear|enter|exit)-active/.test((target as Element).className))
        seen.push(`timed ${(target as Element).className}`);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['class'] });
  await draw(<Overlays />);
  const dismiss = toast.info('A message');
  await expect.element(page.getByText('A message')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect.element(page.getByRole('menuitem')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await escapeFrom(page.getByRole('dialog'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  dismiss();
  await expect.element(page.getByText('A message')).not.toBeInTheDocument();
  observer.disconnect();
  for (const kind of kinds) document.removeEventListener(kind, note, true);
  return seen;
}

it('animates nothing with reduced motion', async () => {
  expect(await movements()).toEqual([]);
});

it('animates toasts, menus and dialogs otherwise', async () => {
  await prefersMotion('no-preference');
  const seen = (await movements()).join('\n');
  for (const part of ['bp6-toast', 'bp6-popover', 'bp6-dialog'])
    expect(seen, part).toMatch(new RegExp(`^timed .*${part}.*-active`, 'm'));
});
