// Announcements: the department of doctors posts news for the doctors of its brand.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/announcements/fixtures';
import { alert, expect, field, people, press, result, save, test, toastShown } from '../fixtures';
import { cardOf, cards, opener, picture, pictureShown, titles } from '../helpers/content';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Announcement', exact: true });
const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true });
const editing = async (page: Page, title: string) => {
  await opener(page, title).click();
  await press(dialog(page), 'Edit');
};

test('an announcement is posted with its picture', async ({ page, world, enterAs }) => {
  await world.breaks('listAnnouncements', { example: 'empty' });
  await enterAs(people.doctorsDepartment, './announcement');
  await expect(page.getByText('No announcements')).toBeVisible();
  await world.repairs('listAnnouncements');
  await press(page, 'ADD');
  const { file, details } = picture('fees.png');
  await test.step('Each missing field has its message, and the first one gets the focus', async () => {
    await post(page).click();
    await expect(alert(page)).toHaveText([
      'Please add title of announcement!',
      'Please add content of announcement!',
      'Please add image of announcment!',
    ]);
    await expect(field(page, 'Title')).toBeFocused();
    await field(page, 'Title').fill('  New clinic in Iloilo ');
    await field(page, 'Content').fill('It opens on Monday.\nWelcome!');
    await expect(alert(page)).toHaveText('Please add image of announcment!');
  });
  await field(page, 'Image').setInputFiles(file);
  await expect(alert(page)).toHaveCount(0);
  await test.step('It is sent once, and not a byte is lost', async () => {
    await world.holds('addAnnouncement');
    await post(page).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Saving Changes...' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(2);
    await world.repairs('addAnnouncement');
    await toastShown(page, "Every doctor of Lumina can see 'New clinic in Iloilo' now.");
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await world.bodies('addAnnouncement')).toEqual([
      {
        announcement_details: {
          title: 'New clinic in Iloilo',
          content: 'It opens on Monday.\nWelcome!',
          announcementdate: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
          product_tag: true,
          postedby: people.doctorsDepartment,
          isactive: true,
          status: 'A',
        },
        announcement_image: details,
      },
    ]);
  });
  await test.step('It is the newest, with its picture', async () => {
    await expect(titles(page).first()).toHaveText('New clinic in Iloilo');
    await pictureShown(cards(page).first());
  });
});

test('an announcement is read, edited and saved in its place', async ({ page, world, enterAs }) => {
  await enterAs(people.doctorsDepartment, './announcement');
  await expect(cardOf(page, fixtures.edited)).toBeVisible();
  for (const hidden of [fixtures.disabled, fixtures.halfDisabled, fixtures.ofSecondBrand])
    await expect(cardOf(page, hidden)).toHaveCount(0);
  await opener(page, fixtures.edited).click();
  await expect(dialog(page)).toContainText('For whom it is, and nobody else.');
  await expect(dialog(page)).toContainText('Edited by');
  await press(dialog(page), 'Edit');
  await test.step('Without a new picture it is sent as JSON, and keeps its picture', async () => {
    await field(page, 'Content').fill('For all of you.');
    await save(page).click();
    await result(page, 'Success', 'Announcement has been updated!');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener(page, fixtures.edited)).toBeFocused();
    expect(await world.bodies('updateAnnouncement')).toEqual([
      {
        Value: {
          announcementid: expect.any(Number),
          title: fixtures.edited,
          content: 'For all of you.',
          announcementdate: expect.any(String),
          product_tag: true,
          editedby: people.doctorsDepartment,
          isactive: true,
          status: 'A',
        },
      },
    ]);
  });
  await test.step('With a new picture it is sent as a form', async () => {
    const { file, details } = picture();
    await expect(cardOf(page, fixtures.edited)).toContainText('For all of you.');
    const image = cardOf(page, fixtures.edited).getByRole('img').first();
    const before = (await image.getAttribute('src')) ?? '';
    await editing(page, fixtures.edited);
    await field(page, 'Image').setInputFiles(file);
    await save(page).click();
    await result(page, 'Success', 'Announcement has been updated!');
    const [sent] = await world.bodies('updateAnnouncementWithImage');
    expect(sent?.announcement_image).toEqual(details);
    await expect(image).not.toHaveAttribute('src', before);
    await pictureShown(cardOf(page, fixtures.edited));
  });
  await test.step('Disabled, it is listed no more', async () => {
    await editing(page, fixtures.edited);
    await field(page, 'Status').selectOption('Disable');
    await save(page).click();
    await result(page, 'Success', 'Announcement has been updated!');
    await expect(cardOf(page, fixtures.edited)).toHaveCount(0);
  });
});
