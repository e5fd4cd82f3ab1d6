// The pictures of a registration: side by side, zoomed, and turned upright permanently.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, ONLY_CONSOLE, people, test, toastShown } from '../../fixtures';
import { countHeldPictures } from '../../helpers/heldPictures';
import { caseAt, frame, heading, type PictureName as Name, view } from '../desk';

const { pending } = fixtures;

const image = (page: Page, name: Name) => page.getByRole('img', { name, exact: true });
const level = (page: Page, name: Name) => page.getByRole('status', { name: `Zoom of ${name}` });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'View of the pictures' }).getByRole('button', { name, exact: true });
const together = (page: Page) => page.getByRole('switch', { name: 'Move together' });

/** The zoom of a picture in percent, from its accessible name. */
async function percentOf(page: Page, name: Name): Promise<number> {
  const label = await view(page, name).getAttribute('aria-label');
  return Number(/, (\d+) %/.exec(label ?? '')?.[1]);
}

/** The centre of an element on the screen. */
async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

const sizeOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const { naturalWidth, naturalHeight } = element as HTMLImageElement;
    return [naturalWidth, naturalHeight];
  });

test('selfie and ID are compared side by side', async ({ page, enterAs }) => {
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await expect(view(page, 'Selfie')).toBeVisible();
  await expect(view(page, 'Government ID')).toBeVisible();
  const fitted = await percentOf(page, 'Selfie');
  const fittedId = await percentOf(page, 'Government ID');
  await test.step('Both are real pictures, one beside the other', async () => {
    expect(await sizeOf(image(page, 'Selfie'))).toEqual([720, 960]);
    expect(await sizeOf(image(page, 'Government ID'))).toEqual([1011, 638]);
    const [selfie, id] = [await frame(page, 'Selfie').boundingBox(), await frame(page, 'Government ID').boundingBox()];
    expect(id?.y).toBe(selfie?.y);
    expect(id?.x).toBeGreaterThanOrEqual((selfie?.x ?? 0) + (selfie?.width ?? 0));
  });
  await test.step('The wheel zooms where the pointer is', async () => {
    await view(page, 'Selfie').hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(() => percentOf(page, 'Selfie')).toBeGreaterThan(fitted);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => percentOf(page, 'Selfie')).toBe(fitted);
    expect(await percentOf(page, 'Government ID')).toBe(fittedId);
  });
  await test.step('Buttons zoom, turn and fit; the state is announced', async () => {
    await tool(page, 'Actual size').click();
    await expect(level(page, 'Selfie')).toHaveText('100 %');
    await tool(page, 'Zoom in').click();
    await expect(view(page, 'Selfie')).toHaveAccessibleName('Selfie, 125 %');
    await tool(page, 'Zoom out').click();
    await tool(page, 'Rotate right').click();
    await expect(view(page, 'Selfie')).toHaveAccessibleName('Selfie, 100 %, turned 90°');
    await tool(page, 'Rotate left').click();
    await tool(page, 'Rotate left').click();
    await expect(view(page, 'Selfie')).toHaveAccessibleName('Selfie, 100 %, turned 270°');
    await tool(page, 'Rotate right').click();
    await tool(page, 'Fit').click();
    await expect(view(page, 'Selfie')).toHaveAccessibleName(`Selfie, ${fitted} %`);
  });
  await test.step('A click shows them large; there a double click switches between actual size and fitting', async () => {
    await view(page, 'Selfie').click();
    await expect(page.getByRole('dialog', { name: 'Selfie and Government ID' })).toBeVisible();
    await expect.poll(() => percentOf(page, 'Selfie')).toBeGreaterThan(fitted);
    const large = await percentOf(page, 'Selfie');
    await view(page, 'Selfie').dblclick();
    await expect(level(page, 'Selfie')).toHaveText('100 %');
    await view(page, 'Selfie').dblclick();
    await expect(level(page, 'Selfie')).toHaveText(`${large} %`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Selfie and Government ID' })).toBeHidden();
    await expect(level(page, 'Selfie')).toHaveText(`${fitted} %`);
  });
  await test.step('The keys act on the picture that has the focus', async () => {
    const before = await percentOf(page, 'Government ID');
    await view(page, 'Government ID').focus();
    await page.keyboard.press('+');
    await expect.poll(() => percentOf(page, 'Government ID')).toBeGreaterThan(before);
    await expect(level(page, 'Government ID')).toBeVisible();
    expect(await percentOf(page, 'Selfie')).toBe(fitted);
    await page.keyboard.press('0');
    await expect.poll(() => percentOf(page, 'Government ID')).toBe(before);
  });
});

