// Checks for both desks: a case with a picture that could not be loaded cannot be approved.
import { type Page, test } from '@playwright/test';
import { BROKEN_KINDS, isSelfieBroken } from '../../mocks/seeding/brokenPictures';
import { APPROVAL, button, frame, review, view } from './desk';
import { expect } from './expected';
import { question } from './screen';

export const UNREADABLE = 'The picture could not be loaded.';
export const UNSEEN = 'It cannot be approved while a picture could not be loaded.';

const REASONS: Record<string, string> = {
  'a JPEG that was cut off': 'The file was cut off.',
  'a PNG that was cut off': 'The file was cut off.',
  'nothing at all': "We can't read the server's answer.",
  'a single pixel': 'The picture has only 1 × 1 pixels.',
};
const DAMAGED = 'The file is no picture, or it is damaged.';

export async function expectNotApprovable(page: Page): Promise<void> {
  await expect(button(page, 'Approve')).toBeDisabled();
  await expect(button(page, 'Approve')).toHaveAccessibleDescription(UNSEEN);
  await page.keyboard.press('a');
  await expect(button(page, 'Disapprove')).toBeEnabled();
  await expect(question(page, APPROVAL)).toHaveCount(0);
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
      await expectNotApprovable(page);
    });
    await button(page, 'Next case').click();
  }
}
