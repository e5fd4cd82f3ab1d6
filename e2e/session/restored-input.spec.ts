// Text typed before the session ended is restored for the same person, and for no other.
import type { Page } from '@playwright/test';
import { expect, field, logout, people, press, test, toastShown } from '../fixtures';
import { picture } from '../helpers/content';
import { comeBackTo } from './presence';

const RESTORED = 'We restored what you typed before you were signed out.';
const ADDING = './newsletter?open=new';
const loginPage = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'New Newsletter' });

test('a form whose save found the session ended is restored after signing in', async ({
  page,
  signIn,
  enterAs,
  world,
}) => {
  const { file, details } = picture();
  await enterAs(people.marketing, ADDING);
  await field(page, 'Title').fill('Walk with us');
  await field(page, 'Content').fill('Every Saturday at six. 💧');
  await field(page, 'Image').setInputFiles(file);
  await world.breaks('addNewsletter', { status: 401 });
  await press(page.getByRole('dialog'), 'Post');
  await expect(loginPage(page)).toBeVisible();
  await world.repairs('addNewsletter');
  await signIn(people.marketing);
  await toastShown(page, RESTORED);
  await expect(field(page, 'Title')).toHaveValue('Walk with us');
  await expect(page.getByRole('dialog').getByText('new.png')).toBeVisible();
  await test.step('The restored text counts as typed: leaving asks first', async () => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click();
  });
  await press(page.getByRole('dialog'), 'Post');
  await toastShown(page, 'Newsletter has been added!');
  expect(await world.bodies('addNewsletter')).toMatchObject([
    {},
    { newsletter_details: { title: 'Walk with us', content: 'Every Saturday at six. 💧' }, newsletter_image: details },
  ]);
});

test('it is not restored for another person; no password is kept', async ({ page, signIn, enterAs, world }) => {
  await enterAs(people.marketing, ADDING);
  await field(page, 'Title').fill('Only mine');
  await world.advance(9 * 60);
  await comeBackTo(page);
  await expect(loginPage(page)).toBeVisible();
  await signIn(people.secondBrandMarketing);
  await expect(adding(page)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('');
  await test.step('For a new user everything except the password is kept', async () => {
    await enterAs(people.administrator, './users?open=new');
    await field(page, 'Last Name').fill('Peñaflor');
    await field(page, 'New password').fill('Secret!2026');
    await world.advance(9 * 60);
    await comeBackTo(page);
    await expect(loginPage(page)).toBeVisible();
    await signIn(people.administrator);
    await expect(field(page, 'Last Name')).toHaveValue('Peñaflor');
    await expect(field(page, 'New password')).toHaveValue('');
  });
});

test('after a reload the draft is back, without passwords and files, until it is discarded or the session ends', async ({
  page,
  enterAs,
}) => {
  const BACK = 'Your draft is back.';
  const drafts = () =>
    page.evaluate(() =>
      Object.entries({ ...sessionStorage })
        .filter(([key]) => key.startsWith('draft '))
        .join('\n'),
    );
  page.on('dialog', (browserQuestion) => void browserQuestion.accept());
  await enterAs(people.marketing, ADDING);
  await field(page, 'Title').fill('Walk with us');
  await field(page, 'Image').setInputFiles(picture().file);
  await page.reload();
  await toastShown(page, BACK);
  await expect(field(page, 'Title')).toHaveValue('Walk with us');
  await expect(adding(page).getByText('new.png')).toHaveCount(0);
  await test.step('It is kept through a second reload, and can be discarded', async () => {
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue('Walk with us');
    await press(page, 'Discard');
    await expect(field(page, 'Title')).toHaveValue('');
    await page.reload();
    await expect(adding(page)).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('');
  });
  await test.step('The password of a new user is not kept; signing out removes the rest', async () => {
    await enterAs(people.administrator, './users?open=new');
    await field(page, 'Last Name').fill('Peñaflor');
    await field(page, 'New password').fill('Secret!2026');
    await page.goto('./disapprove_remarks');
    expect(await drafts()).toContain('Peñaflor');
    expect(await drafts()).not.toContain('Secret!2026');
    await logout(page);
    await expect(loginPage(page)).toBeVisible();
    expect(await drafts()).toBe('');
  });
});
