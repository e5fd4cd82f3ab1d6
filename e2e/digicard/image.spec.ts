// The background image of a card, and its sample PDF.
import { pngOf } from '../../mocks/seeding/drawing';
import {
  alert,
  button,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FAILED_SAVE,
  field,
  press,
  question,
  test,
  toast,
  toastShown,
} from '../fixtures';
import { onDisk, PICTURE_WIDTH, picture, TEXT_NAMED_AS_PICTURE } from '../helpers/content';
import { pdfIn, savedBy, withoutSpaces } from '../helpers/files';
import { ADMINISTRATOR, accounts, addressOf, expectWithinCard, imageShown, lines, proceed } from './parts';

const UPLOADED = 'Digicard has been successfully uploaded';
const NOT_FOUND = 'Customized digicard not found.';
const WRONG_TYPE = 'Invalid attachment file type. (*jpg , *jpeg , *png types only).';
const SEVEN_MB = 7 * 1024 * 1024;

const fitting = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(pngOf({ width: 1005, height: 650, content: '<rect width="1005" height="650" fill="#f6e7c8"/>' })),
};

test('an account without a card gets its first', async ({ page, world, enterAs }) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.withoutCard));
  await toastShown(page, NOT_FOUND, 'warning');
  await expect(page.getByText('This account has no card yet.')).toBeVisible();
  await expect(button(page, 'Generate Sample PDF')).toBeDisabled();
  await press(page, 'Upload an image');
  const dialog = page.getByRole('dialog', { name: 'Upload Digicard' });
  await expect(dialog).toContainText('Recommended size: 1005 x 650');
  await test.step('Files that cannot be uploaded are reported', async () => {
    await press(dialog, 'Upload');
    await expect(alert(page)).toHaveText('No valid file for upload.');
    await field(page, 'Image').setInputFiles(TEXT_NAMED_AS_PICTURE);
    await expect(alert(page)).toHaveText(WRONG_TYPE);
    await field(page, 'Image').setInputFiles(onDisk(picture('large.png', SEVEN_MB + 1).file));
    await expect(alert(page)).toHaveText('File too Big, please select a file max of 7mb');
    expect(await world.asked('uploadDigicard')).toEqual([]);
  });
  await test.step('One of another size is warned about, and seen on the card', async () => {
    await field(page, 'Image').setInputFiles(picture().file);
    await expect(
      dialog.getByText(`This image is ${PICTURE_WIDTH}  x 360; the recommended size is 1005 x 650.`),
    ).toBeVisible();
    expect(await imageShown(dialog)).toBe(PICTURE_WIDTH);
    await expectAccessible(page);
    await field(page, 'Image').setInputFiles(fitting);
    await expect(dialog.getByText('the recommended size is')).toHaveCount(0);
    expect(await imageShown(dialog)).toBe(1005);
  });
  await test.step('There is a question, and it is sent once', async () => {
    await press(dialog, 'Upload');
    await proceed(page, 'NO');
    await world.holds('uploadDigicard');
    await dialog.getByRole('button', { name: 'Upload' }).dblclick();
    await proceed(page);
    await expect(page.getByRole('status').filter({ hasText: 'Saving Changes...' })).toBeVisible();
    await world.repairs('uploadDigicard');
    await toastShown(page, UPLOADED, 'success');
    await expect(dialog).toBeHidden();
    expect(await world.bodies('uploadDigicard')).toEqual([
      {
        Value: {
          corpacct: accounts.withoutCard.acct,
          is_exist: false,
          in_comp: false,
          filename: 'card.png',
          filepath: '',
          filetype: 'image/png',
          postedby: ADMINISTRATOR,
          base64: expect.stringMatching(/^iVBORw0KGgo/),
        },
      },
    ]);
    expect(await imageShown(page)).toBe(1005);
    await expect(button(page, 'Generate Sample PDF')).toBeEnabled();
  });
});

