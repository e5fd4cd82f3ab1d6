// Common behaviour of all lists: while loading, when loading fails, when empty, and on a telephone.
import { expect, expectAccessible, expectNoSidewaysScroll, people, rows, test, total, tryAgain } from '../fixtures';

test('a list that loads, one that cannot be loaded, one that is wider than a telephone, and an empty one', async ({
  page,
  world,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('While it loads it has no rows, also for screen readers', async () => {
    await world.holds('listRemarks', { status: 500 });
    await enterAs(people.administrator, './disapprove_remarks');
    await expect(page.locator('.bp6-skeleton').first()).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
  await test.step('A list that cannot be loaded says so, and can be tried again', async () => {
    await world.breaks('listRemarks', { status: 500 });
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await world.mends('listRemarks');
    await tryAgain(page);
    await total(page, 15);
    await expect(rows(page)).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  const scroller = page.getByRole('region', { name: 'Disapproved Remarks, table' });
  await test.step('Wider than the screen, it keeps its first column visible and shows that there is more', async () => {
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
  });
  await test.step('A list that fits has no scroll shadows', async () => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await expect(scroller).not.toHaveAttribute('data-before', '');
    await expect(scroller).not.toHaveAttribute('data-after', '');
  });
  await test.step('An empty list explains why it is empty', async () => {
    await world.breaks('listRemarks', { example: 'empty' });
    await page.reload();
    await expect(page.getByText('No remarks', { exact: true })).toBeVisible();
    await total(page, 0);
  });
});
