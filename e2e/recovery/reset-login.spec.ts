import type { Page } from '@playwright/test';
import { agree, expect, people, press, question, test, toastShown } from '../fixtures';
import { choose, FAILED_RESET, reset, resetAndConfirm } from './reset';

const MEMBER = 'ana.delacruz@mail.example';

const email = (page: Page) => page.getByLabel('Email');

test('an administrator resets the login of somebody in the app', async ({ page, enterAs, world }) => {
  await enterAs(people.administrator, './concurrent');
  await expect(page).toHaveTitle('Lumina Admin - Concurrent Reset');
  await expect(page.getByRole('radio', { name: 'AGORA App', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'KYC Admin', exact: true })).not.toBeChecked();
  await expect(email(page)).toBeFocused();
  await test.step('No address', async () => {
    for (const account of ['KYC Admin', 'AGORA App']) {
      await choose(page, account);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await reset(page).click();
      await expect(page.getByRole('alert')).toHaveText('Please provide email address');
      await expect(email(page)).toBeFocused();
    }
    expect(await world.asked('resetAppLogin')).toEqual([]);
  });
  await test.step('A double click sends it once', async () => {
    await email(page).fill(`  ${MEMBER} `);
    await reset(page).dblclick();
    await expect(question(page, 'Reset Login?')).toContainText(`${MEMBER} will be signed out on all devices`);
    await agree(page, 'Reset Login?', 'Reset');
    await toastShown(page, `Successfully reset. ${MEMBER}`);
    await expect(email(page)).toHaveValue('');
    const requests = await world.asked('resetAppLogin');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toMatchObject({ email: MEMBER, authorization: expect.stringMatching(/^Bearer \w+$/) });
    expect(await world.asked('resetConsoleLogin')).toEqual([]);
  });
  await test.step('A failure, and an unknown address: what was typed stays', async () => {
    await email(page).fill('nobody@lumina.example');
    await world.breaks('resetAppLogin', { status: 500 });
    await resetAndConfirm(page);
    await expect(page.getByRole('alert').getByRole('heading', { name: FAILED_RESET })).toBeVisible();
    await world.repairs('resetAppLogin');
    const panel = page.getByRole('alert').filter({ hasText: 'Sorry please try again!' });
    for (const account of ['AGORA App', 'KYC Admin']) {
      await choose(page, account);
      await email(page).fill('nobody@lumina.example');
      await resetAndConfirm(page);
      await expect(panel.getByRole('heading', { name: 'Account does not exist.' })).toBeVisible();
      await expect(email(page)).toHaveValue('nobody@lumina.example');
    }
  });
});

test('resetting the login of a colleague ends their session', async ({ page, signIn, enterAs, elsewhere, world }) => {
  await enterAs(people.firstBrandApd, './dashboard', { page: elsewhere });
  await enterAs(people.administrator, './concurrent');
  await choose(page, 'KYC Admin');
  await expect(
    page.getByRole('radio', { name: 'KYC Admin', exact: true }),
    'who chooses goes on choosing',
  ).toBeFocused();
  await test.step('The question names the person, and says when there is none', async () => {
    await email(page).fill('nobody@lumina.example');
    await email(page).press('Enter');
    const asked = question(page, 'Reset Login?');
    await expect(asked).toContainText('No user of this console has the address nobody@lumina.example.');
    await press(asked, 'Cancel');
    await email(page).fill(people.firstBrandApd.toUpperCase());
    await email(page).press('Enter');
    await expect(asked).toContainText('Jose Reyes, INT APD');
    await press(asked, 'Cancel');
  });
  await email(page).fill(people.firstBrandApd);
  await email(page).press('Enter');
  await agree(page, 'Reset Login?', 'Reset');
  await toastShown(page, 'Successfully reset.');
  const [request] = await world.asked('resetConsoleLogin');
  expect(request?.headers).toMatchObject({ emailaddress: people.firstBrandApd });
  expect(await world.asked('resetAppLogin')).toEqual([]);
  await test.step('They sign in again', async () => {
    await elsewhere.reload();
    await expect(elsewhere.getByText('Your session has ended.')).toBeVisible();
    await signIn(people.firstBrandApd, 'AGORA', elsewhere);
    await expect(elsewhere.getByText('Hi! Jose')).toBeVisible();
  });
});
