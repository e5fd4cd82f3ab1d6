// Pictures that were received but cannot be displayed: approving without having seen them is asked about.
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, test } from '../../fixtures';
import { expectAskedUnseen, expectBrokenPictures, UNREADABLE } from '../../helpers/brokenPictures';
import { button, caseAt, frame, heading, view } from '../desk';

const { pending } = fixtures;

test.describe('the scenario broken-pictures', () => {
  test.use({ scenario: 'broken-pictures' });

  test('ten kinds of broken pictures are reported, and approving asks about each', async ({ page, enterAs }) => {
    test.slow();
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    await expectBrokenPictures(page, 'Government ID');
    await test.step('A picture that was never submitted does not prevent a decision', async () => {
      await follow(page, caseAt(pending.noFiles));
      await expect(heading(page, pending.noFiles)).toBeVisible();
      await expect(button(page, 'Approve')).toBeEnabled();
    });
  });
});

test('a picture that was loaded but cannot be drawn when it is shown counts as unseen', async ({ page, enterAs }) => {
  await page.addInitScript(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function once() {
      await decode.call(this);
      URL.revokeObjectURL(this.src);
    };
  });
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await expect(frame(page, 'Selfie').getByRole('alert')).toContainText(UNREADABLE);
  await expect(view(page, 'Selfie')).toHaveCount(0);
  await expectAskedUnseen(page, 'Selfie');
});
