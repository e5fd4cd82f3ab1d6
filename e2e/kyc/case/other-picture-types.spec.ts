// Pictures of types that nobody can upload but servers have: they are shown, turned, saved and printed like all others.
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { OTHER_PICTURES } from '../../../mocks/seeding/otherPictures';
import { expect, people, test, toastShown } from '../../fixtures';
import { pdfIn, savedBy } from '../../helpers/files';
import { button, caseAt, heading, type PictureName, review, view } from '../desk';

const NAMES: PictureName[] = ['Selfie', 'Government ID'];
const SAVED = /\/kyc\/image(\/form)?$/;
const JPEG = /base64\W+\/9j\//i;
const PNG = /base64\W+iVBORw0KGgo/i;

test.use({ scenario: 'other-picture-types' });

test('WebP, GIF and BMP are shown, saved as turned, and in the report', async ({ page, enterAs }) => {
  const typed = page.waitForResponse((response) => response.url().endsWith('/media/kyc/image'));
  await enterAs(people.firstBrandApd, caseAt(fixtures.pending.first));
  await expect(heading(page, fixtures.pending.first)).toBeVisible();
  expect((await typed).headers()['content-type']).toBe('image/webp');
  for (const [place, { type }] of OTHER_PICTURES.entries()) {
    await test.step(type, async () => {
      await expect(review(page).getByText(`${place + 1} of `)).toBeVisible();
      for (const name of NAMES) {
        await expect(view(page, name)).toBeVisible();
        const image = page.getByRole('img', { name, exact: true });
        expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(64);
      }
      await expect(button(page, 'Approve')).toBeEnabled();
      const { pictures } = await pdfIn(await savedBy(page, () => button(page, 'Case Report').click()));
      expect(pictures).toBe(2);
      await view(page, 'Selfie').focus();
      await page.keyboard.press('r');
      const saving = page.waitForRequest((request) => request.method() === 'POST' && SAVED.test(request.url()));
      await page.getByRole('button', { name: 'Save rotated: Selfie' }).click();
      const sent = decodeURIComponent((await saving).postData() ?? '');
      await toastShown(page, 'Rotated picture saved.');
      expect(sent).toMatch(type === 'image/gif' ? PNG : JPEG);
    });
    await button(page, 'Next case').click();
  }
});
