// Recording: a tester's clicks become a script with this project's helpers, which then does the same.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fixtures as doctors } from '../../mocks/areas/doctors/fixtures';
import { fixtures as members } from '../../mocks/areas/kyc/fixtures';
import { recordScript } from '../../scripts/record/command';
import { entryOf } from '../../scripts/stack/run';
import { approve, caseAt as doctorAt, saveBank } from '../doctors/desk';
import { expect, field, people, press, rows, save, test } from '../fixtures';
import { APPROVAL, answer, button, caseAt } from '../kyc/desk';
import { runBeside } from './command';

/** Makes a folder like `e2e` outside of it, so that other runs do not find its scripts. */
function aside(): string {
  const folder = mkdtempSync(join('.cache', 'recorded-'));
  writeFileSync(join(folder, 'fixtures.ts'), "export * from '../../e2e/fixtures';\n");
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import config from '../../playwright.config';
export default { ...config, testDir: '.', outputDir: 'results', globalTeardown: undefined, reporter: 'line' };
`,
  );
  return folder;
}

const played = (config: string, baseURL: string, ...options: string[]) =>
  runBeside(baseURL, [entryOf('@playwright/test'), 'test', '--config', config, ...options]);

const NEW = "Signature isn't on the ID";

async function clickThrough(page: Page): Promise<void> {
  await press(page, 'Add Remarks');
  await field(page, 'Remarks').click();
  await page.keyboard.type(NEW);
  await field(page, 'Reapprove Notification').selectOption('Yes');
  await save(page).click();
  await expect(page.getByText('New Remark has been added')).toBeVisible();
  await press(page, 'First page');
  await rows(page).getByText('Blurred or missing selfie', { exact: true }).click();
  await expect(field(page, 'Remarks')).toHaveValue('Blurred or missing selfie');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('clicks are recorded as a script with the project’s helpers, and it passes', async ({ baseURL }) => {
  const folder = aside();
  try {
    const wanted = { as: 'administrator', scenario: 'default', address: './disapprove_remarks' } as const;
    const { file, complaint } = await recordScript(
      baseURL ?? '',
      { ...wanted, application: 'AGORA' },
      { drive: clickThrough, isSeen: false, folder },
    );
    expect(complaint).toBeUndefined();
    expect(file.replaceAll('\\', '/')).toMatch(/\/remarks\/recorded-[\d-]+\.spec\.ts$/);
    const script = readFileSync(file, 'utf8');
    await test.step('It says what was done', async () => {
      for (const line of [
        "await enterAs(people.administrator, './disapprove_remarks');",
        "await press(page, 'Add Remarks');",
        "await field(page, 'Remarks').fill(\"Signature isn't on the ID\");",
        "await field(page, 'Reapprove Notification').selectOption('1');",
        'await save(page).click();',
        "await toastShown(page, 'New Remark has been added', 'success');",
        "await rows(page).filter({ hasText: 'Blurred or missing selfie' }).click();",
        ".poll(() => world.bodies('addRemark'))",
      ]) {
        expect(script).toContain(line);
      }
      expect(script).toContain(`posted_by: '${people.administrator}'`);
      expect(script).not.toMatch(/\.(locator|nth|waitFor\w*|getByTestId)\(/);
    });
    await test.step('It does the same again', async () => {
      const { code, output } = await played(resolve(folder, 'playwright.config.ts'), baseURL ?? '');
      expect(output).toContain('1 passed');
      expect(code).toBe(0);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The most frequent tasks, each up to the click that sends it. */
const ERRANDS = [
  {
    name: 'a decision about a member',
    wanted: { as: 'firstBrandApd', address: caseAt(members.pending.first) },
    drive: async (page: Page) => {
      await button(page, 'Approve').click();
      await answer(page, APPROVAL, 'Approve');
      await expect(page.getByText('Application Successfully Approved!')).toBeVisible();
    },
    asks: ['saveDecision'],
  },
  {
    name: 'a doctor with the bank step',
    wanted: { as: 'doctorsDepartment', address: doctorAt(doctors.pending.first) },
    drive: async (page: Page) => {
      await approve(page);
      await saveBank(page, '001234567890', 'BOPIPHMM');
      await expect(page.getByText('Bank account details saved.')).toBeVisible();
    },
    asks: ['decideDoctorApplication', 'saveDoctorBankDetails'],
  },
  {
    name: 'a configuration',
    wanted: { as: 'administrator', address: './disapprove_remarks' },
    drive: async (page: Page) => {
      await press(page, 'Add Remarks');
      await field(page, 'Remarks').fill('Name is cut off');
      await save(page).click();
      await expect(page.getByText('New Remark has been added')).toBeVisible();
    },
    asks: ['addRemark'],
  },
] as const;

test('recorded scripts can be played repeatedly', async ({ baseURL }) => {
  const folder = aside();
  try {
    for (const { name, wanted, drive, asks } of ERRANDS) {
      await test.step(`Recorded: ${name}`, async () => {
        const { file, complaint } = await recordScript(
          baseURL ?? '',
          { ...wanted, scenario: 'default', application: 'AGORA' },
          { drive, isSeen: false, folder },
        );
        expect(complaint).toBeUndefined();
        const script = readFileSync(file, 'utf8');
        for (const operation of asks)
          expect(script).toMatch(new RegExp(`poll\\(\\(\\) => world\\.\\w+\\('${operation}'`));
      });
    }
    await test.step('Each is played three times', async () => {
      const config = resolve(folder, 'playwright.config.ts');
      const { code, output } = await played(config, baseURL ?? '', '--repeat-each', '3');
      expect(output).toContain('9 passed');
      expect(code).toBe(0);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('typed passwords are not written into the script', async ({ baseURL }) => {
  const folder = aside();
  try {
    const { file } = await recordScript(
      baseURL ?? '',
      { as: 'marketing', application: 'AGORA', scenario: 'default', address: './newsletter' },
      {
        isSeen: false,
        folder,
        drive: async (page) => {
          await press(page, 'Account');
          await page.getByRole('menuitem', { name: 'Change Password' }).click();
          await page.getByLabel('Old password').fill('Sampaguita#1');
          await page.getByLabel('New password', { exact: true }).fill('Not-to-be-told-7');
          // The recorder reports an action only when the next one has begun.
          await press(page, 'Cancel');
          await expect(page.getByRole('dialog')).toBeHidden();
        },
      },
    );
    const script = readFileSync(file, 'utf8');
    expect(script).toContain("field(page, 'Old password').fill(PASSWORD)");
    expect(script).toContain("fill('' /* Passwords are not recorded. */)");
    expect(script).not.toMatch(/Sampaguita|told-7/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
