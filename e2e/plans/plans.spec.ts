// Uploading the two documents of a corporate account.
import { fixtures } from '../../mocks/areas/accounts/fixtures';
import { facts, found, named, search } from '../accounts/parts';
import {
  alert,
  button,
  expect,
  expectAccessible,
  heading,
  menuLink,
  people,
  press,
  queryOf,
  question,
  rows,
  tabTo,
  test,
  toastShown,
} from '../fixtures';
import { onDisk, picture, TEXT_NAMED_AS_PICTURE } from '../helpers/content';
import {
  ATD,
  at,
  choose,
  contractOf,
  dragged,
  drop,
  expectDrawnByMocks,
  expectUploaded,
  first,
  inJournal,
  input,
  jpeg,
  LARGEST,
  PLAN,
  panel,
  paste,
  saved,
  second,
  TOO_LARGE,
  WRONG_TYPE,
  watchDrags,
  withoutDocuments,
} from './parts';

test('an account is selected, its first documents are uploaded, and one is replaced', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './uploadatd');
  await test.step('It is searched by account or company in one call', async () => {
    await press(page, 'Select Account');
    await press(page.getByRole('dialog'), 'Select');
    await expect(alert(page)).toHaveText('No selected company.');
    await page.getByRole('searchbox').fill('0000013');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('columnheader')).toHaveText([
      'Corporate Account',
      'Contract',
      'Company',
      'Status',
    ]);
    await rows(page.getByRole('dialog')).filter({ hasText: withoutDocuments.acct }).click();
    await press(page.getByRole('dialog'), 'Select');
    expect(await world.bodies('searchAccounts')).toEqual([{ Value: { key: '0000013' } }]);
    await expect(panel(page, ATD)).toContainText('No File Yet');
    expect((await world.asked('listPlanFiles')).at(-1)?.headers).toMatchObject({
      corpacct: withoutDocuments.acct,
      contract: '2026-000013',
    });
  });
  await expect(panel(page, PLAN)).toContainText('No File Yet');
  await expect(button(panel(page, ATD), 'Preview')).toHaveCount(0);
  await expect(panel(page, ATD), 'nobody is asked: what choosing one does is read before').toContainText(
    `It is uploaded right away and becomes the ATD of ${withoutDocuments.acct}.`,
  );
  await test.step('A file whose content is not a picture, or that is too large, is refused', async () => {
    for (const [file, message] of [
      [TEXT_NAMED_AS_PICTURE, WRONG_TYPE],
      [{ ...TEXT_NAMED_AS_PICTURE, name: 'scan.pdf', mimeType: 'application/pdf' }, WRONG_TYPE],
      [onDisk(picture('large.png', LARGEST + 1).file), TOO_LARGE],
    ] as const) {
      await input(page, ATD).setInputFiles(file);
      await expect(panel(page, ATD).getByRole('alert')).toHaveText(message);
    }
    expect(await world.asked('savePlanFile')).toEqual([]);
  });
  const { file } = picture('<script> 📄 scan.png');
  await test.step('A picture is uploaded the moment it is chosen', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(panel(page, ATD), 'Upload Now')]);
    await chooser.setFiles(file);
    await toastShown(page, saved(ATD, withoutDocuments.acct), 'success');
    await expectUploaded(panel(page, ATD));
    await expect(panel(page, ATD).getByRole('alert')).toHaveCount(0);
    await expect(panel(page, ATD)).not.toContainText('The moment it is chosen');
    await expect(panel(page, PLAN)).toContainText('No File Yet');
    await expect(button(panel(page, ATD), 'Replace File')).toBeFocused();
    expect(await world.bodies('savePlanFile')).toEqual([
      {
        Value: {
          corpacct: withoutDocuments.acct,
          contract: '2026-000013',
          product: true,
          filetag: 'ATD',
          postedby: people.administrator,
          fileext: 'png',
          base64: inJournal(file.buffer),
        },
      },
    ]);
  });
  await test.step('A JPEG is sent and loaded as a JPEG', async () => {
    await input(page, PLAN).setInputFiles(jpeg);
    await expectUploaded(panel(page, PLAN));
    expect((await world.bodies('savePlanFile')).at(-1)).toMatchObject({
      Value: { filetag: 'EPLAN', fileext: 'jpg', base64: inJournal(jpeg.buffer) },
    });
    const filename = `${withoutDocuments.acct}-EPLAN.jpg`;
    const filepath = `plans/${withoutDocuments.acct}-EPLAN-1.jpg`;
    expect((await world.bodies('getPlanFile')).at(-1)).toEqual({ Value: { filename, filepath, fileext: 'jpg' } });
  });
  await test.step('Replacing a document asks first; for the second brand, the call says so', async () => {
    await choose(page, second);
    await expectDrawnByMocks(panel(page, PLAN));
    await input(page, PLAN).setInputFiles(file);
    await expect(question(page, `Replace the ${PLAN}?`)).toContainText('<script> 📄 scan.png');
    await press(question(page, `Replace the ${PLAN}?`), 'Cancel');
    expect(await world.asked('savePlanFile')).toHaveLength(2);
    // A file of the maximum size.
    const largest = picture('largest.png', LARGEST).file;
    await input(page, PLAN).setInputFiles(onDisk(largest));
    await button(question(page, `Replace the ${PLAN}?`), 'Replace').dblclick();
    await toastShown(page, saved(PLAN, second.acct));
    await expectUploaded(panel(page, PLAN));
    await expectDrawnByMocks(panel(page, ATD));
    expect((await world.bodies('savePlanFile')).slice(2)).toMatchObject([
      { Value: { corpacct: second.acct, product: false, filetag: 'EPLAN', base64: inJournal(largest.buffer) } },
    ]);
  });
});

