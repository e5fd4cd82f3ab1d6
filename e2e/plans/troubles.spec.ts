// Documents that cannot be shown or uploaded, and two people who replace the same one.
import { button, expect, people, press, question, test, toastShown, tryAgain } from '../fixtures';
import { picture, TEXT_NAMED_AS_PICTURE } from '../helpers/content';
import { countHeldPictures } from '../helpers/heldPictures';
import {
  ATD,
  at,
  COLLEAGUE,
  choose,
  expectDrawnByMocks,
  expectUploaded,
  first,
  input,
  MAYBE_SAVED,
  PLAN,
  panel,
  second,
  UNDRAWABLE,
  withoutDocuments,
} from './parts';

test('a document that cannot be shown or saved is reported, the old one stays, and none leaks memory', async ({
  page,
  world,
  enterAs,
}) => {
  const held = await countHeldPictures(page);
  const answersWith = (bytes: Buffer) =>
    world.breaks('getPlanFile', { body: JSON.stringify({ success: true, base64: bytes.toString('base64') }) });
  const isBroken = async () => {
    for (const name of [ATD, PLAN]) {
      await expect(panel(page, name).getByRole('alert')).toContainText('The picture could not be loaded.');
      await expect(button(panel(page, name), 'Preview')).toBeDisabled();
    }
  };
  const again = async ({ acct }: { acct: string }) => {
    for (const name of [ATD, PLAN]) await press(panel(page, name), `Try again: ${name} of ${acct}`);
  };
  await test.step('Documents that are not known', async () => {
    await world.breaks('listPlanFiles', { status: 500 });
    await enterAs(people.administrator, at(first.acct));
    await expect(page.getByRole('main')).toContainText('Internal Server Error');
    await world.repairs('listPlanFiles');
  });
  await test.step('A file that is not a picture is not previewed', async () => {
    await answersWith(TEXT_NAMED_AS_PICTURE.buffer);
    await tryAgain(page);
    await isBroken();
    expect(await held(), 'what is no picture').toBe(0);
    await answersWith(UNDRAWABLE);
    await again(first);
    await expect.poll(held, 'both, which cannot be drawn').toBe(2);
    await isBroken();
    await world.repairs('getPlanFile');
    await again(first);
    for (const name of [ATD, PLAN]) {
      await expectDrawnByMocks(panel(page, name));
      await expect(button(panel(page, name), 'Preview')).toBeEnabled();
    }
    expect(await held(), 'both, and none of before').toBe(2);
  });
  await choose(page, second);
  const { file } = picture();
  const notSaved = question(page, 'Not saved');
  const replace = async () => {
    await input(page, ATD).setInputFiles(file);
    await press(question(page, 'Replace the ATD?'), 'Replace');
  };
  await test.step('The server’s message is an alert; the old document stays', async () => {
    for (const [fault, message] of [
      [{ status: 500 }, ['Internal Server Error.', MAYBE_SAVED]],
      [{ status: 400, example: 'unknown' }, ['Account does not exist.']],
    ] as const) {
      await world.breaks('savePlanFile', fault);
      await replace();
      await expect(notSaved.locator('p')).toContainText(message);
      await page.keyboard.press('Escape');
      await expectDrawnByMocks(panel(page, ATD));
    }
  });
  await test.step('A first document is not sent without a question while nobody knows whether there is one', async () => {
    const sent = (await world.asked('savePlanFile')).length;
    await choose(page, withoutDocuments);
    await expect(panel(page, ATD)).toContainText(withoutDocuments.acct);
    await world.breaks('listPlanFiles', { status: 500 });
    await input(page, ATD).setInputFiles(file);
    await press(question(page, 'Upload without checking?'), 'Cancel');
    expect(await world.asked('savePlanFile')).toHaveLength(sent);
    await world.repairs('listPlanFiles');
    await choose(page, second);
    await expectDrawnByMocks(panel(page, ATD));
  });
});

test('an upload that was stopped too late is shown, with a message', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, at(withoutDocuments.acct));
  await expect(panel(page, PLAN)).toContainText('No File Yet');
  const stopped = async () => {
    await world.holds('savePlanFile');
    await input(page, PLAN).setInputFiles(picture().file);
    const progress = panel(page, PLAN).getByRole('status').getByRole('progressbar');
    // Everything is sent, so the progress of the server is unknown.
    await expect(progress).not.toHaveAttribute('aria-valuenow');
    await press(panel(page, PLAN), `Stop uploading the ${PLAN}`);
  };
  await test.step('The server stores it nevertheless', async () => {
    await stopped();
    await world.repairs('savePlanFile');
    await toastShown(
      page,
      `The upload could not be stopped in time. The ${PLAN} of ${withoutDocuments.acct} has been saved.`,
      'warning',
    );
    await expectUploaded(panel(page, PLAN));
  });
});

test.describe('when plans are missing', () => {
  test.use({ scenario: 'plan-missing' });

  test('two people replace documents of the same accounts', async ({ page, world, elsewhere, enterAs }) => {
    await enterAs(people.administrator, at(first.acct));
    await test.step('Missing documents are reported', async () => {
      await expect(panel(page, PLAN)).toContainText('File does not exist.');
      await expect(button(panel(page, PLAN), 'Preview')).toBeDisabled();
      await expectDrawnByMocks(panel(page, ATD));
      await input(page, ATD).setInputFiles(TEXT_NAMED_AS_PICTURE);
      await expect(panel(page, ATD).getByRole('alert')).toBeVisible();
    });
    await enterAs(COLLEAGUE, at(first.acct), { page: elsewhere });
    await test.step('A document that a colleague has uploaded meanwhile is not replaced unasked', async () => {
      await choose(page, withoutDocuments);
      await expect(panel(page, ATD)).toContainText('No File Yet');
      await choose(elsewhere, withoutDocuments);
      await expect(panel(elsewhere, ATD)).toContainText('No File Yet');
      await input(elsewhere, ATD).setInputFiles(picture().file);
      await expectUploaded(panel(elsewhere, ATD));
      const before = (await world.asked('savePlanFile')).length;
      await input(page, ATD).setInputFiles(picture().file);
      await expect(question(page, 'Replace the ATD?')).toContainText('Someone else has uploaded it');
      await press(question(page, 'Replace the ATD?'), 'Cancel');
      expect(await world.asked('savePlanFile')).toHaveLength(before);
      await expectUploaded(panel(page, ATD));
    });
  });
});
