// The pictures of an application: how they are loaded, and what is shown when there are none or they fail.
import { type Fixture, fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, question, test, toastShown, UNREACHABLE, type World } from '../fixtures';
import { expectAskedUnseen } from '../helpers/brokenPictures';
import { APPROVAL, button, caseAt, follow, frame, heading, review, view } from './desk';

const { pending } = fixtures;
const UNREADABLE = 'The picture could not be loaded.';
const NONE = 'No Uploaded Files Found!';

/** The calls for the list of pictures of an application. */
const filesAsked = async (world: World, { docuserId }: Fixture) =>
  (await world.asked('listDoctorFiles')).filter(({ body }) =>
    JSON.stringify(body).includes(`"doctor_id":${docuserId}`),
  );
const pictureAsked = async (world: World, { docuserId }: Fixture, tag: 'selfie' | 'prc_id') =>
  (await world.asked('getDoctorImage')).filter(
    ({ headers }) => decodeURIComponent(headers.imagepath ?? '') === `doctors/${docuserId}/${tag}.png`,
  );

test('the selfie and the licence are shown beside the entered data; missing ones are marked', async ({
  page,
  context,
  enterAs,
  world,
}) => {
  const { numberDiffers } = pending;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(people.doctorsDepartment, caseAt(numberDiffers));
  await test.step('Both are real pictures', async () => {
    for (const [name, size] of [
      ['Selfie', [720, 960]],
      ['PRC ID', [1011, 638]],
    ] as const) {
      await expect(view(page, name)).toBeVisible();
      const picture = frame(page, name).getByRole('img', { name, exact: true });
      const natural = picture.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]);
      expect(await natural).toEqual(size);
    }
  });
  await test.step('The licence number can be copied, to look it up at the commission', async () => {
    await review(page).getByRole('button', { name: 'Copy the PRC number' }).click();
    await toastShown(page, `Copied: ${numberDiffers.prcNumber}`, 'success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(numberDiffers.prcNumber);
  });
  await test.step('A click shows the pictures large; Escape leads back to the case', async () => {
    const large = page.getByRole('dialog', { name: 'Selfie and PRC ID' });
    await view(page, 'PRC ID').click();
    await expect(large).toContainText(numberDiffers.prcNumber);
    await view(page, 'PRC ID').dblclick();
    await expect(view(page, 'PRC ID')).toHaveAccessibleName('PRC ID, 100 %');
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(heading(page, numberDiffers)).toBeVisible();
  });
  await test.step('One call lists both pictures, and each is fetched once', async () => {
    const requests = await filesAsked(world, numberDiffers);
    expect(requests.map(({ body }) => body)).toEqual([
      { Value: { doctor_id: numberDiffers.docuserId, file_type: 'prcid' } },
    ]);
    for (const tag of ['selfie', 'prc_id'] as const)
      expect(await pictureAsked(world, numberDiffers, tag)).toHaveLength(1);
  });
  const missing = (name: string) => frame(page, name).getByText('Not submitted');
  const noted = review(page).getByRole('list', { name: 'To be noted' }).getByRole('listitem');
  await test.step('Pictures that were not submitted are marked as missing', async () => {
    await follow(page, caseAt(pending.noSelfie));
    await expect(heading(page, pending.noSelfie)).toBeVisible();
    await expect(missing('Selfie')).toBeVisible();
    await expect(noted).toHaveText(['No selfie']);
    await expect(view(page, 'PRC ID')).toBeVisible();
    await button(page, 'Next case').click();
    await expect(heading(page, pending.noLicence)).toBeVisible();
    await expect(missing('PRC ID')).toBeVisible();
    await expect(noted).toHaveText(['No PRC ID']);
    await expect(view(page, 'Selfie')).toBeVisible();
    await button(page, 'Next case').click();
    await expect(heading(page, pending.noFiles)).toBeVisible();
    await expect(review(page).getByText(NONE)).toBeVisible();
    await expect(noted).toHaveText(['No selfie', 'No PRC ID']);
  });
  await test.step('The question before an approval leaves the pictures visible', async () => {
    await button(page, 'Approve').click();
    await expect(question(page, APPROVAL).getByRole('listitem')).toHaveText(['No selfie', 'No PRC ID']);
  });
});

