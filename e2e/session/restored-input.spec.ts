// Text typed before the session ended is restored for the same person, and for no other.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/newsletters/fixtures';
import { agree, expect, field, people, save, test, toastShown } from '../fixtures';
import { opener, picture } from '../helpers/content';
import { comeBackTo } from './presence';

const RESTORED = 'What you typed before you were signed out is here again.';
const ADDING = './newsletter?open=new';
const loginPage = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const adding = (page: Page) => page.getByRole('dialog', { name: 'New Newsletter' });

test('a form whose save found the session ended is restored after signing in, for adding and editing', async ({
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
  await save(page).click();
  await agree(page, 'Post this newsletter?', 'Post');
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
  await save(page).click();
  await agree(page, 'Post this newsletter?', 'Post');
  await toastShown(page, 'Newsletter has been added!');
  expect(await world.bodies('addNewsletter')).toMatchObject([
    {},
    { newsletter_details: { title: 'Walk with us', content: 'Every Saturday at six. 💧' }, newsletter_image: details },
  ]);
  await test.step('The next form is empty', async () => {
    await page.getByRole('button', { name: 'ADD', exact: true }).click();
    await expect(field(page, 'Title')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('An edit under way is restored as well', async () => {
    await opener(page, fixtures.newest).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await field(page, 'Content').fill('Half a new text');
    await world.breaks('updateNewsletter', { status: 401 });
    await save(page).click();
    await expect(loginPage(page)).toBeVisible();
    await signIn(people.marketing);
    await toastShown(page, RESTORED);
    await expect(field(page, 'Content')).toHaveValue('Half a new text');
    await expect(field(page, 'Title')).toHaveValue(fixtures.newest);
  });
});

test('it is not restored for another person, nor for anyone after them; no password is kept', async ({
  page,
  signIn,
  enterAs,
  world,
}) => {
  await enterAs(people.marketing, ADDING);
  await field(page, 'Title').fill('Only mine');
  await world.advance(9 * 60);
  await comeBackTo(page);
  await expect(loginPage(page)).toBeVisible();
  for (const person of [people.secondBrandMarketing, people.marketing]) {
    await signIn(person);
    await expect(adding(page)).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('');
    await world.advance(9 * 60);
    await comeBackTo(page);
    await expect(loginPage(page)).toBeVisible();
  }
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
