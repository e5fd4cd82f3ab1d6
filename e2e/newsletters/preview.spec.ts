// The preview of content on a telephone, beside its form and from its list.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/newsletters/fixtures';
import { changes, expect, field, people, press, test } from '../fixtures';
import { cards, opener, picture } from '../helpers/content';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const screen = (page: Page, app = 'AGORA') => preview(page).getByRole('region', { name: `Screen of ${app}` });
const chosen = (page: Page, name: string) => preview(page).getByRole('radio', { name });
const colourOf = (page: Page) =>
  preview(page)
    .getByText('Newsletter', { exact: true })
    .evaluate((section) => getComputedStyle(section).color);

/** Whether nothing on the previewed telephone is wider than its screen. */
const fits = (page: Page, app?: string) =>
  screen(page, app).evaluate(
    (feed) => feed.scrollWidth <= feed.clientWidth && getComputedStyle(feed).overflowX === 'hidden',
  );

test('while a newsletter is written, the preview shows it as members will see it', async ({ page, world, enterAs }) => {
  await enterAs(people.marketing, './newsletter?open=new');
  await test.step('Before anything is written, the preview shows its place', async () => {
    await expect(screen(page)).toHaveText(/^Lumina/);
    await expect(preview(page).getByRole('img')).toHaveCount(0);
  });
  const lines = 'Every Saturday at six 💧\n<script>alert(1)</script>\nhttps://lumina.example/walk\n';
  const content = `${lines}${'and once more around the river '.repeat(8)}home.`;
  await test.step('The card has its beginning, cut at a word, and whatever was typed is text', async () => {
    await field(page, 'Title').fill('Walk with us');
    await field(page, 'Content').pressSequentially('Every');
    await expect(screen(page)).toContainText('Every');
    await expect(field(page, 'Content'), 'who types goes on typing').toBeFocused();
    await field(page, 'Content').fill(content);
    await expect(screen(page)).toContainText('<script>alert(1)</script>');
    await expect(screen(page)).toContainText('around the…');
    await expect(screen(page)).not.toContainText('home.');
    await expect(screen(page)).toContainText('November');
  });
  await test.step('A chosen picture is shown before it is saved, and is gone when it is removed', async () => {
    const drawn = preview(page).locator('img');
    await field(page, 'Image').setInputFiles(picture().file);
    await expect.poll(() => drawn.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(640);
    await press(page, 'Remove');
    await expect(drawn).toHaveCount(0);
  });
  await test.step('By keyboard it is opened and read in full, with its line breaks', async () => {
    await chosen(page, 'Card').focus();
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page, 'Opened')).toBeChecked();
    await expect(screen(page)).toContainText('home.');
    const text = screen(page).getByText('<script>');
    expect(await text.evaluate((each: HTMLElement) => each.innerText), 'its lines').toContain(lines.trim());
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(chosen(page, 'Dark')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(screen(page)).toBeFocused();
  });
  await test.step('However long a word is, nothing is wider than the screen', async () => {
    await field(page, 'Title').fill('W'.repeat(250));
    await field(page, 'Content').fill('🍬'.repeat(300));
    expect(await fits(page)).toBe(true);
    await chosen(page, 'Card').click();
    await expect(screen(page)).toContainText(`${'🍬'.repeat(200)}…`);
    expect(await fits(page)).toBe(true);
  });
  await test.step('Nothing of it is sent', async () => {
    expect(await world.bodies('addNewsletter')).toEqual([]);
  });
});

