// Adding and changing products of the member app.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/marketplace/fixtures';
import {
  agree,
  alert,
  day,
  expect,
  expectRow,
  FAILED_SAVE,
  field,
  isoDay,
  people,
  press,
  question,
  rows,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import { onDisk, picture, TEXT_NAMED_AS_PICTURE, TOO_LARGE } from '../helpers/content';

const SCREEN = './aventus-marketplace';
const FAILED = 'An error occurred. Please try again.';
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('cell', { name: title, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');
const image = (page: Page) => dialog(page).getByLabel('Image', { exact: true });

async function fill(page: Page, title: string): Promise<void> {
  await field(page, 'Product Service Title').fill(title);
  await field(page, 'Description').fill('An hour, =1+1 <b>');
  await field(page, 'URL').fill('https://shop.lumina.example/massage');
  await field(page, 'Date From').fill(day(0));
  await field(page, 'Date To').fill(day(30));
}

const WRITTEN = {
  description: 'An hour, =1+1 <b>',
  url: 'https://shop.lumina.example/massage',
  datefrom: isoDay(0),
  dateto: isoDay(30),
};

/** A portrait photograph as telephones store it: in landscape, with an EXIF entry that tells the rotation. */
async function photo(page: Page, width: number, height: number) {
  const jpeg = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#1f5f54';
      context?.fillRect(0, 0, wide, high / 2);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height] as const,
  );
  const turned = Buffer.from(
    'ffe1002245786966 00004d4d002a00000008 00010112000300000001 0006000000000000'.replaceAll(' ', ''),
    'hex',
  );
  const bytes = Buffer.from(jpeg);
  return {
    name: 'IMG 0042.JPEG',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([bytes.subarray(0, 2), turned, bytes.subarray(2)]),
  };
}

/** Makes every web worker fail from now on. */
const breakWorkers = (page: Page) =>
  page.evaluate(() => {
    class Broken extends EventTarget {
      onerror: (() => void) | null = null;
      postMessage() {
        setTimeout(() => this.onerror?.());
      }
      terminate() {}
    }
    Object.assign(window, { WorkingWorker: window.Worker, Worker: Broken });
  });
const mendWorkers = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { Worker: (window as unknown as { WorkingWorker: typeof Worker }).WorkingWorker });
  });

test('a product is added with all required fields', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, `${SCREEN}?page=3`);
  await press(page, 'Add Product/Services');
  await expect(field(page, 'Product Service Title')).toBeFocused();
  await fill(page, fixtures.product);
  await test.step('A refusal of the server is shown, and nothing typed is lost', async () => {
    await save(page).click();
    await agree(page, "Show this in the members' app?", 'Save');
    await expect(alert(page)).toHaveText([`${FAILED} Product already exists.`, 'Product already exists.']);
    await field(page, 'Product Service Title').fill('Massage 💆');
  });
  await field(page, 'Status').selectOption('Disable');
  const before = (await world.asked('addProduct')).length;
  await save(page).dblclick();
  await toastShown(page, 'Product/services added successfully.', 'success');
  const sent = await world.bodies('addProduct');
  expect(sent).toHaveLength(before + 1);
  expect(sent.at(-1)).toEqual({
    Value: {
      productName: 'Massage 💆',
      ...WRITTEN,
      status: 0,
      banner: 0,
      deleted: 0,
      base64: '',
      postedby: people.administrator,
    },
  });
  await test.step('It is the first one now', async () => {
    await total(page, 71);
    await expectRow(rows(page).first(), {
      Title: 'Massage 💆',
      Type: 'MARKET PLACE',
      'Date From': day(0),
      'Date To': day(30),
    });
    await expect(page.getByRole('switch', { name: 'Active: Massage 💆' })).not.toBeChecked();
  });
  await test.step('An existing one may start in the past: there is a warning, and it can be saved', async () => {
    await row(page, 'Massage 💆').click();
    await field(page, 'Date From').fill(day(-40));
    await save(page).click();
    await expect(field(page, 'Date From')).toHaveAccessibleDescription('Enter yesterday or a later date.');
    await expect(alert(page)).toHaveText(['Enter yesterday or a later date.']);
    await press(dialog(page), 'Save anyway');
    await toastShown(page, 'Product/services updated successfully.', 'success');
    expect((await world.bodies('updateProduct')).map(({ Value }) => Value.datefrom)).toEqual([isoDay(-40)]);
    await expectRow(rows(page).first(), { Title: 'Massage 💆', 'Date From': day(-40) });
  });
});

