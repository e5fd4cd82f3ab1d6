// The two documents of a corporate account: seen, uploaded and replaced.
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  heading,
  people,
  press,
  queryOf,
  question,
  rows,
  tabTo,
  test,
  toastShown,
  UNREACHABLE,
} from '../fixtures';
import { PICTURE_WIDTH, picture, TEXT_CALLED_PICTURE } from '../helpers/content';

const { first, second, withoutDocuments } = fixtures;
const ATD = 'ATD';
const PLAN = 'Eligibility Plan';
/** No administrator: the system access names the screen. */
const COLLEAGUE = 'josefina.castaneda@lumina.example';
const LARGEST = 7 * 1024 * 1024;
const WRONG_TYPE = 'Invalid attachment file type. (*jpg , *jpeg , *png types only).';
const TOO_LARGE = 'File too Big, please select a file max of 7mb';
const MAYBE_SAVED = 'It may have been saved: please look at the picture before uploading it again.';

const at = (acct: string) => `./uploadatd?account=${acct}`;
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const input = (page: Page, name: string) => page.getByLabel(`File of the ${name}`);
const saved = (name: string, acct: string) => `The ${name} of ${acct} has been saved.`;

/** How wide the picture is that is shown: by it what was uploaded is told from what the mocks have drawn. */
const widthIn = (where: Locator) =>
  where
    .getByRole('img', { name: / of / })
    .evaluate((image) => (image as HTMLImageElement).naturalWidth, undefined, { timeout: 1000 })
    .catch(() => 0);
/** As the journal of the mocks tells of a long text. */
const toldOf = (buffer: Buffer) => {
  const base64 = buffer.toString('base64');
  return `${base64.slice(0, 200)}… (${base64.length} characters)`;
};

const uploaded = (where: Locator) => expect.poll(() => widthIn(where)).toBe(PICTURE_WIDTH);
const drawn = (where: Locator) => expect.poll(() => widthIn(where)).toBe(1000);

interface Given {
  name: string;
  buffer: Buffer;
}

/** A file dragged from the desktop: where the screen refuses it on the way, the browser does not drop it. */
async function drop(page: Page, where: Locator, { name, buffer }: Given): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  await where.scrollIntoViewIfNeeded();
  const { x, y } = (await where.boundingBox()) ?? { x: 0, y: 0 };
  const line = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await line.send('Input.dispatchDragEvent', { type, x: x + 8, y: y + 8, data });
  await line.detach();
}

/** Whether the last file that was dragged might have been dropped where it was. */
const watchDrags = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('dragover', (event) => {
      const effect = event.dataTransfer?.dropEffect;
      document.documentElement.dataset.dragged = `${event.defaultPrevented ? 'prevented' : 'left'} ${effect}`;
    });
  });
const dragged = (page: Page) => page.locator('html').getAttribute('data-dragged');