test.describe('the scenario doctor-files-missing', () => {
  test.use({ scenario: 'doctor-files-missing' });

  test('says so instead of showing an endless spinner, and the case can be decided', async ({
    page,
    enterAs,
    world,
  }) => {
    const turning = review(page).getByRole('status', { name: /is loading$/ });
    await world.holds('listDoctorFiles');
    await enterAs(people.doctorsDepartment, caseAt(pending.first));
    await expect(turning).toHaveCount(2);
    await expect(button(page, 'Approve')).toHaveAccessibleDescription(
      'It can be approved once its pictures are shown.',
    );
    await expect(review(page).getByText(NONE)).toHaveCount(0);
    await world.mends('listDoctorFiles');
    await expect(review(page).getByText(NONE)).toBeVisible();
    await expect(turning).toHaveCount(0);
    await expect(button(page, 'Approve')).toBeEnabled();
    await expect(button(page, 'Case Report')).toBeEnabled();
    await test.step('An answer without pictures is final: there is no retry', async () => {
      expect(await filesAsked(world, pending.first)).toHaveLength(1);
    });
    await test.step('The second case has only a selfie', async () => {
      await button(page, 'Next case').click();
      await expect(view(page, 'Selfie')).toBeVisible();
      await expect(frame(page, 'PRC ID').getByText('Not submitted')).toBeVisible();
    });
  });
});

test('without an answer, the list of pictures and each picture are requested three more times', async ({
  page,
  enterAs,
  world,
}) => {
  const failed = (name: string) => frame(page, name).getByRole('alert').getByText(UNREADABLE);
  await world.breaks('listDoctorFiles', { drop: true });
  await enterAs(people.doctorsDepartment, caseAt(pending.first));
  await expect(failed('Selfie')).toBeVisible();
  await expect(failed('PRC ID')).toBeVisible();
  await toastShown(page, UNREACHABLE);
  const tries = await filesAsked(world, pending.first);
  expect(tries.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
  const [first, second] = tries.map(({ at }) => Date.parse(at));
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
  await expect(review(page).getByText(NONE), 'nobody said that there are none').toHaveCount(0);
  await test.step('Approving without having seen the pictures is asked about', () =>
    expectAskedUnseen(page, 'Pictures'));
  await test.step('A server error is an answer: there is no automatic retry', async () => {
    // While no server was reached, the console asks by itself, until there is an answer.
    await world.breaks('listDoctorFiles', { status: 500 });
    const statuses = async () => (await filesAsked(world, pending.first)).map(({ status }) => status);
    await expect.poll(async () => (await statuses()).at(-1)).toBe(500);
    for (const status of [500, 503] as const) {
      await world.breaks('listDoctorFiles', { status });
      const before = await statuses();
      await page.getByRole('button', { name: 'Try again: Selfie' }).click();
      await expect.poll(statuses).toEqual([...before, status]);
      await expect(failed('Selfie')).toBeVisible();
    }
  });
  await world.mends('listDoctorFiles');
  await page.getByRole('button', { name: 'Try again: Selfie' }).click();
  await expect(view(page, 'Selfie')).toBeVisible();
  await expect(view(page, 'PRC ID')).toBeVisible();
  const answers = (await filesAsked(world, pending.first)).slice(tries.length).map(({ status }) => status);
  expect(answers.slice(-4)).toEqual([500, 500, 503, 200]);
  await expect(button(page, 'Approve')).toBeEnabled();
  await test.step('Each picture can be tried again separately', async () => {
    await world.breaks('getDoctorImage', { drop: true });
    await follow(page, caseAt(pending.numberDiffers));
    await expect(heading(page, pending.numberDiffers)).toBeVisible();
    for (const name of ['Selfie', 'PRC ID']) await expect(failed(name)).toBeVisible();
    for (const tag of ['selfie', 'prc_id'] as const) {
      const tries = await pictureAsked(world, pending.numberDiffers, tag);
      expect(tries.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
    }
    await world.mends('getDoctorImage');
    await page.getByRole('button', { name: 'Try again: PRC ID' }).click();
    await expect(view(page, 'PRC ID')).toBeVisible();
    await expect(failed('Selfie')).toBeVisible();
    await page.getByRole('button', { name: 'Try again: Selfie' }).click();
    await expect(view(page, 'Selfie')).toBeVisible();
  });
});
