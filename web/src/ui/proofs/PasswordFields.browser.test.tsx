import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/ui/testing';
import { NewPasswordFields } from './PasswordFields';

const RULES = ['8 to 50 characters', 'A lowercase letter', 'An uppercase letter', 'A number', 'One of !@#$%^&*_'];

function Passwords() {
  const form = useForm({ defaultValues: { password: '', again: '' } });
  return <NewPasswordFields form={form} password="password" confirmation="again" />;
}

it('ticks off what a new password needs while it is typed', async () => {
  await draw(<Passwords />);
  const needs = page.getByRole('list', { name: 'Requirements' });
  const kept = () =>
    needs
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.element(needs).toHaveAttribute('aria-live', 'polite');
  for (const [typed, ...there] of [
    [''],
    ['mango', 'A lowercase letter'],
    ['mango#2027', '8 to 50 characters', 'A lowercase letter', 'A number', 'One of !@#$%^&*_'],
    ['Mango#2027', ...RULES],
    [''],
  ] as const) {
    await page.getByLabelText('New password').fill(typed);
    await expect
      .poll(kept, { message: typed })
      .toEqual(RULES.map((rule) => `${rule}: ${there.some((each) => each === rule) ? 'there' : 'missing'}`));
  }
});
