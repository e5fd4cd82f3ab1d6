// Exporting the request logs: the required choices and messages of the page and of the dialog, and the contents of the
// file.
import type { Page } from '@playwright/test';
import type { components } from '#contract';
import { writtenDay } from '../../mocks/manilaTime';
import { day, expect, expectAccessible, people, test, toastShown, type World } from '../fixtures';
import { exportedBy, rowsAnswered, writtenMoment } from '../helpers/rows';

type RequestLog = components['schemas']['RequestLog'];

const COMPLETE = 'Gathering request logs complete.';
const ARCHIVED = 'The request logs are being archived. Please try again later.';
const COLUMNS = [
  'Request Time',
  'Request Body',
  'URI',
  'Status Code',
  'Error Message',
  'Application',
  'Response Time',
  'Source',
  'Account Number',
  'Mobile Number',
];

const NAME = 'Medgate and TelAventus Request Logs';
const dialog = (page: Page) => page.getByRole('dialog', { name: NAME });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });
const problem = (page: Page) => page.locator('form').getByRole('alert');

interface Choice {
  from: number;
  to: number;
  status?: 'All' | 'Success' | 'Failed';
  application?: 'All' | 'TelAventus' | 'Medgate';
  source?: 'All' | 'Agora App' | 'Agora Web';
}

async function choose(page: Page, { from, to, status = 'All', application = 'All', source = 'All' }: Choice) {
  await field(page, 'Date from').fill(day(from));
  await field(page, 'Date to').fill(day(to));
  await field(page, 'Status').selectOption(status);
  await field(page, 'Application').selectOption(application);
  await field(page, 'Source').selectOption(source);
}

const cellsOf = (log: RequestLog) => [
  writtenMoment(log.reqtime),
  log.reqbody,
  log.uri,
  String(log.statuscode),
  // An empty cell of a sheet is read as null.
  log.errormsg || null,
  log.application,
  writtenMoment(log.resptime),
  log.source,
  log.acctnum,
  log.mobileno && `+63 ${log.mobileno}`,
];

const askedDays = async (world: World) =>
  (await world.asked('listRequestLogs')).map(({ headers }) => [headers.datefrom, headers.dateto]);

interface Where {
  page: Page;
  world: World;
  /** The end of its messages: only the page has a full stop, and requires a source. */
  dot: '.' | '';
}

/** Fills an empty form in; a missing choice is reported. */
async function completeForm({ page, world, dot }: Where): Promise<void> {
  await test.step('The choices', async () => {
    // The dialog does not require a source: it starts with all.
    for (const [label, options] of [
      ['Status', ['All', 'Success', 'Failed']],
      ['Application', ['All', 'TelAventus', 'Medgate']],
      ['Source', ['All', 'Agora App', 'Agora Web']],
    ] as const)
      await expect(field(page, label).getByRole('option')).toHaveText(
        label === 'Source' && !dot ? options : ['Select', ...options],
      );
  });
  await test.step('A missing choice', async () => {
    await field(page, 'Date from').fill(day(-30));
    await field(page, 'Date to').fill(day(0));
    await exportButton(page).click();
    await expect(problem(page)).toHaveText(`Select status filter${dot}`);
    await expectAccessible(page);
    await field(page, 'Status').selectOption('All');
    await field(page, 'Application').selectOption('All');
    if (!dot) return expect(field(page, 'Source')).toHaveValue('all');
    await field(page, 'Source').selectOption('All');
  });
  expect(await askedDays(world)).toEqual([]);
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'File Management' }).click();
  await page.getByRole('menuitem', { name: NAME }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the dialog reports a missing choice with its own message, and a refusal leaves it open', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent', { application: 'ALAGA MD' });
  await openDialog(page);
  await world.breaks('listRequestLogs', { example: 'refused' });
  await completeForm({ page, world, dot: '' });
  await test.step('A refusal leaves it open', async () => {
    await exportButton(page).click();
    await toastShown(page, ARCHIVED, 'danger');
    await expect(field(page, 'Date from')).toHaveValue(day(-30));
    await expect(exportButton(page), 'where the person was').toBeFocused();
  });
});

