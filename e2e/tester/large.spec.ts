// Choosing a person among a hundred thousand: every person can be found, and only a part of the list is drawn.
import { seedPeople } from '../../mocks/people';
import { seedColleagues } from '../../mocks/seeding/colleagues';
import { MANY } from '../../mocks/seeding/manyRows';
import { expect, heading, people, test } from '../fixtures';
import { find, open, option, panel } from './panel';

test.use({ scenario: 'large' });

const colleagues = seedColleagues(MANY - seedPeople().length);
const last = colleagues.findLast(({ status, department }) => status === 'A' && department === 'MIS IT');
if (!last) throw new Error('Nobody of them can sign in.');
const name = `${last.firstname} ${last.lastname}`;

test('signs in as one of a hundred thousand people: by the panel, and by the palette', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './disapprove_remarks');
  await expect(heading(page, 'Disapproved Remarks')).toBeVisible();
  await test.step('The panel draws a hundred and says that there are more', async () => {
    await open(page, 'Sign in');
    await expect(panel(page).getByText('100 of 100,000 people shown. Type more of a name.')).toBeVisible();
    const listed = panel(page).getByRole('listbox', { name: 'Sign in as' }).getByRole('option');
    await expect(listed).toHaveCount(100);
  });
  await test.step('The last of them is found by typing, before it is drawn', async () => {
    await find(page, 'Sign in as').fill(last.emailaddress);
    await page.keyboard.press('Enter');
    await expect(option(page, new RegExp(`^${name} signed in `))).toBeVisible();
    await expect(page.getByText(`Hi! ${last.firstname}`)).toBeVisible();
  });
  await test.step('By name in the palette, which draws fifty', async () => {
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('status')).toHaveText(/of 100,000 people are shown\. Type more of a name\.$/);
    expect(await palette.getByRole('option', { name: /^Sign in as / }).count()).toBeLessThanOrEqual(50);
    await page.keyboard.type('sign in as maria santos mis');
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page.getByText('Hi! Maria')).toBeVisible();
  });
});
