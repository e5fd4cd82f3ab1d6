// Every department and role, in both applications: where they begin, and every entry of their menu.
import type { Page } from '@playwright/test';
import { seedPeople } from '../../mocks/people';
import { account, expect, heading, people, test } from '../fixtures';
import { FILE_MANAGEMENT } from './fileManagement';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => menu(page).getByRole('button', { name: 'File Management' });

const emailOf = (recordid: number) => seedPeople().find((person) => person.recordid === recordid)?.emailaddress ?? '';

const NEWSLETTER = './newsletter';
const PEOPLE = [
  { who: 'MIS IT, administrator', email: people.administrator, path: NEWSLETTER, title: 'Lumina Newsletter' },
  { who: 'MIS IT, reviewer', email: emailOf(1034), path: NEWSLETTER, title: 'Lumina Newsletter' },
  { who: 'MIS TECH', email: people.technical, path: './users', title: 'Users' },
  { who: 'INT APD', email: people.firstBrandApd, path: './dashboard', title: 'Dashboard' },
  { who: 'AVG APD', email: people.secondBrandApd, path: './dashboard', title: 'Dashboard' },
  { who: 'INT MRD', email: people.doctorsDepartment, path: './docdashboard', title: 'Doctors Portal' },
  { who: 'AVG MRD', email: people.secondBrandDoctors, path: './docdashboard', title: 'Doctors Portal' },
  { who: 'INT MRKTG', email: people.marketing, path: NEWSLETTER, title: 'Lumina Newsletter' },
  { who: 'AVG MRKTG', email: people.secondBrandMarketing, path: NEWSLETTER, title: 'Avega Newsletter' },
  { who: 'INT CLAIMS', email: emailOf(1013), path: NEWSLETTER, title: 'Lumina Newsletter' },
  { who: 'AVG CLAIMS', email: emailOf(1014), path: NEWSLETTER, title: 'Avega Newsletter' },
];

test('nobody is left out', () => {
  const kinds = (emails: string[]) =>
    new Set(
      seedPeople()
        .filter(({ emailaddress, status }) => status === 'A' && (emails.length === 0 || emails.includes(emailaddress)))
        .map(({ department, rolesid }) => `${department} ${rolesid}`),
    );
  expect(kinds(PEOPLE.map(({ email }) => email))).toEqual(kinds([]));
});

const WITH_DIALOG = ['Survey Report', 'Medgate and TelAventus Request Logs'];

/** It is there, with what it asked for, and complains about nothing. A dialog that it begins with is left. */
async function expectWhole(page: Page, entry: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }), entry).toBeVisible();
  await expect(page.getByText(/Page not found|Not allowed/), entry).toHaveCount(0);
  await expect(main.locator('.bp6-skeleton, .bp6-spinner'), entry).toHaveCount(0);
  await expect(page.getByRole('alert'), entry).toHaveCount(0);
  if (!WITH_DIALOG.includes(entry)) return;
  const dialog = page.getByRole('dialog', { name: entry });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const { who, email, path, title } of PEOPLE) {
  for (const application of ['AGORA', 'ALAGA MD'] as const) {
    test(`${who} in ${application}: the first screen, and every entry of the menu`, async ({ page, signIn }) => {
      await page.goto('./');
      await signIn(email, application);
      await expect(page).toHaveURL(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(account(page)).toBeVisible();
      await expect(menu(page).getByRole('link').or(menu(page).locator('[aria-disabled]')).first()).toBeVisible();
      for (const entry of await menu(page).getByRole('link').allInnerTexts()) {
        const link = menu(page).getByRole('link', { name: entry, exact: true });
        if (await link.isDisabled()) continue;
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expectWhole(page, entry);
      }
      const isAdministrator = email === people.administrator;
      await expect(opener(page)).toHaveCount(isAdministrator && application === 'ALAGA MD' ? 1 : 0);
      if (!isAdministrator || application === 'AGORA') return;
      await opener(page).click();
      await expect(page.getByRole('menuitem')).toHaveCount(FILE_MANAGEMENT.length);
      await page.keyboard.press('Escape');
      for (const entry of FILE_MANAGEMENT) {
        await opener(page).click();
        await page.getByRole('menuitem', { name: entry, exact: true }).click();
        // Of the request logs it is a dialog over whatever screen there is.
        if (!entry.endsWith('Request Logs')) await expect(opener(page)).toHaveAttribute('aria-current', 'true');
        await expectWhole(page, entry);
      }
    });
  }
}
