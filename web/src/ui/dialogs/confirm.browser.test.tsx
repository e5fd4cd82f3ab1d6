import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw, twoFrames } from '@/ui/testing';
import { showResult, useConfirm } from './confirm';

function Deleting() {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Delete it?', confirm: 'Delete', isCautious: true })}>
      Delete
    </button>
  );
}

it('shows a message when the open question has been answered, and returns the focus after both', async () => {
  await draw(<Deleting />);
  const opener = page.getByRole('button', { name: 'Delete', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Delete it?' });
  const message = page.getByRole('alertdialog', { name: 'Not saved' });
  await opener.click();
  await expect.element(question).toBeVisible();
  showResult({ isSuccess: false, message: 'It is in use.' });
  await twoFrames();
  await expect.element(message).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(message).toHaveTextContent('It is in use.');
  await message.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(opener).toHaveFocus();
});
