import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';
import { draw, twoFrames } from '@/ui/testing';
import { warning } from './fieldRules';
import { requiredText } from './requiredText';
import { useJudgedForm } from './useJudgedForm';

const ODD = 'A code usually has three letters.';
const rules = v.object({
  name: requiredText('The name is required.'),
  code: v.pipe(v.string(), warning(v.check((typed: string) => typed.length === 3, ODD))),
});

function Branch({ onSave }: { onSave: (code: string) => void }) {
  const form = useJudgedForm(rules, { name: '', code: '' });
  return (
    <FormDialog title="Add a branch" form={form} onSubmit={async ({ code }) => onSave(code)} onClose={() => undefined}>
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="code" label="Code" />
    </FormDialog>
  );
}

const dialog = page.getByRole('dialog', { name: 'Add a branch' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const code = page.getByLabelText('Code');
const alerts = () =>
  dialog
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent);

async function warned(typed: string) {
  const onSave = vi.fn();
  await draw(<Branch onSave={onSave} />);
  await page.getByLabelText('Name').fill('Cebu');
  await code.fill(typed);
  await button('Save').click();
  await expect.element(button('Save anyway')).toBeVisible();
  return onSave;
}

it('shows a warning beside an error, but nothing can be saved then', async () => {
  const onSave = vi.fn();
  await draw(<Branch onSave={onSave} />);
  await code.fill('C');
  await button('Save').click();
  await expect.poll(alerts).toEqual(['The name is required.', ODD]);
  await expect.element(button('Save')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('shows a warning at its field, on the button and beside it, and saves the value as it is by Enter', async () => {
  const onSave = await warned('C');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Correct the marked fields, or save anyway.');
  await expect.element(code).toHaveAccessibleDescription(ODD);
  await expect.element(code).toHaveAttribute('aria-invalid', 'false');
  expect(onSave).not.toHaveBeenCalled();
  await code.click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSave.mock.calls).toEqual([['C']]);
});

it('judges a changed value again', async () => {
  const onSave = await warned('C');
  await code.fill('CEB');
  await expect.poll(alerts).toEqual([]);
  await expect.element(button('Save')).toBeVisible();
  await code.fill('CE');
  await button('Save').click();
  await expect.element(button('Save anyway')).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

it('is not skipped by a double click', async () => {
  const onSave = vi.fn();
  await draw(<Branch onSave={onSave} />);
  await page.getByLabelText('Name').fill('Cebu');
  await code.fill('C');
  await button('Save').dblClick();
  await expect.poll(alerts).toEqual([ODD]);
  await twoFrames();
  expect(onSave).not.toHaveBeenCalled();
});