test('the page reports a missing choice with its own message; the file has the filtered rows unchanged', async ({
  page,
  world,
  enterAs,
}) => {
  await enterAs(people.administrator, './concurrent');
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page).toHaveTitle(`Lumina Admin - ${NAME}`);
  await completeForm({ page, world, dot: '.' });
  await test.step('Thirty-one days are one file, requested by one call', async () => {
    const logged = await rowsAnswered<RequestLog>(page, '**/api/logs/requests');
    const { name, sheets } = await exportedBy(page, exportButton(page));
    await toastShown(page, COMPLETE, 'success');
    expect(name).toBe('Request Logs.xlsx');
    expect(sheets[0]?.sheet).toBe('Request_Logs');
    expect(sheets[0]?.data).toHaveLength((await logged()).length + 1);
    expect(sheets[0]?.data.length).toBeGreaterThan(500);
    expect(await askedDays(world)).toEqual([[day(-30), day(0)]]);
  });
  const isSuccess = ({ statuscode }: RequestLog) => statuscode === 200 || statuscode === 201;
  const all = await test.step('All of them, oldest first, whatever is written in them', async () => {
    await choose(page, { from: -4, to: -1 });
    const logged = await rowsAnswered<RequestLog>(page, '**/api/logs/requests');
    const { sheets } = await exportedBy(page, exportButton(page));
    const logs = await logged();
    expect(logs.map(({ reqtime }) => reqtime)).toEqual(logs.map(({ reqtime }) => reqtime).sort());
    expect(new Set(logs.map(({ reqtime }) => writtenDay(reqtime)))).toEqual(new Set([-4, -3, -2, -1].map(day)));
    expect(sheets[0]?.data).toEqual([COLUMNS, ...logs.map(cellsOf)]);
    // Makes sure that the rows contain characters that are hard to write.
    const bodies = logs.map(({ reqbody }) => reqbody).join('\n');
    for (const hard of [/^=/m, /🤕/u, /Peña-Ibañez/]) expect(bodies).toMatch(hard);
    expect(logs.map(({ errormsg }) => errormsg).join('')).toContain('\n');
    return logs;
  });
  for (const { choice, keeps, typed, named } of [
    {
      choice: { status: 'Failed' },
      keeps: (log: RequestLog) => !isSuccess(log),
      typed: '../..\\etc: passwd?',
      named: 'etc passwd.xlsx',
    },
  ] as const) {
    await test.step(`${JSON.stringify(choice)}, with a chosen name, as far as it is allowed for files`, async () => {
      await choose(page, { from: -4, to: -1, ...choice });
      await field(page, 'File name').fill(typed);
      const { name, sheets } = await exportedBy(page, exportButton(page));
      expect(name, typed).toBe(named);
      const expected = all.filter(keeps);
      expect(expected.length).toBeGreaterThan(5);
      expect(expected.length).toBeLessThan(all.length);
      expect(sheets[0]?.data.slice(1)).toEqual(expected.map(cellsOf));
    });
  }
});

test.describe('of a hundred thousand requests', () => {
  test.use({ scenario: 'large' });

  test('the progress is shown, and the export can be stopped', async ({ page, world, enterAs }) => {
    const downloads: unknown[] = [];
    page.on('download', (download) => downloads.push(download));
    await enterAs(people.administrator, './requestlogs');
    const before = (await askedDays(world)).length;
    await choose(page, { from: -30, to: 0 });
    await exportButton(page).click();
    const progress = page.getByRole('progressbar', { name: 'Rows written' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^[1-9][\d,]+ rows read, [1-9][\d,]+ written$/);
    await expect(field(page, 'Date from')).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await expect(exportButton(page)).toBeEnabled();
    expect((await askedDays(world)).slice(before)).toEqual([[day(-30), day(0)]]);
    expect(downloads).toEqual([]);
  });
});
