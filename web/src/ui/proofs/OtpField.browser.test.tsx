import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/ui/testing';
import { OtpField } from './OtpField';

function Code() {
  return <OtpField form={useForm({ defaultValues: { otp: '' } })} name="otp" />;
}

it('keeps six capitals, without the spaces that were copied along', async () => {
  await draw(<Code />);
  const code = page.getByLabelText('One-time password');
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveStyle({ textTransform: 'uppercase' });
  for (const [typed, kept] of [
    ['  ab1cd2 ', 'AB1CD2'],
    ['ab1cd2ef', 'AB1CD2'],
    ['ßßßß', 'SSSSSS'],
    ['   ', ''],
  ] as const) {
    await code.fill(typed);
    await expect.element(code).toHaveValue(kept);
  }
});

it('leaves a letter in the middle where it was typed', async () => {
  await draw(<Code />);
  const code = page.getByLabelText('One-time password');
  await code.fill('acd');
  await userEvent.keyboard('{Home}{ArrowRight}xy');
  await expect.poll(() => (code.element() as HTMLInputElement).value.toUpperCase()).toBe('AXYCD');
});
