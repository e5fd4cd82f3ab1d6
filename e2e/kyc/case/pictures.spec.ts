// The pictures of a registration: turned upright permanently, and kept as they were left.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, ONLY_CONSOLE, people, test, toastShown } from '../../fixtures';
import { countHeldPictures } from '../../helpers/heldPictures';
import { caseAt, frame, heading, type PictureName as Name, view } from '../desk';

const { pending } = fixtures;

const image = (page: Page, name: Name) => page.getByRole('img', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'View of the pictures' }).getByRole('button', { name, exact: true });

const sizeOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const { naturalWidth, naturalHeight } = element as HTMLImageElement;
    return [naturalWidth, naturalHeight];
  });

test('an ID that was photographed sideways is saved upright', async ({ page, enterAs, world }) => {
  const save = page.getByRole('button', { name: 'Save rotated: Government ID' });
  const id = image(page, 'Government ID');
  await enterAs(people.firstBrandApd, './dashboard');
  for (const { fixture, store, operation, other } of [
    { fixture: pending.turnedId, store: 'SharePoint', operation: 'saveImage', other: 'saveImageForm' },
    { fixture: pending.turnedIdInOwnStore, store: 'the own store', operation: 'saveImageForm', other: 'saveImage' },
  ] as const) {
    await test.step(`In ${store}`, async () => {
      const before = (await world.asked(other)).length;
      await follow(page, caseAt(fixture));
      await expect(heading(page, fixture)).toBeVisible();
      await expect(view(page, 'Government ID')).toBeVisible();
      expect(await sizeOf(id)).toEqual([638, 1011]);
      await view(page, 'Government ID').focus();
      await expect(save).toBeHidden();
      await tool(page, 'Rotate left').click();
      await expect(view(page, 'Government ID')).toHaveAccessibleName(/turned 270°$/);
      await test.step('A save that fails says so, and the picture stays turned', async () => {
        await world.breaks(operation, { status: 500 });
        await save.click();
        await expect(frame(page, 'Government ID').getByRole('alert')).toHaveText('Internal Server Error');
        await world.repairs(operation);
        await save.click();
        await toastShown(page, 'Rotated picture saved.');
      });
      await test.step('The call names the right picture', async () => {
        const details = {
          recordid: fixture.recordid,
          avega: false,
          accountno: fixture.accountno,
          filename: 'govid.png',
          filepath: `kyc/${fixture.recordid}/govid.png`,
          filetype: 'govid',
          filetag: 'ID',
        };
        const png = expect.stringMatching(/^iVBORw0KGgo/);
        if (operation === 'saveImage')
          expect((await world.bodies(operation)).at(-1)).toEqual({ ImageBase64: png, ImageDetails: details });
        else
          expect((await world.bodies(operation)).at(-1)).toEqual({
            base64: png,
            Image_datails: JSON.stringify(details),
          });
        expect(await world.asked(other)).toHaveLength(before);
      });
      await test.step('It is upright from now on', async () => {
        await expect.poll(() => sizeOf(id)).toEqual([1011, 638]);
        await expect(view(page, 'Government ID')).toHaveAccessibleName(/ %$/);
        await expect(save).toBeHidden();
        await page.reload();
        await expect(view(page, 'Government ID')).toBeVisible();
        expect(await sizeOf(id)).toEqual([1011, 638]);
        // The picture is upright when the blue band of the card is at its top.
        const top = await id.evaluate((element) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 1011, height: 638 });
          const context = canvas.getContext('2d');
          context?.drawImage(element as HTMLImageElement, 0, 0);
          return [...(context?.getImageData(985, 60, 1, 1).data ?? [])];
        });
        expect(top).toEqual([29, 63, 102, 255]);
      });
    });
  }
});

test(
  'a picture stays as it was left, and none stays in memory when the desk is left',
  ONLY_CONSOLE,
  async ({ page, enterAs, world }) => {
    await page.clock.install();
    const held = await countHeldPictures(page);
    await enterAs(people.administrator, './dashboard');
    await page.getByRole('row').filter({ hasText: '/' }).first().click();
    await expect(view(page, 'Selfie')).toBeVisible();
    await expect(view(page, 'Government ID')).toBeVisible();
    expect(await held()).toBeGreaterThanOrEqual(2);
    const loaded = async () => (await world.asked('getImage')).length;
    // The pictures of the next case are loaded as well.
    await expect.poll(loaded).toBe(4);
    await test.step('After returning to the window later, a picture is as it was left', async () => {
      await view(page, 'Government ID').focus();
      await page.keyboard.press('r');
      const turned = await view(page, 'Government ID').getAttribute('aria-label');
      expect(turned).toContain('90');
      await page.clock.fastForward('06:00');
      const listed = page.waitForResponse('**/api/kyc/member');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await listed;
      await expect(view(page, 'Government ID')).toHaveAccessibleName(turned ?? '');
    });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
    expect(await loaded(), 'none was asked for twice').toBe(4);
    await expect
      .poll(async () => {
        await page.clock.fastForward('01:01');
        return held();
      }, 'pictures that are still held')
      .toBe(0);
  },
);
