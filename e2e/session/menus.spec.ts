// The entries of the menus in both applications, for each kind of person.
import type { Page } from '@playwright/test';
import { tabs } from '../../mocks/areas/access/menus';
import { expect, people, test } from '../fixtures';
import { FILE_MANAGEMENT } from './fileManagement';

/** The menu entries of a role in order, including those of areas that were added later. */
const seenBy = (role: string) =>
  tabs.filter(({ roles }) => roles.includes(role)).flatMap(({ menus }) => menus.map(({ label }) => label));

test.describe('menus', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  for (const { who, email, side, bar, fileManagement } of [
    {
      who: 'an administrator',
      email: people.administrator,
      side: ['Dashboard', ...seenBy('1')],
      bar: ['Dashboard', 'Doctors Portal', 'Newsletter'],
      fileManagement: FILE_MANAGEMENT,
    },
    {
      who: 'the department of doctors',
      email: people.doctorsDepartment,
      side: ['Dashboard', 'Doctors Portal', 'Announcement'],
      bar: ['Dashboard', 'Doctors Portal', 'Announcement', 'Newsletter'],
      fileManagement: [],
    },
  ]) {
    test(`${who} sees in both applications what they may open`, async ({ page, elsewhere, enterAs }) => {
      await enterAs(email, './welcome');
      await expect(menu(page).getByRole('link')).toHaveText(side);
      await enterAs(email, './welcome', { application: 'ALAGA MD', page: elsewhere });
      await expect(menu(elsewhere)).toContainText('Dashboard');
      const portal = email === people.doctorsDepartment ? 'Lumina Doctors Portal' : 'Lumina Admin';
      await expect(elsewhere.getByRole('banner').getByText(portal, { exact: true })).toBeVisible();
      await expect(menu(elsewhere).getByRole('link')).toHaveText(bar);
      const opener = menu(elsewhere).getByRole('button', { name: 'File Management' });
      await expect(opener).toHaveCount(fileManagement.length > 0 ? 1 : 0);
      if (fileManagement.length === 0) return;
      await opener.click();
      await expect(elsewhere.getByRole('menuitem')).toHaveText(fileManagement);
    });
  }
});