const paste = (where: Locator, { name, buffer }: Given) =>
  where.evaluate(
    (element, [called, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], called, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    [name, buffer.toString('base64')] as const,
  );

/** As wide as the others that are uploaded. */
const jpeg = {
  name: 'Scan 1.JPG',
  mimeType: 'image/jpeg',
  buffer: createCanvas(PICTURE_WIDTH, 360).toBuffer('image/jpeg'),
};

/** What begins and ends as a PNG, and is none that could be drawn. */
const UNDRAWABLE = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');

test('an account is selected, its first documents are uploaded, and one is replaced', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './uploadatd');
  await test.step('It is searched by account or company in one call', async () => {
    await press(page, 'Select Account');
    await press(page.getByRole('dialog'), 'Select');
    await expect(alert(page)).toHaveText('No selected company.');
    await page.getByRole('searchbox').fill('0000013');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText([
      'Corporate Account',
      'Contract',
      'Company',
      'Status',
    ]);
    await rows(page.getByRole('dialog')).filter({ hasText: withoutDocuments.acct }).click();
    await press(page.getByRole('dialog'), 'Select');
    expect(await world.bodies('searchAccounts')).toEqual([{ Value: { key: '0000013' } }]);
    await expect(panel(page, ATD)).toContainText('No File Yet');
    expect((await world.asked('listPlanFiles')).at(-1)?.headers).toMatchObject({
      corpacct: withoutDocuments.acct,
      contract: '2026-000013',
    });
  });
  await expect(panel(page, PLAN)).toContainText('No File Yet');
  await expect(button(panel(page, ATD), 'Preview')).toHaveCount(0);
  await test.step('What is no picture, or too large, is refused by its content', async () => {
    for (const [file, message] of [
      [TEXT_CALLED_PICTURE, WRONG_TYPE],
      [{ ...TEXT_CALLED_PICTURE, name: 'scan.pdf', mimeType: 'application/pdf' }, WRONG_TYPE],
      [picture('large.png', LARGEST + 1).file, TOO_LARGE],
    ] as const) {
      await input(page, ATD).setInputFiles(file);
      await expect(panel(page, ATD).getByRole('alert')).toHaveText(message);
    }
    expect(await world.asked('savePlanFile')).toEqual([]);
  });
  const { file } = picture('<script> 📄 scan.png');
  await test.step('A picture is uploaded the moment it is chosen', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(panel(page, ATD), 'Upload Now')]);
    await chooser.setFiles(file);
    await toastShown(page, saved(ATD, withoutDocuments.acct), 'success');
    await uploaded(panel(page, ATD));
    await expect(panel(page, ATD).getByRole('alert')).toHaveCount(0);
    await expect(panel(page, PLAN)).toContainText('No File Yet');
    await expect(button(panel(page, ATD), 'Replace File')).toBeFocused();
    expect(await world.bodies('savePlanFile')).toEqual([
      {
        Value: {
          corpacct: withoutDocuments.acct,
          contract: '2026-000013',
          product: true,
          filetag: 'ATD',
          postedby: people.administrator,
          fileext: 'png',
          base64: toldOf(file.buffer),
        },
      },
    ]);
  });
  await test.step('After a reload it is still there', async () => {
    await page.reload();
    await uploaded(panel(page, ATD));
  });
  await test.step('A JPEG is sent as one, and asked for as one', async () => {
    await input(page, PLAN).setInputFiles(jpeg);
    await uploaded(panel(page, PLAN));
    expect((await world.bodies('savePlanFile')).at(-1)).toMatchObject({
      Value: { filetag: 'EPLAN', fileext: 'jpg', base64: toldOf(jpeg.buffer) },
    });
    const filename = `${withoutDocuments.acct}-EPLAN.jpg`;
    const filepath = `plans/${withoutDocuments.acct}-EPLAN-1.jpg`;
    expect((await world.bodies('getPlanFile')).at(-1)).toEqual({ Value: { filename, filepath, fileext: 'jpg' } });
  });
  await test.step('What would be replaced is asked about first; of the second brand the call says so', async () => {
    await page.goto(at(second.acct));
    await drawn(panel(page, PLAN));
    await input(page, PLAN).setInputFiles(file);
    await expect(question(page, `Replace the ${PLAN}?`)).toContainText('<script> 📄 scan.png');
    await press(question(page, `Replace the ${PLAN}?`), 'Cancel');
    expect(await world.asked('savePlanFile')).toHaveLength(2);
    // As large as one may be.
    const largest = picture('largest.png', LARGEST).file;
    await input(page, PLAN).setInputFiles(largest);
    await button(question(page, `Replace the ${PLAN}?`), 'Replace').dblclick();
    await toastShown(page, saved(PLAN, second.acct));
    await uploaded(panel(page, PLAN));
    await drawn(panel(page, ATD));
    expect((await world.bodies('savePlanFile')).slice(2)).toMatchObject([
      { Value: { corpacct: second.acct, product: false, filetag: 'EPLAN', base64: toldOf(largest.buffer) } },
    ]);
  });
  await test.step('Back leads to the account before', async () => {
    await page.goBack();
    await uploaded(panel(page, ATD));
    await uploaded(panel(page, PLAN));
  });
});

