// Posting offers with their picture: Delights of the first brand, Treats of the second.
import { alert, button, expect, field, people, press, test, toastShown } from '../fixtures';
import {
  cards,
  LARGEST_PICTURE,
  onDisk,
  PICTURE_WIDTH,
  picture,
  TEXT_NAMED_AS_PICTURE,
  TOO_LARGE,
} from '../helpers/content';
import { adding, chosen, FILLED, fillOffer, TAB } from './delights';

test('an offer is added with its picture despite refusals, and is listed first', async ({ page, world, enterAs }) => {
  await enterAs(people.marketing, TAB);
  const { file, details } = picture('habi.png');
  await press(page, 'ADD');
  await fillOffer(page, onDisk(LARGEST_PICTURE.file));
  await test.step('A file that is no picture or too large is refused, and the next one is accepted', async () => {
    for (const [refused, message] of [
      [TEXT_NAMED_AS_PICTURE, 'File is not image type!'],
      [{ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, 'File is not image type!'],
      [onDisk(TOO_LARGE), 'File too Big, please select a file max of 4mb'],
    ] as const) {
      await field(page, 'Image').setInputFiles(refused);
      await expect(alert(page)).toHaveText(message);
      await expect(chosen(page)).toHaveCount(0);
    }
    await field(page, 'Image').setInputFiles(file);
    await expect(alert(page)).toHaveCount(0);
  });
  await field(page, 'Valid From (optional)').fill('12/01/2026');
  await field(page, 'Valid To (optional)').fill('12312026');
  await test.step('A store that was disabled meanwhile is reported at its field', async () => {
    await world.breaks('addOffer', { example: 'storeDisabled' });
    await press(adding(page), 'Create');
    await toastShown(page, 'The store is not active.');
    await expect(field(page, 'Store')).toHaveAttribute('aria-invalid', 'true');
  });
  const failed = (await world.asked('addOffer')).length;
  await test.step('While it is saved, the form shows it, and a second click sends nothing', async () => {
    await world.holds('addOffer');
    await button(adding(page), 'Create').dblclick();
    await expect(adding(page).getByText('Saving Changes...')).toBeVisible();
    await world.repairs('addOffer');
    await toastShown(page, 'New delights has been added!', 'success');
    await expect(adding(page)).toBeHidden();
    await expect(button(page, 'ADD')).toBeFocused();
  });
  await test.step('The call has all fields, and every byte of the picture', async () => {
    expect((await world.bodies('addOffer')).slice(failed)).toEqual([
      {
        Delights_details: {
          ...FILLED,
          validfromdate: '12/01/2026',
          validtodate: '12/31/2026',
          product_tag: true,
          postedby: people.marketing,
          isactive: true,
          status: 'A',
        },
        delights_image: details,
      },
    ]);
  });
  await test.step('Its card is the first, with its own picture', async () => {
    const first = cards(page).first();
    await expect(first.getByRole('heading')).toHaveText('Habi Handwoven Goods');
    await expect(first).toContainText('From December 1, 2026 until December 31, 2026');
    await expect(first).toContainText('10% off on "everything" <woven>');
    await expect(first.getByRole('img', { name: 'Picture of Habi Handwoven Goods' })).toHaveJSProperty(
      'naturalWidth',
      PICTURE_WIDTH,
    );
  });
});

test('each missing field has its message, the first one gets the focus, and nothing is sent', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.marketing, `${TAB}&open=new`);
  await press(adding(page), 'Create');
  const missing = ['image', 'category', 'store', 'branch', 'details', 'contact details'];
  await expect(alert(page)).toHaveText(missing.map((part) => `Please add ${part}!`));
  await expect(field(page, 'Image')).toBeFocused();
  await test.step('Only active ones can be chosen, sorted by name', async () => {
    await expect(field(page, 'Category').getByRole('option')).toHaveText([
      'Select a category',
      'Beauty & Wellness',
      'Dining & Cafe',
      'Fitness',
      'Hotels & Resorts',
      'Leisure & Recreation',
      'Pet Care',
      'Retail',
    ]);
    await expect(field(page, 'Store').getByRole('option')).toHaveCount(37);
    await expect(field(page, 'Store').getByRole('option', { name: 'Indak Dance and Yoga Studio' })).toHaveCount(0);
  });
  expect(await world.asked('addOffer')).toEqual([]);
});
