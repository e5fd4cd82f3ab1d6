// Checks for both desks: approving a case with a picture that could not be seen is asked about as a serious risk.
import { type Page, test } from '@playwright/test';
import { BROKEN_KINDS, isSelfieBroken } from '../../mocks/seeding/brokenPictures';
import { APPROVAL, button, frame, review, view } from './desk';
import { expect } from './expected';
import { question } from './screen';

export const UNREADABLE = 'The picture could not be loaded.';

const REASONS: Record<string, string> = {
  'a JPEG that was cut off': 'The file is incomplete.',
  'a PNG that was cut off': 'The file is incomplete.',
  'nothing at all': "We can't read the server's answer.",
  'a single pixel': 'The picture has only 1 × 1 pixels.',
};
const DAMAGED = 'The file is not a picture, or it is damaged.';

/** Approving asks about `unseen` in large words; answers no. */
export async function expectAskedUnseen(page: Page, unseen: string): Promise<void> {
  const asked = question(page, APPROVAL);
  await expect(button(page, 'Approve')).toBeEnabled();
  await page.keyboard.press('a');
  await expect(asked.locator('.question-warnings')).toContainText(`${unseen} could not be loaded`);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
}

/** Goes through the first ten cases of the queue, in a scenario that breaks one picture of each in a different way. */
export async function expectBrokenPictures(page: Page, idName: string): Promise<void> {
  for (const [place, kind] of BROKEN_KINDS.entries()) {
    await test.step(`It is ${kind}`, async () => {
      await expect(review(page).getByText(`${place + 1} of `)).toBeVisible();
      const broken = isSelfieBroken(place) ? 'Selfie' : idName;
      const alert = frame(page, broken).getByRole('alert');
      await expect(alert).toContainText(UNREADABLE);
      await expect(alert).toContainText(REASONS[kind] ?? DAMAGED);
      await expect(view(page, broken)).toHaveCount(0);
      await expectAskedUnseen(page, broken);
    });
    await button(page, 'Next case').click();
  }
}
