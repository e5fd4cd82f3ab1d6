// Choosing the account whose card is shown.
import {
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  heading,
  press,
  queryOf,
  SERVER_FAULTS,
  tabTo,
  test,
  toastShown,
  tryAgain,
} from '../fixtures';
import { savedBy } from '../helpers/files';
import {
  ADMINISTRATOR,
  accounts,
  addressOf,
  card,
  chooser,
  expectWithinCard,
  imageShown,
  labels,
  lines,
  options,
} from './parts';

test('an account is found by code or company, by keyboard alone; its card shows a sample member with masked vowels', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(ADMINISTRATOR, './digicard');
  await expect(page.getByText('No account selected')).toBeVisible();
  await test.step('Without an account, nothing can be uploaded or generated', async () => {
    await press(page, 'Upload Digicard');
    await toastShown(page, 'No company selected.', 'warning');
    await press(page, 'Generate Sample PDF');
    await toastShown(page, 'No company selected.', 'warning');
  });
  await test.step('Words are found with accents or without, in any order', async () => {
    await tabTo(page, chooser(page));
    await expect(chooser(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('trading nandu');
    await expect(options(page)).toHaveText([`${accounts.accented.acct} - ${accounts.accented.company}`]);
    await chooser(page).fill('nobody is called so 😀');
    await expect(page.getByText('No matches')).toBeVisible();
    await chooser(page).fill(accounts.first.acct.toLowerCase());
    await expect(options(page)).toHaveCount(1);
    await chooser(page).fill('foods');
    await expect(options(page).first()).toHaveClass('active');
    await page.keyboard.press('ArrowDown');
    await expect(chooser(page)).toHaveAttribute('aria-activedescendant', /-1$/);
    await expectAccessible(page);
  });
  await test.step('Escape leaves everything as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(chooser(page)).toHaveValue('');
    expect(queryOf(page).account).toBeUndefined();
  });
  await test.step('Enter chooses; the calls are about this account', async () => {
    await chooser(page).fill('bayanihan foods');
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toHaveValue(`${accounts.first.acct} - ${accounts.first.company}`);
    await expect(chooser(page)).toBeFocused();
    expect(queryOf(page).account).toBe(accounts.first.acct);
    await expect(page.getByRole('definition')).toHaveText([accounts.first.company, 'Lumina', '2026-000001']);
    await expect(labels(page)).toContainText('Account No.');
    await expect
      .poll(async () => (await world.asked('getDigicardMember')).map(({ headers }) => headers))
      .toMatchObject([{ corpacct: accounts.first.acct, contract: '2026-000001' }]);
  });
  await test.step('Another of the other brand; back and reload show what the address says', async () => {
    await chooser(page).fill('amihan');
    await options(page).filter({ hasText: accounts.second.acct }).click();
    await expect(page.getByRole('definition')).toHaveText([accounts.second.company, 'AVEGA', '2026-000002']);
    await page.goBack();
    await expect(chooser(page)).toHaveValue(/Bayanihan/);
    await page.reload();
    await expect(chooser(page)).toHaveValue(/Bayanihan/);
    await follow(page, './digicard?account=LMN99999999');
    await expect(page.getByText('Account not found')).toBeVisible();
  });

  await follow(page, addressOf(accounts.first));
  await expect(lines(page)).toHaveText([
    /^Name: [^AEIOUaeiou]+$/,
    /^Account No.: \d{13}$/,
    'Company: BXyXnXhXn FXXds CXrpXrXtXXn',
    /^Date of Birth: \d\d\/\d\d\/\d{4}$/,
    'Valid Until: 12/31/2026',
  ]);
  expect(await imageShown(page)).toBe(1005);
  await expect(card(page)).toContainText('Selfie');
  await test.step('The longest names, and text like HTML, stay within the card', async () => {
    await follow(page, addressOf(accounts.longName));
    await expect(lines(page)).toHaveCount(7);
    await imageShown(page);
    await expect(lines(page).nth(5)).toContainText('<script>alert("label")</script>: ');
    await expectWithinCard(page);
    await expect(chooser(page)).toHaveAttribute('title', `${accounts.longName.acct} - ${accounts.longName.company}`);
  });
  await test.step('Ñ keeps its tilde', async () => {
    await follow(page, addressOf(accounts.accented));
    await expect(lines(page).nth(2)).toHaveText('Company: ÑXndX TrXdXng');
  });
  await test.step('On a telephone', async () => {
    await imageShown(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectWithinCard(page);
  });
  await test.step('Without a sample member the labels stand alone, and there is no PDF', async () => {
    await follow(page, addressOf(accounts.withoutMembers));
    await expect(lines(page)).toHaveText(['Name:', 'Account No.:', 'Company:', 'Date of Birth:', 'Valid Until:']);
    await expect(button(page, 'Generate Sample PDF')).toBeDisabled();
    await expect(button(page, 'Generate Sample PDF')).toHaveAccessibleDescription('This account has no sample member');
  });
  await test.step('Where the server lists labels alone, the sample is asked for all the same', async () => {
    const { acct, company } = accounts.second;
    await world.breaks('listDigicardAccounts', { body: JSON.stringify({ data: [{ label: `${acct} - ${company}` }] }) });
    await page.goto(addressOf(accounts.second));
    await expect(lines(page).nth(1)).toHaveText(/^Account No.: \d{13}$/);
    const { headers } = (await world.asked('getDigicardMember')).at(-1) ?? {};
    expect(headers).toMatchObject({ corpacct: acct });
    expect(headers).not.toHaveProperty('membacct');
    await savedBy(page, () => press(page, 'Generate Sample PDF'));
  });
});

test('parts that cannot be loaded say so, and can be tried again', async ({ page, world, enterAs }) => {
  await world.breaks('listDigicardAccounts', { status: 500 });
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(chooser(page)).toBeDisabled();
  await world.repairs('listDigicardAccounts');
  for (const operation of ['getDigicardStyle', 'listDigicardLabels', 'getDigicardMember'] as const)
    await world.breaks(operation, { status: 500 });
  await tryAgain(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Oops! Problem fetching Digicard.' });
  await test.step('The style, the labels and the sample are loaded and retried separately', async () => {
    await expect(problem).toBeVisible();
    await expect(page.getByText('The list could not be loaded')).toBeVisible();
    await expect(page.getByText('The sample member could not be loaded.')).toBeVisible();
    await expectAccessible(page);
    for (const operation of ['getDigicardStyle', 'listDigicardLabels', 'getDigicardMember'] as const)
      await world.repairs(operation);
    await world.breaks('getDigicardImage', { status: 500 });
    for (let left = 3; left > 0; left -= 1) await tryAgain(page.getByRole('main'));
    await expect(labels(page)).toContainText('Account No.');
    await expect(problem).toBeVisible();
  });
  for (const [fault] of [...SERVER_FAULTS, [{ body: '{"is_success":true,"base64":"bm8="}' }]] as const) {
    await test.step(`The image: ${JSON.stringify(fault)}`, async () => {
      await world.breaks('getDigicardImage', fault);
      await follow(page, './digicard');
      await expect(problem).toBeHidden();
      await follow(page, addressOf(accounts.first));
      await expect(problem).toBeVisible();
    });
  }
  await world.repairs('getDigicardImage');
  await tryAgain(page);
  expect(await imageShown(page)).toBe(1005);
});

test.describe('where accounts are few or many', () => {
  test.describe('none', () => {
    test.use({ scenario: 'no-accounts' });
    test('there is nothing to choose; an inactive user is warned before being signed out', async ({
      page,
      enterAs,
    }) => {
      await page.clock.install();
      await enterAs(ADMINISTRATOR, './digicard');
      await expect(heading(page, 'Digicard')).toBeVisible();
      await expect(page.getByText('There are no accounts with a digital card yet.')).toBeVisible();
      await expect(chooser(page)).toBeDisabled();
      await page.clock.runFor(291_000);
      await toastShown(page, 'You have been inactive for a while.');
      await expect(page).toHaveTitle(/^Still there\?/);
    });
  });
});
