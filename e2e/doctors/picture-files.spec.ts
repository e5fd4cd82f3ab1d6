// The pictures of an application: how they are loaded, and what is shown when there are none or they fail.
import { type Fixture, fixtures } from '../../mocks/areas/doctors/fixtures';
import { expect, people, test, toastShown, UNREACHABLE, type World } from '../fixtures';
import { button, caseAt, follow, frame, heading, review, view } from './desk';

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
  await test.step('One call lists both pictures, and each is fetched once', async () => {
    const requests = await filesAsked(world, numberDiffers);
    expect(requests.map(({ body }) => body)).toEqual([
      { Value: { doctor_id: numberDiffers.docuserId, file_type: 'prcid' } },
    ]);
    for (const tag of ['selfie', 'prc_id'] as const)
      expect(await pictureAsked(world, numberDiffers, tag)).toHaveLength(1);
  });
  const missing = (name: string) => frame(page, name).getByText('Not submitted');
  const noted = review(page).getByRole('list', { name: 'Notes' }).getByRole('listitem');
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
  await world.repairs('listDoctorFiles');
  await page.getByRole('button', { name: 'Try again: Selfie' }).click();
  await expect(view(page, 'Selfie')).toBeVisible();
  await expect(view(page, 'PRC ID')).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  await test.step('A picture, too', async () => {
    await world.breaks('getDoctorImage', { drop: true });
    await follow(page, caseAt(pending.numberDiffers));
    await expect(heading(page, pending.numberDiffers)).toBeVisible();
    for (const name of ['Selfie', 'PRC ID']) await expect(failed(name)).toBeVisible();
    const tries = await pictureAsked(world, pending.numberDiffers, 'selfie');
    expect(tries.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'dropped', 'dropped']);
  });
});
