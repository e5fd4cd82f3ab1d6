// Newsletters for the members of a brand: posted, searched, read and edited.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/newsletters/fixtures';
import { alert, expect, field, heading, people, press, result, save, test, toast, toastShown } from '../fixtures';
import {
  cardOf,
  cards,
  onDisk,
  opener,
  picture,
  pictureShown,
  TEXT_NAMED_AS_PICTURE,
  TOO_LARGE,
  titles,
} from '../helpers/content';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Newsletter', exact: true });
const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true });
const DATE = 'Date (MM/DD/YYYY hh:mm:ss)';
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by title or store' });
const chosen = (page: Page) => page.getByRole('img', { name: 'New image' });

/** Collects all alerts from now on, even those that are shown only briefly. */
async function alertsOf(page: Page): Promise<() => Promise<string>> {
  const alerts = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) texts.push(alert.textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return async () => (await alerts.jsonValue()).join('\n');
}

test('a newsletter is posted with its picture and the name of its author', async ({
  page,
  elsewhere,
  world,
  enterAs,
}) => {
  await enterAs(people.marketing, './newsletter');
  await press(page, 'ADD');
  const { file, details } = picture('walk.png');
  await test.step('Each missing field has its message', async () => {
    const missing = (part: string) => `Please add ${part} of newsletter!`;
    await post(page).click();
    await expect(alert(page)).toHaveText(['title', 'content', 'image'].map(missing));
    await field(page, 'Title').fill('Walk with us');
    await field(page, 'Content').fill('Every Saturday at six.\n<b>Bring water</b> 💧');
    await expect(alert(page)).toHaveText(missing('image'));
    const alerts = await alertsOf(page);
    await field(page, 'Image').setInputFiles(TEXT_NAMED_AS_PICTURE);
    await expect(alert(page)).toHaveText('File is not image type!');
    await field(page, 'Image').setInputFiles(onDisk(TOO_LARGE));
    await expect(alert(page)).toHaveText('File too Big, please select a file max of 4mb');
    expect(await alerts(), 'nothing else was said while they were read').not.toContain('select the image again');
    await expect(chosen(page)).toHaveCount(0);
    await field(page, 'Image').setInputFiles(file);
    await expect(chosen(page)).toBeVisible();
    await field(page, DATE).fill('11/22/2026');
    await post(page).click();
    await expect(alert(page)).toHaveText('Enter the date as MM/DD/YYYY hh:mm:ss');
    await field(page, DATE).fill('12/24/2026 18:30:00');
    await field(page, 'Posted by').fill('Dr. Ligaya Peñaflor');
  });
  await post(page).dblclick();
  // A message stays while the pointer is on it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(toast(page, 'Newsletter has been added!')).toContainText('Scheduled for December 24, 2026.');
  expect(await world.bodies('addNewsletter')).toEqual([
    {
      newsletter_details: {
        title: 'Walk with us',
        content: 'Every Saturday at six.\n<b>Bring water</b> 💧',
        newsdate: '12/24/2026 18:30:00',
        product_tag: true,
        postedby: 'Dr. Ligaya Peñaflor',
        isactive: true,
        status: 'A',
      },
      newsletter_image: details,
    },
  ]);
  await test.step('It is the newest, with its day and its author', async () => {
    await expect(titles(page).first()).toHaveText('Walk with us');
    await expect(cards(page).first()).toContainText('Dr. Ligaya Peñaflor · December 24, 2026');
    await expect(cards(page).first()).toContainText('<b>Bring water</b> 💧');
    await pictureShown(cards(page).first());
  });
  await test.step('Undo disables it, and not what a colleague has posted for the same moment', async () => {
    await enterAs(people.administrator, './newsletter', { page: elsewhere });
    await press(elsewhere, 'ADD');
    await field(elsewhere, 'Title').fill('Run with us');
    await field(elsewhere, 'Content').fill('Every Sunday at six.');
    await field(elsewhere, 'Image').setInputFiles(file);
    await field(elsewhere, DATE).fill('12/24/2026 18:30:00');
    await post(elsewhere).click();
    await toastShown(elsewhere, 'Newsletter has been added!');
    await page.getByRole('button', { name: 'Undo' }).click();
    await toastShown(page, "'Walk with us' is disabled.");
    await expect(titles(page).first()).toHaveText('Run with us');
    expect(await world.bodies('updateNewsletter')).toMatchObject([
      { Value: { title: 'Walk with us', newsdate: '12/24/2026 18:30:00', isactive: false, status: 'D' } },
    ]);
  });
});

