import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/ui/testing';
import { DateInput } from './DateInput';

function Posted() {
  const [day, setDay] = useState('2026-10-10');
  return <DateInput label="Posted date" value={day} onChange={setDay} min="2026-10-08" max="2026-10-12" />;
}

const field = () => page.getByLabelText('Posted date', { exact: true });
const days = () =>
  page
    .getByRole('gridcell', { disabled: false })
    .elements()
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('is picked by mouse, from the days that are allowed, in the month of the day that it has', async () => {
  await draw(<Posted />);
  await page.getByRole('button', { name: 'Posted date: open the calendar' }).click();
  await expect.poll(days).toEqual(['8', '9', '10', '11', '12']);
  await page.getByRole('gridcell', { name: /\b11\b/ }).click();
  await expect.element(field()).toHaveValue('10/11/2026');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});
