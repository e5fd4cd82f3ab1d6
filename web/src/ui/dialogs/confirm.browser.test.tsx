import { expect, it, onTestFinished } from 'vitest';
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

function Suspending() {
  const confirm = useConfirm();
  const title = 'Suspend Amihan Power Generation and Distribution Corporation of the Philippines?';
  return (
    <button type="button" onClick={() => void confirm({ title, confirm: 'Suspend' })}>
      Suspend
    </button>
  );
}

it('shows the whole title on a telephone, because it names what is at stake', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1000, 800));
  await draw(<Suspending />);
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const title = page.getByRole('heading', { name: /^Suspend Amihan/ });
  await expect.element(title).toBeVisible();
  expect(title.element().scrollWidth).toBeLessThanOrEqual(title.element().clientWidth);
});

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