test('a file may be dropped or pasted as well, and one dropped beside is no way out', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, at(withoutDocuments.acct));
  const { file } = picture();
  await expect(panel(page, ATD)).toContainText('No File Yet');
  await watchDrags(page);
  await drop(page, heading(page, 'Upload ATD / Eligibility Plan'), file);
  expect(await dragged(page)).toBe('prevented none');
  expect(await world.asked('savePlanFile')).toEqual([]);
  await drop(page, panel(page, ATD), file);
  expect(await dragged(page)).toBe('prevented copy');
  await toastShown(page, saved(ATD, withoutDocuments.acct));
  await button(panel(page, PLAN), 'Upload Now').focus();
  await paste(button(panel(page, PLAN), 'Upload Now'), file);
  await toastShown(page, saved(PLAN, withoutDocuments.acct));
  await uploaded(panel(page, PLAN));
});

test('a document is previewed large, by mouse and by keyboard', async ({ page, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  const preview = page.getByRole('dialog', { name: `ATD of ${first.acct}` });
  const large = preview.getByRole('application', { name: new RegExp(`^ATD of ${first.acct}`) });
  await drawn(panel(page, ATD));
  await tabTo(page, button(panel(page, ATD), 'Preview'));
  await page.keyboard.press('Enter');
  await expect(large).toBeFocused();
  await page.keyboard.press('r');
  await expect(large).toHaveAccessibleName(/turned 90°/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(button(panel(page, ATD), 'Preview')).toBeFocused();
  await panel(page, ATD).getByRole('img').click();
  await expect(large).toBeVisible();
  await press(preview, 'Close');
  await expect(preview).toBeHidden();
});

test('a slow upload: it is told how much has gone, and leaving asks', async ({ page, context, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await drawn(panel(page, ATD));
  const line = await context.newCDPSession(page);
  const sendAt = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const progress = panel(page, ATD).getByRole('status').getByRole('progressbar');
  const slow = picture('slow.png', 1_500_000).file;
  /** Half a minute, until it is let go. */
  const upload = async () => {
    await sendAt(60_000);
    await input(page, ATD).setInputFiles(slow);
    await press(question(page, 'Replace the ATD?'), 'Replace');
    await expect(progress).toBeVisible();
  };
  const leaving = question(page, 'Leave while the ATD is uploaded?');
  const select = async ({ acct }: { acct: string }) => {
    await press(page, 'Select Account');
    await page.getByRole('searchbox').fill(acct);
    await page.keyboard.press('Enter');
    await rows(page.getByRole('dialog')).filter({ hasText: acct }).click();
    await press(page.getByRole('dialog'), 'Select');
  };
  await test.step('It is stopped, and the old one stays', async () => {
    await upload();
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50] })
      .toBeGreaterThan(2);
    await press(panel(page, ATD), 'Stop uploading the ATD');
    await toastShown(page, 'The upload was stopped.', 'warning');
    await expect(button(panel(page, ATD), 'Replace File')).toBeFocused();
    await drawn(panel(page, ATD));
  });
  await test.step('Another file is refused meanwhile, and why is said', async () => {
    await upload();
    await expect(input(page, ATD)).toBeDisabled();
    await expect(button(panel(page, ATD), 'Replace File')).toBeDisabled();
    await drop(page, panel(page, ATD), picture('other.png').file);
    await toastShown(page, 'other.png was not taken: please wait until slow.png is done.', 'warning');
  });
  await test.step('By a link, or for another account, it is asked, and whoever stays sees it end', async () => {
    await page.getByRole('link', { name: 'Bank Inclusion' }).click();
    await press(leaving, 'Stay');
    await expect(heading(page, 'Upload ATD / Eligibility Plan')).toBeVisible();
    await select(first);
    await expect(progress).toBeVisible();
    await select(second);
    await press(leaving, 'Stay');
    expect(queryOf(page)).toEqual({ account: first.acct });
    await sendAt(-1);
    await toastShown(page, saved(ATD, first.acct));
    await uploaded(panel(page, ATD));
    await expect(input(page, ATD)).toBeEnabled();
    expect(await world.bodies('savePlanFile')).toMatchObject([{ Value: { base64: toldOf(slow.buffer) } }]);
  });
  await test.step('Whoever leaves stops it', async () => {
    await upload();
    await page.getByRole('link', { name: 'Bank Inclusion' }).click();
    await press(leaving, 'Leave');
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
    await toastShown(page, 'The upload was stopped.');
    await sendAt(-1);
  });
  await test.step('By the buttons of the browser as well', async () => {
    await page.goBack();
    await uploaded(panel(page, ATD));
    await upload();
    await page.goForward();
    await press(leaving, 'Leave');
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
    await sendAt(-1);
  });
  await test.step('And for another account', async () => {
    await page.goBack();
    await uploaded(panel(page, ATD));
    await upload();
    await select(second);
    await press(leaving, 'Leave');
    await toastShown(page, 'The upload was stopped.');
    expect(queryOf(page)).toEqual({ account: second.acct });
    await drawn(panel(page, ATD));
    await sendAt(-1);
    await page.goBack();
    await uploaded(panel(page, ATD));
    expect(await world.asked('savePlanFile')).toHaveLength(1);
  });
});