test.describe('when nothing can be uploaded at first', () => {
  test.use({ scenario: 'upload-fails' });

  test('a file may be dropped or pasted, and is previewed large', async ({ page, world, enterAs }) => {
    const { acct } = withoutDocuments;
    const { file } = picture();
    await enterAs(people.administrator, at(acct));
    await expect(panel(page, ATD)).toContainText('No File Yet');
    await world.repairs('savePlanFile');
    const refused = (await world.asked('savePlanFile')).length;
    await test.step('A file that is dropped beside the field does not replace the console', async () => {
      await watchDrags(page);
      await drop(page, heading(page, 'Upload ATD / Eligibility Plan'), file);
      expect(await dragged(page)).toBe('prevented none');
      expect(await world.asked('savePlanFile')).toHaveLength(refused);
    });
    await drop(page, panel(page, ATD), file);
    expect(await dragged(page)).toBe('prevented copy');
    await toastShown(page, saved(ATD, acct));
    await button(panel(page, PLAN), 'Upload Now').focus();
    await paste(button(panel(page, PLAN), 'Upload Now'), file);
    await toastShown(page, saved(PLAN, acct));
    await expectUploaded(panel(page, PLAN));
    await test.step('It is previewed by keyboard', async () => {
      const preview = page.getByRole('dialog', { name: `ATD of ${acct}` });
      const large = preview.getByRole('application', { name: new RegExp(`^ATD of ${acct}`) });
      await expectUploaded(panel(page, ATD));
      await tabTo(page, button(panel(page, ATD), 'Preview'));
      await page.keyboard.press('Enter');
      await expect(large).toBeFocused();
      await page.keyboard.press('r');
      await expect(large).toHaveAccessibleName(/turned 90°/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await expect(button(panel(page, ATD), 'Preview')).toBeFocused();
    });
    await test.step('An account without a contract has no documents', async () => {
      await choose(page, fixtures.withoutContract);
      await expect(page.getByText('No contract', { exact: true })).toBeVisible();
      await expect(panel(page, ATD)).toHaveCount(0);
    });
  });
});

test('a slow upload shows its progress, and leaving asks', async ({ page, context, world, enterAs }) => {
  await enterAs(people.administrator, at(first.acct));
  await expectDrawnByMocks(panel(page, ATD));
  const line = await context.newCDPSession(page);
  const sendAt = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const progress = panel(page, ATD).getByRole('status').getByRole('progressbar');
  const slow = picture('slow.png', 1_500_000).file;
  /** Starts an upload that takes half a minute, unless it is released. */
  const upload = async () => {
    await sendAt(60_000);
    await input(page, ATD).setInputFiles(onDisk(slow));
    await press(question(page, 'Replace the ATD?'), 'Replace');
    await expect(progress).toBeVisible();
  };
  const leaving = question(page, 'Leave and stop the upload of the ATD?');
  await test.step('It is stopped, and the old document stays', async () => {
    await upload();
    await expect
      .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50] })
      .toBeGreaterThan(2);
    await press(panel(page, ATD), 'Stop uploading the ATD');
    await toastShown(page, 'The upload was stopped.', 'warning');
    await expect(button(panel(page, ATD), 'Replace File')).toBeFocused();
    await expectDrawnByMocks(panel(page, ATD));
  });
  await test.step('Another file is refused meanwhile, with a reason', async () => {
    await upload();
    await expect(input(page, ATD)).toBeDisabled();
    await expect(button(panel(page, ATD), 'Replace File')).toBeDisabled();
    await drop(page, panel(page, ATD), picture('other.png').file);
    await toastShown(page, 'other.png was not uploaded. Wait until slow.png is done.', 'warning');
  });
  await test.step('Following a link or choosing another account asks first; after Stay the upload completes', async () => {
    await menuLink(page, 'Bank Inclusion').click();
    await press(leaving, 'Stay');
    await expect(heading(page, 'Upload ATD / Eligibility Plan')).toBeVisible();
    await choose(page, first);
    await expect(progress).toBeVisible();
    await choose(page, second);
    await press(leaving, 'Stay');
    expect(queryOf(page)).toEqual({ account: first.acct, contract: contractOf(first) });
    await sendAt(-1);
    await toastShown(page, saved(ATD, first.acct));
    await expectUploaded(panel(page, ATD));
    await expect(input(page, ATD)).toBeEnabled();
    expect(await world.bodies('savePlanFile')).toMatchObject([{ Value: { base64: inJournal(slow.buffer) } }]);
  });
  await test.step('Leaving stops the upload', async () => {
    await upload();
    await menuLink(page, 'Bank Inclusion').click();
    await press(leaving, 'Leave');
    await expect(heading(page, 'Bank Inclusion')).toBeVisible();
    await toastShown(page, 'The upload was stopped.');
    await sendAt(-1);
  });
});