test('posted content is previewed from its list, in the colours of its app and in both themes', async ({
  page,
  enterAs,
}) => {
  await enterAs(people.administrator, './newsletter');
  await opener(page, fixtures.newest).click();
  await expect(screen(page)).toContainText('by Christmas it…');
  await expect(preview(page).locator('img')).toHaveJSProperty('complete', true);
  const byDay = await colourOf(page);
  await chosen(page, 'Dark').click();
  expect(await colourOf(page), 'the night of the telephone is its own').not.toBe(byDay);
  await chosen(page, 'Opened').click();
  await expect(screen(page)).toContainText('by Christmas it is half an hour.');
  await test.step('The preview follows an edit, and goes back when the edit is dropped', async () => {
    await press(page.getByRole('dialog'), 'Edit');
    await expect(page.getByRole('dialog')).toContainText('No changes yet.');
    await field(page, 'Title').fill('Six minutes');
    await expect(changes(page.getByRole('dialog'))).toHaveText([`Title ${fixtures.newest} → Six minutes`]);
    await expect(screen(page)).toContainText('Six minutes');
    await field(page, 'Status').selectOption('Disable');
    await expect(preview(page)).toContainText('Hidden in the app because it is disabled.');
    await press(page.getByRole('dialog'), 'Cancel');
    await press(page.getByRole('alertdialog'), 'Discard');
    await expect(screen(page)).toContainText(fixtures.newest);
    await expect(preview(page)).not.toContainText('disabled');
  });
  await test.step('On a narrow screen it is below the form, on request', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(screen(page)).toHaveCount(0);
    await press(preview(page), 'Preview');
    await expect(screen(page)).toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('Delights have their store, their category and their days', async () => {
    await page.goto('./newsletter?tab=delights&open=new');
    await field(page, 'Store').selectOption({ index: 1 });
    const store = await field(page, 'Store').evaluate(
      (select: HTMLSelectElement) => select.selectedOptions[0]?.text ?? '',
    );
    await field(page, 'Valid To (optional)').fill('12/31/2026');
    await field(page, 'Branches').fill('Greenbelt 5');
    await expect(preview(page)).toContainText('Delights');
    await expect(screen(page)).toContainText(store);
    await expect(screen(page)).toContainText('Until December 31, 2026');
    await expect(screen(page)).toContainText('Greenbelt 5');
  });
  await test.step('An advisory is a single text, and the preview says why the app does not show it', async () => {
    await page.goto('./arugaadvisory?open=new');
    await field(page, 'Advisory').fill('a'.repeat(250));
    await expect(screen(page, 'ALAGA MD')).toContainText('a'.repeat(250));
    await chosen(page, 'Card').click();
    await expect(screen(page, 'ALAGA MD')).toContainText(`${'a'.repeat(200)}…`);
    expect(await fits(page, 'ALAGA MD')).toBe(true);
    await field(page, 'Open').selectOption('Unavailable');
    await expect(preview(page)).toContainText('Hidden in the app because it is unavailable.');
  });
});

test('existing content is previewed from its list, without opening its form', async ({ page, enterAs }) => {
  const seen = (who: string) => page.getByRole('dialog', { name: `As the ${who} sees it`, exact: true });
  const looker = (who: string) => page.getByRole('button', { name: new RegExp(`^As the ${who} sees it: `) }).first();
  const look = async (who: 'member' | 'doctor', app: string) => {
    const button = looker(who);
    const [, title = ''] = (await button.getAttribute('aria-label'))?.split(' sees it: ') ?? [];
    const address = page.url();
    await button.click();
    await expect(seen(who).getByRole('region', { name: `Screen of ${app}` })).toContainText(title);
    await expect(seen(who).getByRole('textbox'), 'there is nothing to be written').toHaveCount(0);
    expect(page.url(), 'nothing is opened').toBe(address);
    return button;
  };
  await enterAs(people.administrator, './newsletter');
  await test.step('A newsletter, by keyboard, in both themes', async () => {
    await opener(page, fixtures.newest).focus();
    await page.keyboard.press('Tab');
    await expect(looker('member')).toBeFocused();
    const button = await look('member', 'AGORA');
    await expect(seen('member').locator('img')).toHaveJSProperty('complete', true);
    await expect(seen('member').getByText('Preview of AGORA'), 'whole').toBeInViewport({ ratio: 0.9 });
    await seen('member').getByRole('radio', { name: 'Dark' }).click();
    await page.keyboard.press('Escape');
    await expect(seen('member')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('j');
    await expect(cards(page).nth(1).getByRole('button').first()).toBeFocused();
  });
  await test.step('An advisory of the doctors’ app', async () => {
    await page.goto('./arugaadvisory');
    const button = await look('doctor', 'ALAGA MD');
    await seen('doctor').getByText('Close', { exact: true }).click();
    await expect(button).toBeFocused();
  });
});