test('a document that is no picture is not previewed, and none stays in memory', async ({ page, world, enterAs }) => {
  await page.addInitScript(() => {
    const held = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (what) => {
      const url = createObjectURL.call(URL, what);
      held.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      held.delete(url);
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { heldPictures: held });
  });
  const held = () => page.evaluate(() => (window as unknown as { heldPictures: Set<string> }).heldPictures.size);
  const answersWith = (bytes: Buffer) =>
    world.breaks('getPlanFile', { body: JSON.stringify({ success: true, base64: bytes.toString('base64') }) });
  const isBroken = async () => {
    for (const name of [ATD, PLAN]) {
      await expect(panel(page, name).getByRole('alert')).toContainText('The picture could not be loaded.');
      await expect(button(panel(page, name), 'Preview')).toBeDisabled();
    }
  };
  await answersWith(TEXT_CALLED_PICTURE.buffer);
  await enterAs(people.administrator, at(first.acct));
  await isBroken();
  expect(await held(), 'what is no picture').toBe(0);
  await answersWith(UNDRAWABLE);
  for (const name of [ATD, PLAN]) await press(panel(page, name), `Try again: ${name} of ${first.acct}`);
  await expect.poll(held, 'both, which cannot be drawn').toBe(2);
  await isBroken();
  await world.mends('getPlanFile');
  for (const name of [ATD, PLAN]) {
    await press(panel(page, name), `Try again: ${name} of ${first.acct}`);
    await drawn(panel(page, name));
    await expect(button(panel(page, name), 'Preview')).toBeEnabled();
  }
  expect(await held(), 'both, and none of before').toBe(2);
});

