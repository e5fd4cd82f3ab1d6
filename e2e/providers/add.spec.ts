// Selecting a facility and giving it a ceiling.
import { free, listed } from '../../mocks/areas/providers/fixtures';
import { alert, button, day, expect, expectRow, people, press, question, result, save, test, total } from '../fixtures';
import {
  ADDRESS,
  active,
  adding,
  approve,
  ceiling,
  find,
  found,
  named,
  open,
  row,
  saving,
  search,
  select,
  selected,
  selecting,
} from './parts';

const THIS_YEAR = Number(day(0).slice(6));

test('a facility gets a ceiling, after a question', async ({ page, world, enterAs }) => {
  await enterAs(people.administrator, ADDRESS);
  await press(page, 'Add Facility');
  await test.step('The initial values', async () => {
    await select(page, free.onHold);
    await expect(ceiling(page)).toBeFocused();
    await expect(ceiling(page)).toHaveValue('0.00');
    await expect(active(page)).toBeChecked();
    await expect(approve(page)).not.toBeChecked();
    await expect(adding(page).getByRole('definition')).toHaveText([
      free.onHold.code,
      free.onHold.name,
      'Clinic',
      'On-hold',
      String(THIS_YEAR),
    ]);
    await expect(adding(page)).toContainText('This facility is On-hold. You can still add a ceiling.');
  });
  await test.step('Another is selected; what was typed stays', async () => {
    await ceiling(page).fill('₱ 25,000');
    await approve(page).check({ force: true });
    await press(adding(page), 'Select another');
    await expect(selecting(page).getByLabel('Code or name')).toBeFocused();
    await select(page, free.formula);
    await expect(selecting(page)).toBeHidden();
    await expect(adding(page)).toContainText(free.formula.name);
    await expect(adding(page)).not.toContainText('You can still add a ceiling.');
    await expect(ceiling(page)).toHaveValue('25,000.00');
    await expect(approve(page)).toBeChecked();
  });
  await test.step('Back and Escape ask before they drop it, and NO sends nothing', async () => {
    await page.goBack();
    await press(question(page, 'Leave without saving?'), 'Stay');
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Stay');
    await save(page).click();
    await expect(saving(page)).toContainText(
      `Claims of ${free.formula.name} up to 25,000.00 are approved automatically in ${THIS_YEAR}.`,
    );
    await press(saving(page), 'NO');
    await expect(ceiling(page)).toHaveValue('25,000.00');
    expect(await world.asked('addTopProvider')).toEqual([]);
  });
  await test.step('A refusal of the server is shown, and nothing typed is lost', async () => {
    await world.breaks('addTopProvider', { example: 'noFacility' });
    await save(page).click();
    await press(saving(page), 'YES');
    await result(page, 'Not saved', 'Facility does not exist.');
    await expect(ceiling(page)).toHaveValue('25,000.00');
  });
  await test.step('YES sends it once, even by a double click', async () => {
    await world.holds('addTopProvider');
    await save(page).click();
    await button(saving(page), 'YES').dblclick();
    await expect(button(adding(page), 'Select another'), 'it is this one that is being saved').toBeDisabled();
    await world.repairs('addTopProvider');
    await result(page, 'Success', 'Facility has been saved.');
    await expect(adding(page)).toBeHidden();
    await expect(button(page, 'Add Facility')).toBeFocused();
    expect(await world.asked('addTopProvider')).toHaveLength(2);
    expect((await world.bodies('addTopProvider')).at(-1)).toEqual({
      Value: {
        code: free.formula.code,
        name: free.formula.name,
        type: 'C',
        year: THIS_YEAR,
        diag_limit: '25000.00',
        active: 'T',
        isaautoapprove: 1,
        addedby: people.administrator,
      },
    });
  });
  await test.step('It is on the list, and cannot be added again', async () => {
    await total(page, 47);
    await expectRow(row(page, free.formula.name), {
      'Ceiling Amount': '25,000.00',
      Year: String(THIS_YEAR),
      Active: 'Yes',
      'Auto Approve': 'Yes',
      'Added by': people.administrator,
      'Added Date': new RegExp(`^${day(0)} `),
    });
    await press(page, 'Add Facility');
    await expect(named(page, free.formula.name)).toContainText('Already added');
  });
});

