// Documents that cannot be shown or uploaded, and two people at one of them.
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import {
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  people,
  press,
  question,
  test,
  UNREACHABLE,
} from '../fixtures';
import { picture, TEXT_CALLED_PICTURE } from '../helpers/content';
import {
  ATD,
  at,
  COLLEAGUE,
  drawn,
  first,
  input,
  MAYBE_SAVED,
  PLAN,
  panel,
  UNDRAWABLE,
  uploaded,
  withoutDocuments,
} from './parts';

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