test('what goes wrong is told, and the old one stays', async ({ page, world, enterAs }) => {
  await world.breaks('listPlanFiles', { status: 500 });
  await enterAs(people.administrator, at(first.acct));
  await expect(page.getByRole('main')).toContainText('Internal Server Error');
  await world.mends('listPlanFiles');
  await world.breaks('getPlanFile', { status: 500 });
  await press(page, 'Try again');
  await test.step('Pictures that cannot be had, or are not there', async () => {
    await expect(panel(page, ATD)).toContainText('The picture could not be loaded.');
    await expect(panel(page, PLAN)).toContainText('The picture could not be loaded.');
    await expect(button(panel(page, PLAN), 'Preview')).toBeDisabled();
    await world.mends('getPlanFile');
    await press(panel(page, ATD), `Try again: ATD of ${first.acct}`);
    await drawn(panel(page, ATD));
    await world.breaks('getPlanFile', { example: 'missing' });
    await page.reload();
    await expect(panel(page, PLAN)).toContainText('File does not exist.');
    await expect(button(panel(page, PLAN), 'Preview')).toBeDisabled();
    await world.mends('getPlanFile');
    await page.reload();
    await drawn(panel(page, PLAN));
  });
  const { file } = picture();
  const notSaved = question(page, 'Not saved');
  const replace = async () => {
    await input(page, ATD).setInputFiles(file);
    await press(question(page, 'Replace the ATD?'), 'Replace');
  };
  await test.step('The words of the server are an alert; the old one stays', async () => {
    for (const [fault, told] of [
      [{ status: 500 }, ['Internal Server Error']],
      [{ status: 400, example: 'unknown' }, ['Account does not exist.']],
      [{ drop: true }, [UNREACHABLE.split('. ')[0] ?? '', MAYBE_SAVED]],
    ] as const) {
      await world.breaks('savePlanFile', fault);
      await replace();
      await expect(notSaved.locator('p')).toContainText(told);
      await page.keyboard.press('Escape');
      await drawn(panel(page, ATD));
    }
  });
  await test.step('Done, and the answer lost: the new one is shown', async () => {
    await world.breaks('savePlanFile', { lost: true });
    await replace();
    await page.keyboard.press('Escape');
    await uploaded(panel(page, ATD));
  });
});

test('a colleague has replaced it meanwhile: after a reload theirs is shown', async ({ page, elsewhere, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await drawn(panel(page, ATD));
  await enterAs(COLLEAGUE, at(first.acct), { page: elsewhere });
  await drawn(panel(elsewhere, ATD));
  await input(elsewhere, ATD).setInputFiles(picture().file);
  await press(question(elsewhere, 'Replace the ATD?'), 'Replace');
  await uploaded(panel(elsewhere, ATD));
  await page.reload();
  await uploaded(panel(page, ATD));
});

test('what a colleague has uploaded meanwhile is not replaced unasked', async ({ page, world, elsewhere, enterAs }) => {
  await enterAs(people.administrator, at(withoutDocuments.acct));
  await expect(panel(page, ATD)).toContainText('No File Yet');
  await enterAs(COLLEAGUE, at(withoutDocuments.acct), { page: elsewhere });
  await input(elsewhere, ATD).setInputFiles(picture().file);
  await uploaded(panel(elsewhere, ATD));
  await input(page, ATD).setInputFiles(picture().file);
  await expect(question(page, 'Replace the ATD?')).toContainText('Somebody else has uploaded that one');
  await press(question(page, 'Replace the ATD?'), 'Cancel');
  expect(await world.asked('savePlanFile')).toHaveLength(1);
  await uploaded(panel(page, ATD));
});

test.describe('when nothing can be uploaded', () => {
  test.use({ scenario: 'upload-fails' });

  test('it is told, and an account without a contract has no documents', async ({ page, enterAs }) => {
    await enterAs(people.administrator, at(withoutDocuments.acct));
    await expect(panel(page, ATD)).toContainText('No File Yet');
    await input(page, ATD).setInputFiles(picture().file);
    await expect(question(page, 'Not saved')).toContainText('Internal Server Error');
    await page.keyboard.press('Escape');
    await expect(panel(page, ATD)).toContainText('No File Yet');
    await page.goto(at(fixtures.withoutContract.acct));
    await expect(page.getByText('No contract', { exact: true })).toBeVisible();
    await expect(panel(page, ATD)).toHaveCount(0);
  });
});

test.describe('when plans are missing', () => {
  test.use({ scenario: 'plan-missing' });

  test('the screen suits everybody, also so', async ({ page, enterAs }) => {
    await enterAs(people.administrator, at(first.acct));
    await expect(panel(page, PLAN)).toContainText('File does not exist.');
    await drawn(panel(page, ATD));
    await input(page, ATD).setInputFiles(TEXT_CALLED_PICTURE);
    await expect(panel(page, ATD).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
