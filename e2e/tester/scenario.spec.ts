// Playing a script: its sentences are shown in the page without affecting it, and Playwright's report shows its calls and pictures.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, people, test, total } from '../fixtures';
import { Narration } from '../helpers/narration';
import { runBeside, scenarioCommand } from './command';

const CAPTION = 'scenario-caption';
const SENTENCE = 'Somebody looks at <b>the remarks</b>';

test('a sentence is shown in the page without affecting anything else', async ({ page, context, world, enterAs }) => {
  const step = { attach: async () => {} };
  const narration = new Narration(world, step, { captions: true, report: false });
  narration.follow(context);
  await enterAs(people.administrator, './disapprove_remarks');
  await total(page, 15);
  await page.getByRole('button', { name: 'Add Remarks' }).focus();
  await narration.begin(SENTENCE, step);
  await test.step('It is drawn at the bottom, and takes neither clicks nor the focus', async () => {
    const place = await page.locator(CAPTION).boundingBox();
    expect(place?.height).toBeGreaterThan(20);
    const { x = 0, y = 0, width = 0, height = 0 } = place ?? {};
    expect(y + height).toBeLessThanOrEqual(900);
    expect(y).toBeGreaterThan(800);
    const under = ({ left, top }: { left: number; top: number }) => document.elementFromPoint(left, top)?.localName;
    expect(await page.evaluate(under, { left: x + width / 2, top: y + height / 2 })).not.toBe(CAPTION);
    await expect(page.getByRole('button', { name: 'Add Remarks' })).toBeFocused();
  });
  await test.step('Neither locators nor the accessibility check find it', async () => {
    await expect(page.getByText('Somebody looks at')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await test.step('Another page shows it again', async () => {
    await page.goto('./users');
    await expect(page.locator(CAPTION)).toHaveCount(1);
    await narration.end();
    await expect(page.locator(CAPTION)).toHaveCount(0);
  });
});

test("playing scripts leaves Playwright's report with calls and pictures, and a JUnit report", async ({
  page,
  baseURL,
}) => {
  const folder = mkdtempSync(join('.cache', 'played-'));
  const junit = resolve(folder, 'junit.xml');
  try {
    const words = ['a remark is added, changed, disabled and active again', '--report', `--junit=${junit}`];
    const { code, output } = await runBeside(baseURL ?? '', scenarioCommand(...words, `--output=${folder}/results`), {
      DISPLAY: '',
      WAYLAND_DISPLAY: '',
    });
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
    expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites [^>]*tests="1" failures="0"/);
    await page.goto(/file:\S+index\.html/.exec(output)?.[0] ?? '');
    await page.getByText('a remark is added, changed, disabled').click();
    await expect(page.getByText('The list has one more, posted now')).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    await page.getByText('calls: addRemark').first().click();
    await expect(page.getByText('"remarks": "Signature does not match the ID"').first()).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
