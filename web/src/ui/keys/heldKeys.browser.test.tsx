import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';
import { draw, twoFrames } from '@/ui/testing';

function Adding({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const save = async ({ name }: { name: string }) => {
    onSave(name);
    onClose();
  };
  return (
    <FormDialog title="Add a branch" form={form} onSubmit={save} onClose={onClose}>
      <TextField form={form} name="name" label="Name" autoFocus />
    </FormDialog>
  );
}

function Screen({ onSave }: { onSave: (name: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* The browser's buttons click when Enter is pressed and at each repeat, Blueprint's when it is released. */}
      <button type="button" onClick={() => setOpen(true)}>
        Add by pressing
      </button>
      <Button text="Add by releasing" onClick={() => setOpen(true)} />
      {isOpen && <Adding onSave={onSave} onClose={() => setOpen(false)} />}
    </>
  );
}

const adding = () => page.getByRole('dialog', { name: 'Add a branch' });
const addButton = (name: string) => page.getByRole('button', { name });

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/** Presses Enter without releasing it, or repeats it, as the keyboard does while it is held. */
const down = (autoRepeat = false) => cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER, autoRepeat });
const up = () => cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER });

it('Enter that opens a dialog and is held saves nothing in it', async () => {
  const onSave = vi.fn();
  await draw(<Screen onSave={onSave} />);
  addButton('Add by pressing').element().focus();
  await down();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await down(true);
  await up();
  await twoFrames();
  await expect.element(adding()).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it.each(['Add by pressing', 'Add by releasing'])(
  'a long Enter saves a form once, and the rest of it does not open the dialog again (%s)',
  async (name) => {
    const onSave = vi.fn();
    await draw(<Screen onSave={onSave} />);
    addButton(name).element().focus();
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('Name').fill('Cebu');
    await down();
    await expect.element(adding()).not.toBeInTheDocument();
    await expect.element(addButton(name)).toHaveFocus();
    await down(true);
    await down(true);
    await up();
    await twoFrames();
    await expect.element(adding()).not.toBeInTheDocument();
    expect(onSave.mock.calls).toEqual([['Cebu']]);
    await userEvent.keyboard('{Enter}');
    await expect.element(adding()).toBeVisible();
  },
);
