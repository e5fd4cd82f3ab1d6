// The stores and the categories of offers; each test runs on both screens.
import { button, day, expect, expectRow, field, people, press, rows, save, test, toastShown, total } from '../fixtures';
import { row, screens } from './choices';

const ODD_NAME = "=1+1 <script>alert('x')</script> Niño's 🥭 مطعم";

for (const screen of screens) {
  const { title, address, nameLabel, addLabel, editTitle, seeded } = screen;
  const [first, second] = [seeded[0], seeded[1]];
  const disabled = seeded.find(({ isactive }) => !isactive)?.name ?? '';

  test.describe(title, () => {
    // The categories are the same list with other words.
    if (screen.isShownFirst)
      test('all of them are listed and changed by keyboard alone', async ({ page, world, enterAs }) => {
        const listed = rows(page).first();
        await test.step('An empty list offers to add one', async () => {
          await world.breaks(screen.list, { example: 'empty' });
          await enterAs(people.secondBrandMarketing, `${address}?rows=20`);
          await expect(page.getByText(screen.empty, { exact: true })).toBeVisible();
          await expect(button(page, addLabel)).toBeVisible();
        });
        await test.step('Active or not, with the people who posted and edited them; never edited is blank', async () => {
          await world.repairs(screen.list);
          await page.reload();
          await expect(page.getByRole('columnheader')).toHaveText(screen.columns);
          await total(page, seeded.length);
          await expect(rows(page).locator('td:first-child')).toHaveText(seeded.slice(0, 20).map(({ name }) => name));
          const posted = ['06/02/2025 9:15 AM', first?.postedby ?? ''];
          await expect(listed.getByRole('cell')).toHaveText([first?.name ?? '', 'Active', ...posted, '', '']);
          await expectRow(row(page, disabled), {
            Status: 'Disable',
            'Edited Date': '03/09/2026 1:20 PM',
            'Edited by': people.administrator,
          });
        });
        await test.step('The form has the saved values; the person and date of posting are read-only', async () => {
          await listed.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog', { name: editTitle })).toBeVisible();
          await expect(field(page, nameLabel)).toBeFocused();
          await expect(field(page, nameLabel)).toHaveValue(first?.name ?? '');
          await expect(field(page, 'Status').getByRole('option')).toHaveText(['Active', 'Disable']);
          const facts = [first?.postedby ?? '', '06/02/2025 9:15 AM', '–', '–'];
          await expect(page.getByRole('dialog').getByRole('definition')).toHaveText(facts);
        });
        await test.step('Its own name in upper or lower case is no duplicate; the date of posting stays', async () => {
          const name = first?.name.toUpperCase() ?? '';
          await field(page, nameLabel).fill(name);
          await page.keyboard.press('Enter');
          await toastShown(page, screen.updated, 'success');
          const edited = { 'Edited Date': new RegExp(`^${day(0)} `), 'Edited by': people.secondBrandMarketing };
          await expectRow(listed, { [nameLabel]: name, ...edited });
          await expect(listed).toBeFocused();
          expect(await world.bodies(screen.update)).toEqual([
            screen.toldOfFirst(name, {
              isactive: true,
              postedby: first?.postedby,
              postdate: '06/02/2025 09:15:00',
              editby: people.secondBrandMarketing,
            }),
          ]);
        });
        await test.step('Activating a disabled one asks nothing', async () => {
          await row(page, disabled).click();
          await field(page, 'Status').selectOption('Active');
          await save(page).click();
          await toastShown(page, screen.updated);
          await expectRow(row(page, disabled), { Status: 'Active' });
          expect(await world.asked('listOffers')).toEqual([]);
        });
      });

    test('one is added, once, with a new name, and refusals lose nothing typed', async ({ page, world, enterAs }) => {
      await enterAs(people.technical, address);
      await press(page, addLabel);
      await test.step('A name is required; whatever is new is active', async () => {
        await expect(field(page, nameLabel)).toBeFocused();
        await expect(field(page, 'Status')).toBeDisabled();
        await expect(field(page, 'Status')).toHaveValue('A');
        for (const nothing of ['', '   ', '\u200b\u3164']) {
          await field(page, nameLabel).fill(nothing);
          await save(page).click();
          await expect(field(page, nameLabel)).toHaveAccessibleDescription(screen.required);
        }
      });
      await test.step('A name that exists is warned about before sending; the server refuses it at its field', async () => {
        await field(page, nameLabel).fill(`  ${second?.name.toUpperCase()} `);
        await save(page).click();
        await expect(field(page, nameLabel)).toHaveAccessibleDescription(screen.taken);
        await expect(field(page, nameLabel)).toBeFocused();
        expect(await world.asked(screen.add)).toEqual([]);
        await press(page.getByRole('dialog'), 'Save anyway');
        await toastShown(page, screen.taken, 'danger');
        await expect(field(page, nameLabel)).toHaveAccessibleDescription(screen.taken);
        await expect(save(page)).toHaveText('Save');
      });
      await test.step('A double click sends it once, with the person and the date', async () => {
        await world.breaks(screen.add, { latencyMs: 400 });
        await field(page, nameLabel).fill(`  ${ODD_NAME} `);
        await save(page).dblclick();
        await page.keyboard.press('Escape');
        await toastShown(page, screen.added, 'success');
        await expect(page.getByRole('dialog')).toBeHidden();
        expect((await world.bodies(screen.add)).slice(1)).toEqual([
          screen.bodyOf(ODD_NAME, {
            isactive: true,
            postedby: people.technical,
            postdate: expect.stringMatching(new RegExp(`^${day(0)} ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$`)),
            editby: '',
          }),
        ]);
      });
      await test.step('It is in the list, posted now', async () => {
        await total(page, seeded.length + 1);
        await expectRow(row(page, ODD_NAME), {
          Status: 'Active',
          'Posted Date': new RegExp(`^${day(0)} `),
          'Posted by': people.technical,
          'Edited Date': '',
          'Edited by': '',
        });
      });

      await test.step('Changing one that was deleted', async () => {
        await rows(page).first().click();
        await field(page, nameLabel).fill('Something else');
        await world.breaks(screen.update, { example: 'unknown' });
        await save(page).click();
        await toastShown(page, screen.unknown, 'danger');
        await expect(field(page, nameLabel)).toHaveValue('Something else');
      });
    });
  });
}