test('a facility is found by code or name; one that is on the list says so, and may get another ceiling', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, ADDRESS);
  await total(page, 46);
  await press(page, 'Add Facility');
  await test.step('Without a text, and without a selection', async () => {
    await search(page, '   ');
    await expect(alert(page)).toHaveText('Search field is empty.');
    await press(selecting(page), 'Select');
    await expect(alert(page)).toHaveText('Select a facility.');
    expect(await world.asked('searchFacilities')).toEqual([]);
  });
  await test.step('Five to a page', async () => {
    await search(page, ' CLINIC ');
    await expect(found(page).first()).toContainText('Clinic');
    await expect(found(page)).toHaveCount(5);
    await expect(selecting(page).getByRole('columnheader')).toHaveText(['Code', 'Facility', 'Type', 'Status']);
    expect(await world.bodies('searchFacilities')).toEqual([{ Value: { key: 'CLINIC' } }]);
  });
  await test.step('Every status in words', async () => {
    await search(page, 'lakambini');
    await expectRow(named(page, free.nonActive.name), { Code: 'H0912', Type: 'Hospital', Status: 'Non-active' });
    await expectRow(named(page, free.onHold.name), { Code: 'C0912', Type: 'Clinic', Status: 'On-hold' });
    await expectRow(named(page, free.expired.name), { Status: 'Expired' });
    await search(page, free.clinic.code);
    await expectRow(named(page, free.clinic.name), { Status: 'Active' });
  });
  await test.step('One that is on the list says so, and can be selected by mouse or keyboard like any other', async () => {
    await search(page, 'santa clara');
    const taken = named(page, listed.hospital.name);
    await expect(taken).toContainText('Already added');
    await expect(found(page).filter({ hasText: 'Already added' })).toHaveCount(1);
    await taken.click();
    await expect(selected(page)).toHaveText(`${listed.hospital.code} – ${listed.hospital.name}`);
    await selecting(page).getByLabel('Code or name').press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(taken).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(selected(page)).toHaveText(`${free.clinic.code} – ${free.clinic.name}`);
    await expect(button(selecting(page), 'Select')).toBeFocused();
  });
  await test.step('Nothing found, and a search that is refused', async () => {
    await search(page, 'nobody');
    await expect(page.getByText('No facility found')).toBeVisible();
    await world.breaks('searchFacilities', { example: 'refused' });
    await search(page, 'clinic');
    await expect(selecting(page).getByText('The search is not available.')).toBeVisible();
    await world.repairs('searchFacilities');
  });
  await test.step('One of last year gets a ceiling of this year, after a warning', async () => {
    await select(page, listed.lastYear);
    const years = [THIS_YEAR - 1, THIS_YEAR];
    await expect(adding(page)).toContainText(
      `This facility is already on the list for ${years[0]}. Select another one`,
    );
    await press(adding(page), 'Save');
    await press(adding(page), 'Save anyway');
    await press(saving(page), 'YES');
    await result(page, 'Success', 'Facility has been saved.');
    await find(page, listed.lastYear.name);
    for (const year of years)
      await expect(row(page, listed.lastYear.name).filter({ hasText: String(year) })).not.toHaveCount(0);
    await total(page, 2);
  });
});

test.describe('a colleague is quicker', () => {
  test.use({ scenario: 'facility-taken' });

  test('the facility is refused, and another one selected', async ({ page, world, enterAs }) => {
    await enterAs(people.administrator, open);
    await select(page, free.hospital);
    await ceiling(page).fill('400');
    await save(page).click();
    await press(saving(page), 'YES');
    await result(page, 'Not saved', 'Facility already exists.');
    await expect(adding(page)).toContainText(
      `This facility is already on the list for ${THIS_YEAR}. Select another one, or change its ceiling in the list.`,
    );
    await save(page).click();
    await expect(button(adding(page), 'Save anyway')).toBeVisible();
    await press(adding(page), 'Select another');
    await expect(named(page, free.hospital.name)).toContainText('Already added');
    await select(page, free.clinic);
    await expect(ceiling(page)).toHaveValue('400.00');
    await expect(button(adding(page), 'Save')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(question(page, 'Leave without saving?'), 'Leave');
    await find(page, free.hospital.name);
    await expectRow(row(page, free.hospital.name), {
      'Ceiling Amount': '1,000.00',
      'Added by': 'rowena.ibanez@lumina.example',
    });
    expect(await world.asked('addTopProvider')).toHaveLength(1);
  });
});
