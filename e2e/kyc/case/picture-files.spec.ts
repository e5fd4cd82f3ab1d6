// The pictures of a registration: which token loads them, and what is shown when there are none or they fail.
import { type Fixture, fixtures } from '../../../mocks/areas/kyc/fixtures';
import { expect, follow, people, press, question, test, toast, toastShown, type World } from '../../fixtures';
import { expectAskedUnseen } from '../../helpers/brokenPictures';
import { APPROVAL, button, caseAt, frame, heading, type PictureName, review, view } from '../desk';

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

test.describe('the scenario missing-files', () => {
  test.use({ scenario: 'missing-files' });

  test('says so again for every case', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    const missing = toast(page, 'No Selfie and valid Government ID have been submitted.');
    await missing.getByRole('button', { name: 'Close' }).click();
    await expect(missing).toHaveCount(0);
    await review(page).getByRole('button', { name: 'Next case' }).click();
    await expect(missing).toBeVisible();
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
    await world.mends('listAxaDomainFiles');
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
    await world.mends('getImage');
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
    await world.mends('listAxaDomainFiles');
    await page.getByRole('button', { name: 'Try again: Selfie' }).click();
    await expect(view(page, 'Government ID')).toBeVisible();
  });
});

test.describe('the scenario own-store', () => {
  test.use({ scenario: 'own-store' });

  test('without it they are loaded with the token of the person', async ({ page, enterAs, world }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    await expect(view(page, 'Selfie')).toBeVisible();
    const [confirmation] = await filesAsked(world, 'listMemberFiles', pending.first);
    expect(confirmation?.headers.authorization).toBe((await world.asked('getFeatureFlag'))[0]?.headers.authorization);
    expect(confirmation?.body).toEqual({ Value: { member_id: pending.first.recordid, file_type: 'govid' } });
    expect(await world.asked('listAxaDomainFiles')).toEqual([]);
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
  expect(await filesAsked(world, 'listMemberFiles', pending.first)).not.toEqual([]);
  expect(await world.asked('listAxaDomainFiles')).toEqual([]);
});

test.describe('the scenario slow-images', () => {
  test.use({ scenario: 'slow-images' });

  test('slow pictures do not delay the rest', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    const loading = (name: PictureName) => page.getByRole('status', { name: `${name} is loading` });
    await expect(loading('Selfie')).toBeVisible();
    await expect(loading('Government ID')).toBeVisible();
    await test.step('The records are there, and a decision can be made', async () => {
      await expect(review(page).getByRole('cell', { name: 'Same', exact: true })).toHaveCount(10);
      await expect(loading('Selfie')).toBeVisible();
      await review(page).getByRole('button', { name: 'Approve', exact: true }).click();
      const confirmation = question(page, APPROVAL);
      await confirmation.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(heading(page, pending.second)).toBeVisible();
    });
    await test.step('The pictures of the next case load as well', async () => {
      await expect(loading('Selfie')).toBeVisible();
      await expect(view(page, 'Selfie')).toBeVisible();
      await expect(loading('Selfie')).toBeHidden();
    });
  });
});

test.describe('the scenario cut-images', () => {
  test.use({ scenario: 'cut-images' });

  test('a picture that was cut off is reported and not shown in part', async ({ page, enterAs }) => {
    await enterAs(people.firstBrandApd, caseAt(pending.first));
    for (const name of ['Selfie', 'Government ID'] as const) {
      await expect(frame(page, name).getByRole('alert').getByText(UNREADABLE)).toBeVisible();
      await expect(view(page, name)).toHaveCount(0);
    }
    await expectAskedUnseen(page, 'Government ID');
  });
});
