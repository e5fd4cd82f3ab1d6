import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '@/ui/fields/TextField';
import { draw } from '@/ui/testing';
import { FormDialog } from './FormDialog';

function Editing({ onSave, onClose }: { onSave: () => Promise<void>; onClose: () => void }) {
  const form = useForm({ defaultValues: { name: 'Cebu' } });
  return (
    <FormDialog title="Edit the branch" form={form} onSubmit={onSave} onClose={onClose}>
      <TextField form={form} name="name" label="Name" autoFocus />
    </FormDialog>
  );
}

function Branch({ onSave = async () => undefined }: { onSave?: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button text="Edit" onClick={() => setOpen(true)} />
      {isOpen && <Editing onSave={onSave} onClose={() => setOpen(false)} />}
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Edit the branch' });
const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const editButton = () => page.getByRole('button', { name: 'Edit', exact: true });
const name = () => page.getByLabelText('Name');

async function opened(onSave?: () => Promise<void>): Promise<void> {
  await draw(<Branch {...(onSave && { onSave })} />);
  await editButton().click();
  await expect.element(name()).toHaveFocus();
}

async function answer(choice: 'Stay' | 'Leave'): Promise<void> {
  await question().getByRole('button', { name: choice, exact: true }).click();
  await expect.element(question()).not.toBeInTheDocument();
}

/** Whether the browser would ask before the page itself is left. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', () => dialog().getByRole('button', { name: 'Cancel' }).click()],
  ['the cross', () => dialog().getByRole('button', { name: 'Close' }).click()],
])('asks before %s drops what was typed, and returns the focus to what opened it', async (_, leave) => {
  await opened();
  await name().fill('Davao');
  await leave();
  await answer('Stay');
  await expect.element(name()).toHaveValue('Davao');
  await leave();
  await answer('Leave');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(editButton()).toHaveFocus();
});

it('asks nothing without changes', async () => {
  await opened();
  expect(asksBeforeUnload()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(question()).not.toBeInTheDocument();
});

it("asks before the browser's Back or another page drops what was typed; an accidental key stays", async () => {
  const before = location.href;
  history.pushState('branch', '', '#editing');
  await opened();
  await name().fill('Davao');
  expect(asksBeforeUnload()).toBe(true);
  history.back();
  await expect.element(question().getByRole('button', { name: 'Stay' })).toHaveFocus();
  await expect.element(question().getByRole('button', { name: 'Leave', exact: true })).toHaveClass('bp6-intent-danger');
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(name()).toHaveValue('Davao');
  expect(history.state).toBe('branch');
  history.back();
  await answer('Leave');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => location.href).toBe(before);
  expect(asksBeforeUnload()).toBe(false);
});

it('cannot be changed, left or saved again while it is being saved', async () => {
  let end = () => {};
  const onSave = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await opened(onSave);
  await name().fill('Davao');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSave.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Enter}City{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(name()).toHaveValue('Davao');
  expect(onSave).toHaveBeenCalledOnce();
  end();
  await expect.element(dialog().getByRole('button', { name: 'Save' })).toBeEnabled();
});