test('an image replaces the one before, however often it fails; a sample PDF is saved, with SAMPLE ONLY across it', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(ADMINISTRATOR, addressOf(accounts.first));
  expect(await imageShown(page)).toBe(1005);
  await press(page, 'Upload Digicard');
  const dialog = page.getByRole('dialog', { name: 'Upload Digicard' });
  const name = `${'ñ'.repeat(100)}.png`;
  await field(page, 'Image').setInputFiles({ ...picture().file, name });
  const upload = async () => {
    await press(dialog, 'Upload');
    await proceed(page);
  };
  await world.breaks('uploadDigicard', { example: 'notAPicture' });
  await upload();
  await toastShown(page, WRONG_TYPE, 'warning');
  await world.breaks('uploadDigicard', { drop: true });
  await upload();
  await expect(alert(page)).toContainText('It may have been saved');
  await world.breaks('uploadDigicard', { status: 500 });
  await upload();
  await expect(alert(page)).toHaveText(FAILED_SAVE);
  expect(await imageShown(dialog)).toBe(PICTURE_WIDTH);
  await world.repairs('uploadDigicard');
  await upload();
  await toastShown(page, UPLOADED);
  const sent = (await world.bodies('uploadDigicard')).at(-1);
  expect(sent).toMatchObject({
    Value: { is_exist: true, in_comp: true, filename: name, filepath: `digicards/${accounts.first.acct}-1.png` },
  });
  await expect.poll(() => imageShown(page)).toBe(PICTURE_WIDTH);
  await page.reload();
  expect(await imageShown(page)).toBe(PICTURE_WIDTH);
  await test.step('A JPEG photograph as well, which is then loaded as a JPEG', async () => {
    const buffer = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 402, height: 260 } });
    const photo = { filename: 'photo.jpg', filetype: 'image/jpeg' };
    await press(page, 'Upload Digicard');
    await field(page, 'Image').setInputFiles({ name: photo.filename, mimeType: photo.filetype, buffer });
    expect(await imageShown(dialog)).toBe(402);
    await upload();
    await toastShown(page, UPLOADED);
    await expect.poll(() => imageShown(page)).toBe(402);
    const placeOf = (version: number) => `digicards/${accounts.first.acct}-${version}.png`;
    expect((await world.bodies('uploadDigicard')).at(-1)).toMatchObject({
      Value: { ...photo, filepath: placeOf(2), base64: expect.stringMatching(/^\/9j\//) },
    });
    expect((await world.bodies('getDigicardImage')).at(-1)).toEqual({ Value: { ...photo, filepath: placeOf(3) } });
  });
  await test.step('Closed with an image chosen, it asks', async () => {
    await press(page, 'Upload Digicard');
    await field(page, 'Image').setInputFiles(fitting);
    await imageShown(dialog);
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await expect(dialog).toBeHidden();
  });

  const UNDER_WAY = 'Generating Sample Janus PDF Please Wait...';
  await imageShown(page);
  await test.step('One PDF at a time is made, which can be stopped', async () => {
    await world.holds('createDigicardSample');
    await button(page, 'Generate Sample PDF').dblclick();
    await expect(toast(page, UNDER_WAY)).toBeVisible();
    await world.isHeld('createDigicardSample');
    await press(page.getByRole('main'), 'Cancel');
    await expect(toast(page, UNDER_WAY)).toBeHidden();
    await world.repairs('createDigicardSample');
  });
  await test.step('The texts of the server, and the mark', async () => {
    const file = await savedBy(page, () => press(page, 'Generate Sample PDF'));
    await toastShown(page, 'Please check your Downloads folder. Thank you!', 'success');
    await expect(toast(page, UNDER_WAY)).toBeHidden();
    expect(file.name).toBe(`Digicard ${accounts.first.acct} sample.pdf`);
    const { text, pictures, sizes } = await pdfIn(file);
    expect(text).toContain('Company:BayanihanFoodsCorporation');
    expect(text).toContain('SAMPLEONLY');
    // The preview shows the same card, with the vowels of the values masked.
    const masked = (each: string) => withoutSpaces(each).replace(/[aeiou]/gi, 'X');
    for (const line of await lines(page).allInnerTexts()) expect(masked(text)).toContain(masked(line));
    expect(text).toContain('Selfie');
    expect(pictures).toBe(1);
    expect(sizes).toEqual([[1005, 650]]);
    const bodies = await world.bodies('createDigicardSample');
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual({
      Value: { corpacct: accounts.first.acct, membacct: expect.stringMatching(/^\d{13}$/), contract: '2026-000001' },
    });
  });
  for (const [fault, message] of [
    [{ example: 'missing' }, NOT_FOUND],
    [{ status: 500 }, 'Internal Server Error'],
    [{ body: '{"is_success":true,"base64":"bm8=","message":""}' }, 'The server sent an unreadable PDF.'],
  ] as const) {
    await test.step(`A failure is told: ${message}`, async () => {
      await world.breaks('createDigicardSample', fault);
      await press(page, 'Generate Sample PDF');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await expect(toast(page, UNDER_WAY)).toBeHidden();
    });
  }
});

test.describe('while the image is missing on the server', () => {
  test.use({ scenario: 'card-missing' });

  test('one message says so, and the image is uploaded again', async ({ page, world, enterAs }) => {
    await enterAs(ADMINISTRATOR, addressOf(accounts.first));
    await toastShown(page, NOT_FOUND, 'warning');
    await expect(page.getByText('The image of this card is missing on the server.')).toBeVisible();
    await expect(lines(page).nth(1), 'the labels are shown all the same').toHaveText(/^Account No.: \d{13}$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await press(page, 'Upload an image');
    await field(page, 'Image').setInputFiles(fitting);
    await expect(toast(page, NOT_FOUND)).toBeHidden();
    await press(page.getByRole('dialog'), 'Upload');
    await proceed(page);
    await toastShown(page, UPLOADED);
    expect(await imageShown(page)).toBe(1005);
    await test.step('The new image is loaded from its new address, and the message is gone', async () => {
      expect(await toast(page, NOT_FOUND).count()).toBe(0);
      const filepath = `digicards/${accounts.first.acct}-2.png`;
      const bodies = await world.bodies('getDigicardImage');
      expect(bodies.slice(1)).toEqual([{ Value: { filename: 'card.png', filepath, filetype: 'image/png' } }]);
    });
    await expectWithinCard(page);
  });
});