test(
  'pictures are moved alone or together, in the case or in a large window',
  ONLY_CONSOLE,
  async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    await expect(view(page, 'Selfie')).toBeVisible();
    await expect(view(page, 'Government ID')).toBeVisible();
    const places = async () => [await middleOf(image(page, 'Selfie')), await middleOf(image(page, 'Government ID'))];
    const moved = (from: { x: number; y: number } | undefined, x: number, y: number) => ({
      x: expect.closeTo((from?.x ?? 0) + x, 0),
      y: expect.closeTo((from?.y ?? 0) + y, 0),
    });
    await test.step('One is dragged, the other stays', async () => {
      const [selfie, id] = await places();
      await drag(page, view(page, 'Selfie'), { x: 40, y: 30 });
      expect(await places()).toEqual([moved(selfie, 40, 30), moved(id, 0, 0)]);
      await tool(page, 'Fit').click();
      expect(await places()).toEqual([moved(selfie, 0, 0), moved(id, 0, 0)]);
    });
    await test.step('A drag back to its starting point does not count as a click', async () => {
      const { x, y } = await middleOf(view(page, 'Selfie'));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 40, y + 30, { steps: 4 });
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await expect(page.getByRole('dialog', { name: 'Selfie and Government ID' })).toHaveCount(0);
    });
    await test.step('Together, both move and zoom alike', async () => {
      await together(page).press('Space');
      await expect(together(page)).toBeChecked();
      const [selfie, id] = await places();
      const widthOf = async (name: Name) => (await view(page, name).boundingBox())?.width ?? 0;
      // Both move by the same share of their frames, and the ID's frame is wider.
      const wider = (await widthOf('Government ID')) / (await widthOf('Selfie'));
      expect(wider).toBeGreaterThan(1.4);
      await drag(page, view(page, 'Selfie'), { x: 40, y: 30 });
      expect(await places()).toEqual([moved(selfie, 40, 30), moved(id, 40 * wider, 30)]);
      const before = await percentOf(page, 'Government ID');
      await tool(page, 'Zoom in').click();
      await expect.poll(() => percentOf(page, 'Government ID')).toBeCloseTo(before * 1.25, -0.5);
      await tool(page, 'Rotate right').click();
      await expect(page.getByRole('application', { name: /turned/ })).toHaveCount(1);
      await tool(page, 'Rotate left').click();
    });
    await test.step('Large in a window of their own, in the same state; closing it returns the focus', async () => {
      const large = page.getByRole('dialog', { name: 'Selfie and Government ID' });
      const small = (await frame(page, 'Selfie').boundingBox())?.width ?? 0;
      await tool(page, 'Enlarge').click();
      await expect(large).toBeVisible();
      await expect(image(page, 'Selfie')).toHaveCount(1);
      await expect.poll(async () => (await frame(page, 'Selfie').boundingBox())?.width).toBeGreaterThan(small);
      await expect(view(page, 'Selfie')).toBeFocused();
      await expect(together(page)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
      await expect(tool(page, 'Enlarge')).toBeFocused();
      await expect(heading(page, pending.first)).toBeVisible();
    });
    await test.step('Two fingers zoom', async () => {
      await together(page).press('Space');
      await tool(page, 'Fit').click();
      const before = await percentOf(page, 'Selfie');
      const other = await percentOf(page, 'Government ID');
      const { x, y } = await middleOf(view(page, 'Selfie'));
      const touches = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
        touches.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
        });
      await touch('touchStart', 30);
      for (const apart of [40, 50, 60]) await touch('touchMove', apart);
      await touch('touchEnd');
      await expect.poll(() => percentOf(page, 'Selfie')).toBeGreaterThan(before * 1.8);
      expect(await percentOf(page, 'Selfie')).toBeLessThan(before * 2.2);
      expect(await percentOf(page, 'Government ID')).toBe(other);
    });
  },
);

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
        await world.mends(operation);
        await save.click();
        await toastShown(page, 'The picture is saved as turned.');
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
