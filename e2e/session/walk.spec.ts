// The start screen of each kind of person, and every entry of their menu.
import type { Page } from '@playwright/test';
import { tabs } from '../../mocks/areas/access/menus';
import { expect, expectAccessible, expectNoSidewaysScroll, follow, heading, people, test } from '../fixtures';
import { OTHERS, SCREENS, TITLES } from './screens';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const opener = (page: Page) => menu(page).getByRole('button', { name: 'File Management' });

/** The menu entries of a role in order, including those of areas that were added later. */
const seenBy = (role: string) =>
  tabs.filter(({ roles }) => roles.includes(role)).flatMap(({ menus }) => menus.map(({ label }) => label));

/** The administrators' menu in ALAGA MD as specified, and in addition Roles and Menus. */
const FILE_MANAGEMENT = [
  'Users',
  'Suspend Corporate Account',
  'Disable Features per CorpAccount',
  'Survey Report',
  'QMS KIOSK',
  'Disapproved Remarks',
  'Medgate and TelAventus Request Logs',
  'Features Control',
  'Email Features Configuration',
  'Email Maintenance Configuration',
  'Concurrent Reset',
  'Locked Out Reset',
  'Advisory',
  'e-Billing Claims Recipients',
  'Roles and Menus',
];

/** One person of each application and brand; the screens of all others are tested by unit tests. */
const PEOPLE = [
  {
    who: 'an administrator',
    email: people.administrator,
    application: 'ALAGA MD',
    path: './newsletter',
    title: 'Lumina Newsletter',
    portal: 'Lumina Admin',
    entries: ['Dashboard', 'Doctors Portal', 'Newsletter'],
    fileManagement: FILE_MANAGEMENT,
  },
  {
    who: 'the department of doctors',
    email: people.doctorsDepartment,
    application: 'ALAGA MD',
    path: './docdashboard',
    title: 'Doctors Portal',
    portal: 'Lumina Doctors Portal',
    entries: ['Dashboard', 'Doctors Portal', 'Announcement', 'Newsletter'],
    fileManagement: [],
  },
] as const;

/** The request logs are a screen in AGORA, and a dialog in ALAGA MD. */
const beginsWithDialog = (page: Page, entry: string) =>
  entry === 'Survey Report' || (entry.endsWith('Request Logs') && !page.url().endsWith('/requestlogs'));

/** Expects that the screen has loaded without errors, and closes the dialog that it may open at first. */
async function expectWhole(page: Page, entry: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }), entry).toBeVisible();
  await expect(page.getByText(/Page not found|Not allowed/), entry).toHaveCount(0);
  await expect(main.locator('.bp6-skeleton, .bp6-spinner'), entry).toHaveCount(0);
  await expect(page.getByRole('alert'), entry).toHaveCount(0);
  if (!beginsWithDialog(page, entry)) return;
  const dialog = page.getByRole('dialog', { name: entry });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** For everybody, in both themes, and on a telephone. Scripts of the areas look at their dialogs. */
async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('an administrator in AGORA: every screen has its address and its title, is accessible and fits a telephone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.goto('./');
  await signIn();
  await expect(page).toHaveURL('./newsletter');
  await expect(menu(page).getByRole('link')).toHaveText(['Dashboard', ...seenBy('1')]);
  const unseen = new Map<string, readonly [heading: string, title: string]>([
    ...Object.entries(SCREENS).map(([address, name]) => [address, [name, TITLES[address] ?? name]] as const),
    ...OTHERS.map(([address, name, title]) => [address, [name, title]] as const),
  ]);
  const expectScreen = async (address: string) => {
    const [name, title] = unseen.get(address) ?? ['', ''];
    await expect(heading(page, name), address).toBeVisible();
    await expect(page).toHaveTitle(`Lumina Admin - ${title}`);
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
    unseen.delete(address);
  };
  for (const entry of await menu(page).getByRole('link').allInnerTexts()) {
    const link = menu(page).getByRole('link', { name: entry, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectScreen(((await link.getAttribute('href')) ?? '').slice(1));
    await expectWhole(page, entry);
    await expectFit(page);
  }
  for (const address of [...unseen.keys()]) {
    await follow(page, address);
    await expectScreen(address);
    await expectFit(page);
  }
});

/** Forms that look different; the scripts of their areas fill them in. */
const FORMS = [
  'advisory?open=new',
  'agorapod-terminal?open=new',
  'announcement?open=new',
  'aventus-marketplace?open=new',
  'email-feature?open=new',
];

test('forms with all their messages are accessible and fit a telephone', async ({ page, enterAs }) => {
  await enterAs(people.administrator, './welcome');
  for (const address of FORMS) {
    await follow(page, address);
    const dialog = page.getByRole('dialog');
    await expect(dialog, address).toBeVisible();
    await dialog.getByRole('button', { name: /^(Save|Post)$/ }).click();
    await expectFit(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
  }
});

for (const { who, email, application, path, title, portal, entries, fileManagement } of PEOPLE) {
  test(`${who} in ${application}: the first screen, and the entries of the menu`, async ({ page, signIn }) => {
    await page.goto('./');
    await signIn(email, application);
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('banner').getByText(portal, { exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link')).toHaveText([...entries]);
    await expect(opener(page)).toHaveCount(fileManagement.length > 0 ? 1 : 0);
    if (fileManagement.length === 0) return;
    await opener(page).click();
    await expect(page.getByRole('menuitem')).toHaveText([...fileManagement]);
    await test.step('The request logs are a dialog above the present screen', async () => {
      await page.getByRole('menuitem', { name: /Request Logs$/ }).click();
      await expect(page.getByRole('dialog', { name: /Request Logs$/ })).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  });
}
