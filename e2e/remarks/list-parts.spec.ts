// What every list does: its controls are not its rows, and what lies beyond its edges can be seen to be there.
import { expect, people, rows, test, total } from '../fixtures';

test('a list that is under way has no rows yet, whoever sees or hears it', async ({ page, world, enterAs }) => {
  await world.holds('listRemarks');
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(page.locator('.bp6-skeleton').first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await world.mends('listRemarks');
  await total(page, 15);
  await expect(rows(page)).toHaveCount(10);
});

test('a control inside a row is used without opening the row', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  const row = page.getByRole('row').nth(1);
  // No list has such controls yet beside an openable row, so these are put there.
  await row
    .getByRole('cell')
    .nth(1)
    .evaluate((cell) => {
      cell.innerHTML =
        '<button>Act</button> <a href="#x">Link</a> <label><input type="checkbox">On</label> <select aria-label="One of"><option>1</option></select>';
      cell.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    });
  for (const control of [
    row.getByRole('button', { name: 'Act' }),
    row.getByRole('link', { name: 'Link' }),
    row.getByText('On', { exact: true }),
    row.getByLabel('One of'),
  ]) {
    await control.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(row.getByRole('checkbox')).toBeChecked();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await row.getByRole('button', { name: 'Act' }).press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await row.getByRole('cell').first().click();
  await expect(page.getByRole('dialog', { name: 'Edit Remarks' })).toBeVisible();
});

test('a table that is wider than the screen keeps its first column in sight and shows that there is more', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  const scroller = page.getByRole('region', { name: 'Disapproved Remarks, table' });
  const first = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(scroller).toHaveAttribute('data-after', '');
  await expect(scroller).not.toHaveAttribute('data-before', '');
  const place = await first.boundingBox();
  await scroller.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect(scroller).toHaveAttribute('data-before', '');
  await expect(scroller).not.toHaveAttribute('data-after', '');
  expect(await first.boundingBox()).toEqual(place);
  expect(place?.width, 'of which the rest of the screen is left').toBeLessThan(195);
  await test.step('What fits shows no edges', async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await expect(scroller).not.toHaveAttribute('data-before', '');
    await expect(scroller).not.toHaveAttribute('data-after', '');
  });
});