test('a picture is dropped or pasted, and on a slow connection the progress of its upload is shown', async ({
  page,
  context,
  world,
  enterAs,
}) => {
  await enterAs(people.marketing, './newsletter?open=new');
  await field(page, 'Title').fill('Walk with us');
  await test.step('A file that is dropped beside the field does not replace the console', async () => {
    const isLeftToTheBrowser = await page.getByRole('dialog').evaluate((dialog) => {
      const data = new DataTransfer();
      data.items.add(new File(['anything'], 'dropped.png'));
      return dialog.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    });
    expect(isLeftToTheBrowser).toBe(false);
    await expect(field(page, 'Title')).toHaveValue('Walk with us');
  });
  await test.step('A picture may be dropped or pasted', async () => {
    const bytes = picture().file.buffer.toString('base64');
    for (const [event, name] of [
      ['drop', 'dropped.png'],
      ['paste', 'pasted.png'],
    ] as const) {
      await field(page, 'Image').evaluate(
        (input, [type, called, base64]) => {
          const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([raw], called, { type: 'image/png' }));
          const how = { bubbles: true, cancelable: true };
          input.dispatchEvent(
            type === 'drop'
              ? new DragEvent('drop', { ...how, dataTransfer: data })
              : new ClipboardEvent('paste', { ...how, clipboardData: data }),
          );
        },
        [event, name, bytes] as const,
      );
      await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
      await expect(chosen(page)).toBeVisible();
    }
  });
  await test.step('On a slow connection', async () => {
    const { file, details } = picture('large.png', 600_000);
    await field(page, 'Image').setInputFiles(file);
    await field(page, 'Content').fill('Every Saturday at six.');
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await post(page).click();
    const progress = page.getByRole('status').getByRole('progressbar');
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow').catch(() => 0)), { intervals: [50] })
      .toBeGreaterThan(10);
    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await toastShown(page, 'Newsletter has been added!');
    expect(await world.bodies('addNewsletter')).toMatchObject([{ newsletter_image: details }]);
  });
});

test('each brand has its own newsletters; one is found, read in full, edited and saved', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.marketing, './newsletter');
  await test.step('They are in order, and searched', async () => {
    await expect(heading(page, 'Lumina Newsletter')).toBeVisible();
    await expect(titles(page).first()).toHaveText(fixtures.newest);
    for (const hidden of [fixtures.disabled, fixtures.halfDisabled, fixtures.ofSecondBrand])
      await expect(cardOf(page, hidden)).toHaveCount(0);
    await search(page).fill('kNOW your');
    await expect(titles(page).first()).toHaveText('Know your numbers');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Older Post');
    await expect(titles(page).first()).toHaveText('Know your numbers (4)');
    await page.reload();
    await expect(titles(page).first()).toHaveText('Know your numbers (4)');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest');
    await search(page).fill('');
  });
  await test.step('The card shows its beginning, cut at a word', async () => {
    await expect(cardOf(page, fixtures.newest)).toContainText('by Christmas it…');
    await expect(opener(page, fixtures.newest)).toHaveText('Read more');
    await expect(cardOf(page, fixtures.newest)).toContainText(/^Lumina/);
    await expect(opener(page, fixtures.otherAuthor)).toHaveText('View Details');
    await opener(page, fixtures.newest).click();
    await expect(dialog(page)).toContainText('by Christmas it is half an hour.');
  });
  await press(dialog(page), 'Edit');
  const before = await field(page, DATE).inputValue();
  await field(page, 'Title').fill('Six minutes for your heart');
  await test.step('While it is saved, the fields cannot be changed', async () => {
    await world.holds('updateNewsletter');
    await save(page).click();
    await field(page, 'Content').pressSequentially('Too late.');
    await world.repairs('updateNewsletter');
  });
  await result(page, 'Success', 'Newsletter has been updated!');
  expect((await world.bodies('updateNewsletter')).at(-1)).toEqual({
    Value: {
      newsletterid: 38,
      title: 'Six minutes for your heart',
      content: expect.stringMatching(/half an hour\.$/),
      newsdate: before,
      product_tag: true,
      postedby: people.marketing,
      editedby: people.marketing,
      isactive: true,
      status: 'A',
    },
  });
  await test.step('With a new picture it is sent as a form', async () => {
    const { file, details } = picture();
    await opener(page, 'Six minutes for your heart').click();
    await press(dialog(page), 'Edit');
    await field(page, 'Image').setInputFiles(file);
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await result(page, 'Success', 'Newsletter has been updated!');
    expect(await world.bodies('updateNewsletterWithImage')).toMatchObject([
      { newsletter_details: { status: 'D', isactive: false }, newsletter_image: details },
    ]);
    await expect(cardOf(page, 'Six minutes for your heart')).toHaveCount(0);
  });
  await test.step('Those of the second brand', async () => {
    await enterAs(people.secondBrandMarketing, './newsletter');
    await expect(heading(page, 'Avega Newsletter')).toBeVisible();
    await expect(titles(page).first()).toHaveText(fixtures.ofSecondBrand);
    await expect(cardOf(page, fixtures.longTitle)).toHaveCount(0);
  });
});
