// The pictures of a registration: which token loads them, and what is shown when there are none or they fail.
import { type Fixture, fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, press, test, toast, toastShown, type World } from '../../fixtures';
import { expectAskedUnseen } from '../../helpers/brokenPictures';
import { button, caseAt, frame, heading, type PictureName, review, view } from '../desk';

const { pending } = fixtures;
const UNREADABLE = 'The picture could not be loaded.';

/** The calls for the list of pictures of a member. */
const filesAsked = async (world: World, operation: 'listAxaDomainFiles' | 'listMemberFiles', { recordid }: Fixture) =>
  (await world.asked(operation)).filter(({ body }) => JSON.stringify(body).includes(`"member_id":${recordid}`));

test('pictures that were not submitted are marked as missing', async ({ page, enterAs, world }) => {
  const next = () => review(page).getByRole('button', { name: 'Next case' }).click();
  const missing = (name: PictureName) => frame(page, name).getByText('Not submitted');
  await test.step('No selfie', async () => {
    await enterAs(people.firstBrandApd, `${caseAt(pending.noSelfie)}&page=2`);
    await toastShown(page, 'No Selfie has been submitted.');
    await expect(missing('Selfie')).toBeVisible();
    await expect(view(page, 'Government ID')).toBeVisible();
  });
  await test.step('No ID', async () => {
    await next();
    await expect(heading(page, pending.noId)).toBeVisible();
    await toastShown(page, 'No valid Government ID has been submitted.');
    await expect(toast(page, 'No Selfie')).toBeHidden();
    await expect(missing('Government ID')).toBeVisible();
    await expect(view(page, 'Selfie')).toBeVisible();
  });
  await test.step('Neither', async () => {
    await next();
    await toastShown(page, 'No Selfie and valid Government ID have been submitted.');
    await expect(review(page).getByText('No Uploaded Files Found!')).toBeVisible();
  });
  await test.step('A company ID replaces a government ID', async () => {
    await next();
    await expect(heading(page, pending.intIdOnly)).toBeVisible();
    await expect(view(page, 'Government ID')).toBeVisible();
    await expect(toast(page, 'submitted')).toHaveCount(0);
    const requests = await filesAsked(world, 'listAxaDomainFiles', pending.intIdOnly);
    expect(requests.map(({ body }) => body)).toEqual(
      ['govid', 'intid'].map((file_type) => ({ Value: { member_id: pending.intIdOnly.recordid, file_type } })),
    );
  });
});

test('with ENABLE_AXADOMAIN the pictures are loaded with the token of the service account', async ({
  page,
  enterAs,
  world,
}) => {
  const { first, fifth, differsInBirthdate, differsInAll } = pending;
  const failed = (name: PictureName) => frame(page, name).getByRole('alert').getByText(UNREADABLE);
  await enterAs(people.firstBrandApd, caseAt(first));
  await expect(view(page, 'Selfie')).toBeVisible();
  const flags = await world.asked('getFeatureFlag');
  expect(flags.map(({ headers }) => headers.name)).toEqual(['ENABLE_AXADOMAIN']);
  const [request] = await filesAsked(world, 'listAxaDomainFiles', first);
  expect(await world.asked('issueSecondaryToken')).toHaveLength(1);
  expect(request?.headers.authorization).toMatch(/^Bearer ./);
  expect(request?.headers.authorization).not.toBe(flags[0]?.headers.authorization);
  expect(await world.asked('listMemberFiles')).toEqual([]);
  await test.step('When its token expires, the user stays signed in, and a new token is requested', async () => {
    await world.breaks('listAxaDomainFiles', { status: 401 });
    await follow(page, caseAt(fifth));
    await expect(heading(page, fifth)).toBeVisible();
    await expect(frame(page, 'Selfie').getByText(UNREADABLE)).toBeVisible();
    const tokens = (await filesAsked(world, 'listAxaDomainFiles', fifth)).map(({ headers }) => headers.authorization);
    expect(new Set(tokens).size).toBeGreaterThanOrEqual(2);
  });
  await test.step('With it they are there', async () => {
    await world.repairs('listAxaDomainFiles');
    await press(frame(page, 'Selfie'), 'Try again: Selfie');
    await expect(view(page, 'Selfie')).toBeVisible();
  });
  await test.step('A picture that cannot be loaded says so, approving asks about it, and everything else works', async () => {
    await world.breaks('getImage', { status: 500 });
    await follow(page, caseAt(differsInBirthdate));
    await expect(heading(page, differsInBirthdate)).toBeVisible();
    await expect(failed('Selfie')).toBeVisible();
    await expect(failed('Government ID')).toBeVisible();
    await expectAskedUnseen(page, 'Government ID');
    await expect(button(page, 'Disapprove')).toBeEnabled();
  });
  await test.step('Each can be tried again separately', async () => {
    await world.repairs('getImage');
    await page.getByRole('button', { name: 'Try again: Selfie' }).click();
    await expect(view(page, 'Selfie')).toBeVisible();
    await expect(failed('Government ID')).toBeVisible();
    await page.getByRole('button', { name: 'Try again: Government ID' }).click();
    await expect(view(page, 'Government ID')).toBeVisible();
    await expect(button(page, 'Approve')).toBeEnabled();
  });
  await test.step('So is the list of them', async () => {
    await world.breaks('listAxaDomainFiles', { status: 500 });
    await follow(page, caseAt(differsInAll));
    await expect(heading(page, differsInAll)).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await expect(failed('Selfie')).toBeVisible();
    await world.repairs('listAxaDomainFiles');
    await page.getByRole('button', { name: 'Try again: Selfie' }).click();
    await expect(view(page, 'Government ID')).toBeVisible();
  });
});

test('a server that does not know ENABLE_AXADOMAIN has it switched off; while that is unknown, approving asks about the pictures', async ({
  page,
  enterAs,
  world,
}) => {
  await world.breaks('getFeatureFlag', { status: 500 });
  await enterAs(people.firstBrandApd, caseAt(pending.first));
  await expect(frame(page, 'Selfie').getByRole('alert').getByText(UNREADABLE)).toBeVisible();
  await expectAskedUnseen(page, 'Pictures');
  await world.breaks('getFeatureFlag', { status: 404, example: 'noSuchFlag' });
  await press(frame(page, 'Selfie'), 'Try again: Selfie');
  await expect(view(page, 'Selfie')).toBeVisible();
  await expect(view(page, 'Government ID')).toBeVisible();
  await expect(button(page, 'Approve')).toBeEnabled();
  const [request] = await filesAsked(world, 'listMemberFiles', pending.first);
  expect(request?.headers.authorization, 'the token of the person').toBe(
    (await world.asked('getFeatureFlag'))[0]?.headers.authorization,
  );
  expect(request?.body).toEqual({ Value: { member_id: pending.first.recordid, file_type: 'govid' } });
  expect(await world.asked('listAxaDomainFiles')).toEqual([]);
});