test.describe('on the first day', () => {
  test.use({ scenario: 'empty' });

  test('the first one is a banner, whose picture the browser scales down and turns upright; it is deleted again', async ({
    page,
    world,
    enterAs,
  }) => {
    await enterAs(people.administrator, SCREEN);
    await expect(page.getByText('No products or services', { exact: true })).toBeVisible();
    await press(page, 'Add Product/Services');
    await expect(image(page)).toHaveCount(0);
    await fill(page, 'Massage');
    await field(page, 'Banner').selectOption('Yes');
    await expect(dialog(page)).toContainText('ideally 1005 x 650');
    await save(page).click();
    await expect(alert(page)).toHaveText(['No Uploaded File Found.']);
    await test.step('Files that are refused', async () => {
      await image(page).setInputFiles(TEXT_NAMED_AS_PICTURE);
      await expect(alert(page)).toHaveText(['Invalid file type. Only jpg, jpeg, and png are allowed.']);
      await image(page).setInputFiles(onDisk(TOO_LARGE));
      await expect(alert(page)).toHaveText(['Maximum file size is 4MB. Please select another file.']);
      await save(page).click();
      expect(await world.asked('addProduct')).toEqual([]);
    });
    await test.step('Before and after', async () => {
      await image(page).setInputFiles(await photo(page, 1300, 600));
      await expect(dialog(page)).toContainText(/Before: \d+ KB, 600 x 1300\. After: \d+ KB, 300 x 650\./);
      const shown = dialog(page).getByRole('img', { name: 'New image' });
      await expect
        .poll(() =>
          shown.evaluate((image) => [
            (image as HTMLImageElement).naturalWidth,
            (image as HTMLImageElement).naturalHeight,
          ]),
        )
        .toEqual([300, 650]);
    });
    await test.step('Changing the type and back keeps the picture', async () => {
      await field(page, 'Banner').selectOption('No');
      await field(page, 'Banner').selectOption('Yes');
      await expect(dialog(page)).toContainText(/After: \d+ KB, 300 x 650\./);
    });
    await save(page).click();
    await agree(page, "Show this in the members' app?", 'Save');
    await toastShown(page, 'Product/services added successfully.', 'success');
    const [sent] = await world.bodies('addProduct');
    expect(sent?.Value.banner).toBe(1);
    expect(sent?.Value.base64).toMatch(/^\/9j\//);
    await row(page, 'Massage').click();
    const saved = dialog(page).getByRole('img', { name: 'Banner of Massage' });
    await expect.poll(() => saved.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(650);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await test.step('It is deleted after a confirmation', async () => {
      const sure = question(page, 'Are you sure you want to delete this record?');
      await press(page, 'Delete Massage');
      await expect(sure).toContainText('Massage');
      await press(sure, 'Cancel');
      expect(await world.asked('deleteProduct')).toEqual([]);
      await world.breaks('deleteProduct', { example: 'unknown' });
      await press(page, 'Delete Massage');
      await press(sure, 'Yes, Delete');
      await toastShown(page, `${FAILED} Product does not exist.`, 'danger');
      await expect(row(page, 'Massage')).toBeVisible();
      await world.repairs('deleteProduct');
      await press(page, 'Delete Massage');
      await press(sure, 'Yes, Delete');
      await toastShown(page, 'Product/services deleted successfully.', 'success');
      await expect(page.getByText('No products or services', { exact: true })).toBeVisible();
      await expect(row(page, 'Massage')).toHaveCount(0);
      expect((await world.bodies('deleteProduct')).at(-1)).toEqual({ Value: { recordid: 1, deleted: 1 } });
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe('where pictures cannot be saved', () => {
  test.use({ scenario: 'upload-fails' });

  test('a banner cannot be saved, and its picture stays chosen', async ({ page, enterAs }) => {
    await enterAs(people.administrator, `${SCREEN}?open=new`);
    await fill(page, 'Massage');
    await field(page, 'Banner').selectOption('Yes');
    await test.step('A picture that cannot be scaled down is reported', async () => {
      await breakWorkers(page);
      await image(page).setInputFiles(picture().file);
      await expect(alert(page)).toHaveText(['There was an error compressing the image. Please try again.']);
      await mendWorkers(page);
    });
    await image(page).setInputFiles(picture().file);
    await expect(dialog(page)).toContainText('After:');
    await save(page).click();
    await agree(page, "Show this in the members' app?", 'Save');
    await expect(alert(page)).toHaveText([`${FAILED} ${FAILED_SAVE}`]);
    await expect(dialog(page)).toContainText('After:');
  });
});

test('a product is changed', async ({ page, world, enterAs }) => {
  await test.step('A link to one that is not on its page says so', async () => {
    await enterAs(people.administrator, `${SCREEN}?open=1`);
    await toastShown(page, 'It is not on this page of the list.', 'warning');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('An expired one can be changed, and keeps its dates', async () => {
    await row(page, fixtures.expired).click();
    await field(page, 'Description').fill('Over.');
    await save(page).click();
    await toastShown(page, 'Product/services updated successfully.', 'success');
    expect(await world.bodies('updateProduct')).toMatchObject([
      { Value: { productName: fixtures.expired, description: 'Over.', dateto: isoDay(-20) } },
    ]);
    await expectRow(row(page, fixtures.expired), { Description: 'Over.', 'Edited by': people.administrator });
  });
  await test.step('A refusal of the server is shown', async () => {
    await row(page, fixtures.expired).click();
    await field(page, 'Product Service Title').fill('Flu vaccine at work');
    await world.breaks('updateProduct', { example: 'unknown' });
    await save(page).click();
    await expect(alert(page)).toHaveText([`${FAILED} Product does not exist.`]);
    await world.repairs('updateProduct');
  });
  await save(page).click();
  await toastShown(page, 'Product/services updated successfully.', 'success');
  const sent = (await world.bodies('updateProduct')).at(-1);
  expect(Object.keys(sent?.Value ?? {}).sort()).toEqual(
    ['recordid', 'productName', 'description', 'url', 'datefrom', 'dateto', 'editedby'].sort(),
  );
  expect(sent?.Value).toMatchObject({
    productName: 'Flu vaccine at work',
    description: 'Over.',
    editedby: people.administrator,
  });
  await expect(row(page, 'Flu vaccine at work')).toBeVisible();
});
