// The page of one corporate account: what its screens say about it, and the ways there and back.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import { facts, select } from '../accounts/parts';
import { COLLEAGUE } from '../banks/parts';
import {
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  follow,
  heading,
  people,
  press,
  queryOf,
  test,
} from '../fixtures';

const { first, suspended, withoutContract } = fixtures;
const TITLE = 'Corporate Account';
const at = ({ acct }: { acct: string }) => `./account?account=${acct}`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fact = (page: Page, name: string, term: string) =>
  part(page, name)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition');
const open = (page: Page, name: string) => page.getByRole('link', { name: `Open ${name}`, exact: true });
const nameOf = (page: Page, { company }: { company: string }) => page.getByRole('link', { name: company, exact: true });

test('shows what each screen says about an account, and leads to the screens and back', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './welcome');
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await press(page, 'Select Account');
  await select(page, first.company);
  await test.step('Its parts', async () => {
    await expect(fact(page, 'Suspension', 'Status')).toHaveText('Never suspended');
    await expect(fact(page, 'Features', 'Enabled')).toHaveText('20 of 23');
    await expect(fact(page, 'Features', 'Disabled')).toHaveText(
      '3: Medicine delivery, Reimbursement, Teleconsultation',
    );
    await expect(fact(page, 'Banks', 'Included')).toContainText('BDO Unibank, Inc.');
    await expect(fact(page, 'Banks', 'Excluded')).toContainText('Bank of the Philippine Islands');
    await expect(fact(page, 'Documents', 'ATD')).toContainText('ATD');
    await expect(fact(page, 'Digicard', 'Visible selfie')).toHaveText(/Yes|No/);
    await expect(fact(page, 'eRCS validity', 'AGORA')).toHaveText('RCS1: 15, RCS2: thirty');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  for (const [name, screen] of [
    ['features', 'Disable Features per CorpAccount'],
    ['banks', 'Bank Inclusion'],
    ['documents', 'Upload ATD / Eligibility Plan'],
    ['digicard', 'Digicard'],
  ] as const)
    await test.step(`To ${screen} and back by the name of the account`, async () => {
      await open(page, name).click();
      await expect(heading(page, screen)).toBeVisible();
      await nameOf(page, first).click();
      await expect(heading(page, TITLE)).toBeVisible();
      await expect(facts(page)).toContainText(first.acct);
    });
  await test.step('The name leads here from a form of a list, too', async () => {
    await follow(page, at(suspended));
    await expect(fact(page, 'Suspension', 'Status')).toHaveText('Suspended');
    await expect(fact(page, 'Suspension', 'Since')).toHaveText(/\d{4} \d+:\d\d [AP]M$/);
    await open(page, 'suspension').click();
    await page.getByRole('cell', { name: suspended.company }).click();
    await nameOf(page, suspended).click();
    await expect(facts(page)).toContainText(suspended.acct);
  });
  await test.step('An account without a contract', async () => {
    await follow(page, at(withoutContract));
    await expect(fact(page, 'Banks', 'Contract')).toHaveText('None');
    await expect(fact(page, 'Documents', 'Contract')).toHaveText('None');
    const asked = (await world.asked('listPlanFiles')).map(({ headers }) => headers.corpacct);
    expect(asked).not.toContain(withoutContract.acct);
  });
  await test.step('The palette finds an account', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(first.company);
    await page.getByRole('option', { name: first.company }).click();
    await expect(heading(page, TITLE)).toBeVisible();
    await expect.poll(() => queryOf(page)).toEqual({ account: first.acct, contract: '2026-000001' });
  });
});

test('a part that fails has its own error and is tried again by itself; parts of other screens are not shown', async ({
  page,
  world,
  enterAs,
}) => {
  await world.breaks('listCorporateFeatures', { status: 500 });
  await enterAs(COLLEAGUE, at(first));
  await test.step('One part fails', async () => {
    await expect(part(page, 'Features').getByRole('alert')).toHaveText('Internal Server Error');
    await expect(fact(page, 'Banks', 'Included')).toContainText('BDO Unibank, Inc.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await world.repairs('listCorporateFeatures');
    await button(part(page, 'Features'), 'Try again').click();
    await expect(fact(page, 'Features', 'Enabled')).toHaveText('20 of 23');
    expect(await world.asked('listFeatures')).toHaveLength(1);
  });
  await test.step('A reviewer sees the parts of two screens, and nothing of the others is asked for', async () => {
    const before = (await world.asked('listAccountBanks')).length;
    await enterAs(people.firstBrandApd, at(first));
    await expect(fact(page, 'Features', 'Enabled')).toHaveText('20 of 23');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Suspension', 'Features']);
    expect(await world.asked('listAccountBanks')).toHaveLength(before);
  });
  await test.step('A person without any of the screens is refused', async () => {
    await enterAs(people.marketing, at(first));
    await expect(heading(page, 'Not allowed')).toBeVisible();
  });
});