test('an account with two contracts has two rows; what is uploaded goes under the chosen one', async ({
  page,
  world,
  enterAs,
}) => {
  const ofContract = (contract: string) => ({ ...first, recordid: 1, contract, avega: false, status: 'A' });
  const later = '2031-000001';
  await world.breaks('searchAccounts', {
    body: JSON.stringify({ success: true, data: [ofContract(contractOf(first)), ofContract(later)] }),
  });
  await enterAs(people.administrator, './uploadatd');
  await press(page, 'Select Account');
  await search(page, first.acct);
  await expect(found(page)).toHaveCount(2);
  await named(page, later).click();
  await button(page.getByRole('dialog'), 'Select').click();
  const contractsAsked = async () => (await world.asked('listPlanFiles')).map(({ headers }) => headers.contract);
  await expect.poll(contractsAsked).toEqual([later]);
  expect(queryOf(page)).toEqual({ account: first.acct, contract: later });
  await page.reload();
  await expect.poll(contractsAsked).toEqual([later, later]);
  await expect(facts(page)).toContainText(later);
  // The mocks know one contract of each account.
  await world.breaks('savePlanFile', { body: '{"success":true}' });
  await input(page, PLAN).setInputFiles(picture('plan.png').file);
  await toastShown(page, saved(PLAN, first.acct));
  expect(await world.bodies('savePlanFile')).toMatchObject([{ Value: { corpacct: first.acct, contract: later } }]);
  expect(await world.asked('getAccount')).toEqual([]);
  await test.step('The page of the account keeps the contract', async () => {
    await page.getByRole('link', { name: first.company, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Documents' })).toContainText(later);
    await page.getByRole('link', { name: 'Open documents' }).click();
    await expect(heading(page, 'Upload ATD / Eligibility Plan')).toBeVisible();
    expect(queryOf(page)).toEqual({ account: first.acct, contract: later });
  });
});
