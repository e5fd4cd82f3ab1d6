// Several addresses in one field: typed, pasted, edited, removed and refused.
import type { Locator, Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/ebilling/fixtures';
import {
  alert,
  expect,
  expectAccessible,
  expectFocusInDialog,
  expectNoSidewaysScroll,
  follow,
  people,
  press,
  question,
  save,
  test,
  toastShown,
  total,
} from '../fixtures';
import {
  ADDED,
  adding,
  addressInput,
  choosePlace,
  editing,
  SCREEN,
  saveAnd,
  secondBrandBox,
  tags,
  UPDATED,
} from './parts';

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Presses the mouse where the target is now, and releases it after the page may have moved. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // After two frames, the effects of the press are drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
}

test('a click works also when it leaves a field with a wrong address; addresses are typed and pasted', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await press(page, 'Add Recipients');
  const box = page.getByRole('checkbox', { name: 'Avega Claims Ebilling' });
  const wrong = 'nobody '.repeat(30).trim();
  for (const [label, isTicked, message] of [
    ['Email', true, ['One or more email addresses are invalid']],
    ['BCC', false, ['One or more email addresses are invalid', 'One or more BCC email addresses are invalid']],
  ] as const)
    await test.step(`The brand, from ${label}`, async () => {
      await addressInput(page, label).fill(wrong);
      await pressSlowly(page, secondBrandBox(page));
      await expect(box).toBeChecked({ checked: isTicked });
      await expect(alert(page), 'what is wrong is said then').toHaveText(message);
      await expect(tags(page, label)).toHaveText([wrong]);
    });
  await test.step('Removing a tag keeps it removed, also while another address is being typed', async () => {
    await addressInput(page, 'CC').fill('a@lumina.example;');
    await addressInput(page, 'CC').fill('no');
    await pressSlowly(page, page.getByRole('button', { name: 'Remove a@lumina.example' }));
    await expect(addressInput(page, 'CC'), 'the focus goes back to where one types').toBeFocused();
    await expect(addressInput(page, 'CC')).toHaveValue('no');
    await expect(tags(page, 'CC')).toHaveCount(0);
  });
  await test.step('Cancel, from CC', async () => {
    await addressInput(page, 'CC').fill(wrong);
    await pressSlowly(page, adding(page).getByRole('button', { name: 'Cancel' }));
    await press(question(page, 'Leave without saving?'), 'Leave');
    await expect(adding(page)).toHaveCount(0);
  });

  await press(page, 'Add Recipients');
  await choosePlace(page, fixtures.unused.name);
  const email = addressInput(page, 'Email');
  await test.step('A semicolon, a comma, a space, Enter and leaving the field end an address', async () => {
    await email.click();
    await page.keyboard.type('a@lumina.example;b@lumina.example,c@lumina.example d@lumina.example');
    await page.keyboard.press('Enter');
    await page.keyboard.type('e@lumina.example');
    await page.keyboard.press('Tab');
    await expect(addressInput(page, 'CC')).toBeFocused();
    await expect(tags(page, 'Email')).toHaveText(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@lumina.example`));
    await expect(email, 'who listens is told what is in it').toHaveAccessibleDescription(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@lumina.example`).join(' '),
    );
    await expect(adding(page), 'Enter saves nothing').toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step('Backspace edits the last one; Escape ends that without closing the dialog', async () => {
    await email.click();
    await page.keyboard.press('Backspace');
    await expect(email).toHaveValue('e@lumina.example');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await expect(adding(page)).toBeVisible();
    await expect(tags(page, 'Email').last()).toHaveText('e@lumina.exampl');
  });
  await test.step('By arrow keys one is removed, and one is edited', async () => {
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Delete');
    await expect(tags(page, 'Email')).toHaveCount(4);
    await expect(tags(page, 'Email').last().getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(email).toHaveValue('e@lumina.exampl');
    await expect(email).toBeFocused();
    await page.keyboard.type('e;');
  });
  await test.step('By mouse as well; duplicates are removed', async () => {
    await tags(page, 'Email').first().getByText('a@lumina').click();
    await expect(email).toHaveValue('a@lumina.example');
    await page.keyboard.type(';B@LUMINA.example;');
    await press(page.getByRole('dialog'), 'Remove c@lumina.example');
    await expectFocusInDialog(page);
    await expect(tags(page, 'Email')).toHaveText(['b@lumina.example', 'e@lumina.example', 'a@lumina.example']);
  });
  await test.step('A whole list is pasted, as mail programs write it', async () => {
    await addressInput(page, 'CC').click();
    await paste(
      page,
      'Maria Santos <maria@lumina.example>; jose@lumina.example\r\nana@lumina.example, jose@lumina.example',
    );
    await expect(tags(page, 'CC')).toHaveText(['maria@lumina.example', 'jose@lumina.example', 'ana@lumina.example']);
    await addressInput(page, 'BCC').click();
    await paste(page, 'audit@lumina.example');
    await expect(addressInput(page, 'BCC'), 'one alone can be gone on with').toHaveValue('audit@lumina.example');
  });
  await test.step('An address that is still being typed is saved as well', async () => {
    await saveAnd(page, 'Save');
    await toastShown(page, ADDED);
    expect(await world.bodies('addEbillingAssignment')).toMatchObject([
      {
        Value: {
          EmailAdd: 'b@lumina.example;e@lumina.example;a@lumina.example',
          CCEmail: 'maria@lumina.example;jose@lumina.example;ana@lumina.example',
          BCCEmail: 'audit@lumina.example',
          Avega: false,
        },
      },
    ]);
    await total(page, 65);
  });
});

test('wrong addresses are named, the limit is checked, and none is lost; the dialogs are accessible', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, SCREEN);
  await test.step('The screen and its dialogs, also on a telephone', async () => {
    await total(page, 64);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await press(page, 'Add Recipients');
    await choosePlace(page, fixtures.calamba.name);
    await addressInput(page, 'Email').fill('a@lumina.example;no;');
    await save(page).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await press(adding(page), 'Cancel');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await follow(page, `${SCREEN}?open=3`);
    await expect(tags(page, 'Email')).toHaveCount(8);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await follow(page, `${SCREEN}?open=4`);
  await test.step('Wrong addresses that were saved earlier are marked, and refused', async () => {
    await expect(tags(page, 'Email')).toHaveText(fixtures.legacy.EmailAdd.split(';'));
    await expect(page.getByRole('button', { name: 'Invalid: =1+1', exact: true })).toBeVisible();
    await save(page).click();
    await expect(alert(page)).toHaveText([
      'One or more email addresses are invalid',
      'One or more CC email addresses are invalid',
    ]);
    await expect(addressInput(page, 'Email')).toHaveAccessibleDescription(
      /invalid ‘<script>.*’, ‘=1\+1’ Invalid: .* Invalid: =1\+1 billing\.munoz@lumina\.example$/,
    );
    await expect(editing(page)).toContainText(`‘${fixtures.legacy.CCEmail}’`);
  });
  await test.step('A wrong address is reported as soon as it is entered', async () => {
    await addressInput(page, 'BCC').fill('nobody@lumina;');
    await expect(alert(page).last()).toHaveText('One or more BCC email addresses are invalid');
    await press(page.getByRole('dialog'), 'Remove nobody@lumina');
    await expect(alert(page)).toHaveCount(2);
  });
  await test.step('Once it is corrected, the message is gone', async () => {
    await press(page.getByRole('dialog'), 'Remove =1+1');
    await press(page.getByRole('dialog'), 'Remove <script>alert("mail")</script>');
    await press(page.getByRole('dialog'), `Remove ${fixtures.legacy.CCEmail}`);
    await expect(alert(page)).toHaveText(['CC is required.']);
    await addressInput(page, 'CC').fill('cc@lumina.example;');
    await expect(alert(page)).toHaveCount(0);
  });
  await test.step('250 characters are the most, and nothing is cut off', async () => {
    const long = `${'x'.repeat(213)}@lumina.example`;
    await addressInput(page, 'CC').fill(`${long};`);
    await expect(editing(page)).toContainText('246 of 250 characters');
    await addressInput(page, 'CC').fill('abcdef@lumina.example;');
    await save(page).click();
    await expect(alert(page)).toHaveText(['The addresses are 18 characters too long. The limit is 250 in total.']);
    await expect(tags(page, 'CC').nth(1)).toHaveText(long);
    await press(page.getByRole('dialog'), 'Remove cc@lumina.example');
    await expect(alert(page)).toHaveCount(0);
    await expect(editing(page)).toContainText('250 of 250 characters');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await saveAnd(page, 'Save');
    await toastShown(page, UPDATED);
    expect(await world.bodies('updateEbillingAssignment')).toMatchObject([
      { Value: { EmailAdd: 'billing.munoz@lumina.example', CCEmail: `${long};abcdef@lumina.example` } },
    ]);
  });
});
