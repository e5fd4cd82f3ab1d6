// Pictures that were received but cannot be displayed: approving without having seen them is asked about.
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, test } from '../fixtures';
import { expectBrokenPictures } from '../helpers/brokenPictures';
import { button, caseAt, heading } from './desk';

const { pending } = fixtures;

test.describe('the scenario doctor-broken-pictures', () => {
  test.use({ scenario: 'doctor-broken-pictures' });

  test('ten kinds of broken pictures are reported, and approving asks about each', async ({ page, enterAs }) => {
    test.slow();
    await enterAs(people.doctorsDepartment, caseAt(pending.first));
    await expectBrokenPictures(page, 'PRC ID');
    await test.step('A picture that was never submitted does not prevent a decision', async () => {
      await expect(heading(page, pending.noLicence)).toBeVisible();
      await expect(button(page, 'Approve')).toBeEnabled();
    });
  });
});
