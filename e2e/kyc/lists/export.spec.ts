// The KYC Report: exports the shown rows, or those posted or approved in a range of days; the files are read back.
import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fixtures } from '../../../mocks/areas/kyc/fixtures';
import type { Registration } from '../../../mocks/areas/kyc/model';
import { historyOf, seedState } from '../../../mocks/areas/kyc/state';
import { fullNameOf } from '../../../mocks/seeding/text';
import {
  day,
  expect,
  expectAccessible,
  follow,
  isoDay,
  people,
  press,
  rows,
  test,
  toastShown,
  total,
  type World,
} from '../../fixtures';
import { exportAs, type FileType, reportIn, timedDay, withoutTime } from '../../helpers/files';
import { DECIDED_COLUMNS, REAPPROVED_COLUMNS, search, tab } from '../desk';

const { decided } = fixtures;

const main = (page: Page) => page.getByRole('main');
const control = (page: Page) => main(page).getByRole('button', { name: 'Export', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'KYC Report' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const fileName = (page: Page) => field(page, 'File name');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true });
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel', exact: true });
const problem = (page: Page) => dialog(page).getByRole('alert');

async function open(page: Page, kind: FileType): Promise<void> {
  await exportAs(page, kind);
  await expect(fileName(page)).toBeFocused();
}

async function choose(page: Page, type: 'Posted' | 'Approved', first: string, last: string): Promise<void> {
  await field(page, 'Filter type').selectOption(type);
  await field(page, 'Date from').fill(first);
  await field(page, 'Date to').fill(last);
}

async function saved(page: Page, fileName?: string) {
  if (fileName) await field(page, 'File name').fill(fileName);
  const [download] = await Promise.all([page.waitForEvent('download'), submit(page).click()]);
  await toastShown(page, 'Report saved');
  await expect(dialog(page)).toBeHidden();
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** Clicks from within the page, because on a busy machine a click by Playwright may come after the last row. */
const whenRowsAreWritten = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const written = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext') ?? '';
          if (!/^[1-9]/.test(written)) return setTimeout(look, 5);
          [...document.querySelectorAll('button')].find(({ textContent }) => textContent === wanted)?.click();
          resolve(written);
        };
        look();
      }),
    name,
  );

async function sheetsOf(bytes: Uint8Array) {
  const report = await reportIn({ name: '', bytes }, 'kyc_report');
  return { ...report, rows: report.rows.map((row) => row.map(withoutTime)) };
}

/** The date format of the files, MM-DD-YYYY. */
const fileDay = (daysFromToday: number) => day(daysFromToday).replaceAll('/', '-');

const answered = (first: number, last: number, by: 'APPROVED' | 'POSTED' = 'APPROVED', isReapproved = false) =>
  historyOf(seedState(Date.now()), { from: day(first), to: day(last), by, isReapproved });
const own = (...args: Parameters<typeof answered>) => answered(...args).filter(({ avegatag }) => !avegatag);

const STATUSES: Record<string, string> = { A: 'Approved', D: 'Disapproved', T: 'Terminated' };
const MEMBERS: Record<string, string> = { A: 'Active', D: 'Disapproved', S: 'Suspended', T: 'Terminated' };

const REMARKS = 'Disapproval Remarks';
const FILE_COLUMNS = [...DECIDED_COLUMNS, REMARKS];

/** The cells of a registration in a file; in a sheet, dates and numbers are such. */
function written(each: Registration, titles = DECIDED_COLUMNS): (string | number)[] {
  const date = (moment: string | null | undefined) => (moment ? timedDay(moment) : '');
  const texts = [
    ...[each.increment_id.slice(7, 12), each.accountno, fullNameOf(each), { F: 'Female', M: 'Male' }[each.gender]],
    ...[each.employee_id, { P: 'Principal', D: 'Dependent', E: 'Extended' }[each.membertype]],
    each.status === 'A' && each.is_reapprove ? 'Reapproved' : (STATUSES[each.status] ?? 'Waiting'),
    ...[date(each.approved_date), each.approved_by ?? '', each.regcount ?? '', each.company],
    ...[MEMBERS[each.member_status] ?? 'Waiting', each.cardno],
    ...[date(each.reapproved_date), each.reapproved_by ?? ''],
  ];
  const remarks = each.status === 'D' || each.is_reapprove ? (each.remarks ?? '') : '';
  return [...titles.map((title) => texts[REAPPROVED_COLUMNS.indexOf(title)] ?? ''), remarks];
}

/** The calls for histories, without those for today only, which count one's own decisions. */
const requestedRanges = async (world: World) =>
  (await world.asked('listRegistrationHistory'))
    .filter(({ headers: { datefrom, dateto } }) => datefrom !== day(0) || dateto !== day(0))
    .map(({ headers }) => [headers.datefrom, headers.dateto, headers.filterby, headers.reapprove].join(' '));

const pagesOf = async (data: Uint8Array) => {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
};

/** Removes white space, because a PDF does not reliably contain it. */
const dense = (...texts: string[]) => texts.join('').replace(/\s+/g, '');

/** The rows of a page including its header, found by the position of each text, and the text above the table. */
async function tableOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ disableNormalization: true });
  const seen = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const texts = seen.map(({ str, transform: [, , , , x, y] }) => ({ str, x: Math.round(x), y: Math.round(y) }));
  const top = texts.find(({ str }) => str === DECIDED_COLUMNS[0])?.y ?? 0;
  const lefts = texts.filter(({ y }) => y === top).map(({ x }) => x);
  const rows: string[][] = [];
  // Leaves out the page number at the bottom.
  for (const { str, x } of texts.filter(({ y }) => y <= top && y > 40)) {
    const column = lefts.findLastIndex((left) => left <= x);
    if (column === 0) rows.push(FILE_COLUMNS.map(() => ''));
    const row = rows.at(-1) ?? [];
    row[column] += dense(str);
  }
  return { rows, above: dense(...texts.filter(({ y }) => y > top).map(({ str }) => str)) };
}

/** Draws a page, and measures how much of it is dark. */
async function drawn(page: PDFPageProxy) {
  const viewport = page.getViewport({ scale: 1.5 });
  const drawing = createCanvas(viewport.width, viewport.height);
  const canvas = drawing as unknown as HTMLCanvasElement;
  await page.render({ canvas, canvasContext: canvas.getContext('2d') as CanvasRenderingContext2D, viewport }).promise;
  const { data } = drawing.getContext('2d').getImageData(0, 0, drawing.width, drawing.height);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 128).length;
  return { png: drawing.toBuffer('image/png'), ink: (dark * 4) / data.length };
}

test('Excel has the rows posted or approved in a range, or the shown rows', async ({ page, world, enterAs }) => {
  await enterAs(people.firstBrandApd, './dashboard?tab=history&status=approved&sort=name');
  await test.step('Posted registrations are requested a week at a time', async () => {
    await total(page, own(-2, 0).filter(({ status }) => status === 'A').length);
    const before = (await requestedRanges(world)).length;
    const both = answered(-12, -2, 'POSTED').filter(({ status }) => status === 'A');
    const mine = both.filter(({ avegatag }) => !avegatag);
    expect(both.length).toBeGreaterThan(mine.length);
    await open(page, 'Excel(XLSX)');
    await choose(page, 'Posted', day(-12), day(-2));
    const report = await sheetsOf((await saved(page)).bytes);
    expect((await requestedRanges(world)).slice(before)).toEqual(
      [
        [-8, -2],
        [-12, -8],
      ].map(([from, to]) => `${day(from ?? 0)} ${day(to ?? 0)} POSTED FALSE`),
    );
    expect(report.rows).toEqual(mine.map((each) => written(each)));
    const filter = `Filter: Approval History · Posted ${fileDay(-12)} to ${fileDay(-2)} · Status approved`;
    expect(report.about.slice(1, 3)).toEqual([filter, `Rows: ${mine.length}`]);
  });
  await test.step('So are reapproved ones', async () => {
    await tab(page, 'Reapproved History').click();
    await total(page, own(-2, 0, 'APPROVED', true).length);
    await open(page, 'Excel(XLSX)');
    await choose(page, 'Approved', day(-1), day(0));
    const again = await sheetsOf((await saved(page)).bytes);
    expect((await requestedRanges(world)).at(-1)).toBe(`${day(-1)} ${day(0)} APPROVED TRUE`);
    expect(again.titles).toEqual([...REAPPROVED_COLUMNS, REMARKS]);
    expect(again.rows).toEqual(own(-1, 0, 'APPROVED', true).map((each) => written(each, REAPPROVED_COLUMNS)));
    expect(again.about[1]).toBe(`Filter: Reapproved History · Approved ${fileDay(-1)} to ${fileDay(0)}`);
  });
  await test.step('The shown columns and the rows of all pages, and the remarks', async () => {
    const latestFirst = (one: Registration, other: Registration) => (one.increment_id < other.increment_id ? 1 : -1);
    const all = own(-2, 0).sort(latestFirst);
    const visible = DECIDED_COLUMNS.filter((title) => !['Gender', 'Registration Attempts'].includes(title));
    await follow(page, './dashboard?rows=20');
    await expect(rows(page)).toHaveCount(20);
    await expect(control(page)).toHaveCount(0);
    await tab(page, 'Approval History').click();
    await total(page, all.length);
    await press(main(page), 'Columns');
    // Blueprint draws its own box over the real checkbox, so the script clicks the text, as a person does.
    const chooser = page.getByRole('group', { name: 'Columns' });
    for (const title of ['Gender', 'Registration Attempts']) await chooser.getByText(title, { exact: true }).click();
    await page.keyboard.press('Escape');
    for (const sort of ['ascending', 'descending']) {
      await press(main(page), 'Counter');
      await expect(page.getByRole('columnheader', { name: 'Counter' })).toHaveAttribute('aria-sort', sort);
    }
    await open(page, 'Excel(XLSX)');
    const exportAnswer = page.waitForResponse((response) => response.url().endsWith('/exports'));
    const { name, bytes } = await saved(page, 'Ñ 👍 =1+1');
    await test.step('The audit log records the export', async () => {
      const response = await exportAnswer;
      expect(response.status()).toBe(204);
      expect(response.request().postDataJSON()).toEqual({
        title: 'KYC Report',
        rows: all.length,
        format: 'xlsx',
      });
    });
    await expect(control(page)).toBeFocused();
    expect(name).toBe('Ñ 👍 =1+1.xlsx');
    const report = await sheetsOf(bytes);
    expect(report.titles).toEqual([...(await page.getByRole('columnheader').allTextContents()), REMARKS]);
    expect(report.rows).toEqual(all.map((each) => written(each, visible)));
    const shown = await rows(page).locator('td:nth-child(2)').allTextContents();
    expect(report.rows.slice(0, 20).map((row) => row[1])).toEqual(shown);
    for (const { fullName } of [decided.formulaToday, decided.emojiToday, decided.longNameYesterday]) {
      expect(report.rows.map((row) => row[2])).toContain(fullName);
    }
    const when = `^Exported by ${people.firstBrandApd} at ${fileDay(0)} \\d+:\\d\\d [AP]M$`;
    const filter = `Filter: Approval History · ${fileDay(-2)} to ${fileDay(0)}`;
    expect(report.about).toEqual(['KYC Report', filter, `Rows: ${all.length}`, expect.stringMatching(when)]);
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(`<v>${decided.formulaToday.fullName}</v>`);
    expect(sheet).not.toMatch(/<f[ >/]|<hyperlink/);
  });
});

test('PDF has the same on landscape legal pages; a search result, an empty result, and names not allowed for files', async ({
  page,
  enterAs,
}) => {
  const { lastname, accountno, fullName } = decided.searchable;
  const nothing = '<script>alert(1)</script>';
  const text = '00020';
  const all = own(-6, 0).filter((each) => `${each.accountno} ${each.increment_id}`.includes(text));
  all.sort((one, other) => (one.approved_date ?? '').localeCompare(other.approved_date ?? ''));
  await enterAs(people.firstBrandApd, `./dashboard?tab=history&from=${isoDay(-6)}&to=${isoDay(0)}&sort=approved`);
  await search(page).fill(text);
  await total(page, all.length);
  await open(page, 'PDF');
  const { name, bytes } = await saved(page);
  expect(name).toBe(`KYC Report ${fileDay(-6)} to ${fileDay(0)}.pdf`);
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const { view } of pages) expect(view).toEqual([0, 0, 1008, 612]);
  const tables = await Promise.all(pages.map(tableOf));
  for (const { rows: found } of tables) expect(found.shift()).toEqual(FILE_COLUMNS.map((title) => dense(title)));
  const inPdf = (cell: string | number) => dense(String(cell).replace(/^(\d\d)\/(\d\d)\/(?=\d{4} )/, '$1-$2-'));
  const wanted = all.map((each) => written(each).map(inPdf));
  const found = tables.flatMap(({ rows }) => rows.map((row) => row.map((cell) => dense(String(withoutTime(cell))))));
  expect(found).toEqual(wanted);
  const filter = `Filter: Approval History · ${fileDay(-6)} to ${fileDay(0)} · Search '${text}'`;
  const stamp = dense('KYC Report', filter, `Rows: ${all.length}Exported by ${people.firstBrandApd} at ${fileDay(0)}`);
  expect(tables[0]?.above).toContain(stamp);
  const { png, ink } = await drawn(pages[0] as PDFPageProxy);
  await test.info().attach('first page', { body: png, contentType: 'image/png' });
  expect(ink).toBeGreaterThan(0.01);
  expect(ink).toBeLessThan(0.3);
  await test.step('The result of Advanced Search', async () => {
    await follow(page, `./dashboard?tab=history#find=${encodeURIComponent(lastname)}`);
    await total(page, 1);
    await open(page, 'Excel(XLSX)');
    const found = await saved(page, 'a/b:c?.xlsx');
    expect(found.name).toBe('a b c.xlsx');
    const report = await sheetsOf(found.bytes);
    expect(report.rows.map((row) => [row[1], row[2]])).toEqual([[accountno, fullName]]);
    expect(report.rows[0]?.[7]).toMatch(new RegExp(`^${day(-45)} `));
    expect(report.about[1]).toBe(`Filter: Approval History · Advanced Search '${lastname}'`);
  });
  await test.step('An empty result, and a name that is too long', async () => {
    await search(page).fill(nothing);
    await total(page, 0);
    await open(page, 'Excel(XLSX)');
    const empty = await saved(page, '../../.xlsx');
    expect(empty.name).toBe('report.xlsx');
    const { titles, rows: none, about } = await sheetsOf(empty.bytes);
    expect([titles, none, about[2]]).toEqual([FILE_COLUMNS, [], 'Rows: 0']);
    expect(about[1]).toContain(`Search '${nothing}'`);
    await open(page, 'PDF');
    const { name, bytes } = await saved(page, `${'ñ'.repeat(246)}.pdf`);
    expect(name).toMatch(/^ñ{50,120}\.pdf$/);
    const [only] = await pagesOf(bytes);
    const { items = [] } = (await only?.getTextContent()) ?? {};
    expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('There are no rows to export.');
  });
});

test('the required fields of the dialog; an export that fails or is stopped can be tried again', async ({
  page,
  world,
  enterAs,
}) => {
  const breaks = (fault: Parameters<World['breaks']>[1]) => world.breaks('listRegistrationHistory', fault);
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  const stays = async () => {
    const typed = { 'File name': 'Mine', 'Filter type': 'APPROVED', 'Date from': day(-27), 'Date to': day(0) };
    await expect(submit(page)).toBeEnabled();
    for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
    expect(downloads).toEqual([]);
  };
  await enterAs(people.firstBrandApd, './dashboard?tab=reapproved');
  await total(page, own(-2, 0, 'APPROVED', true).length);
  await open(page, 'PDF');
  await expect(fileName(page), 'the range on screen').toHaveValue(`KYC Report ${fileDay(-2)} to ${fileDay(0)}`);
  await expect(field(page, 'Filter type').getByRole('option')).toHaveText(['As shown', 'Posted', 'Approved']);
  await expect(field(page, 'Date from')).toHaveCount(0);
  await field(page, 'Filter type').selectOption('Posted');
  for (const [name, value] of Object.entries({ 'Date from': day(-2), 'Date to': day(0) }))
    await expect(field(page, name), 'the range on screen').toHaveValue(value);
  await field(page, 'Date from').fill(day(0));
  await expect(fileName(page), 'it follows the range').toHaveValue(`KYC Report ${fileDay(0)}`);
  const [today, before] = [day(0), day(-1)];
  for (const dates of ['|', `${before}|`, `|${before}`, `02/30/2026|${today}`]) {
    const [first = '', last = ''] = dates.split('|');
    await fileName(page).fill(first ? '' : '   ');
    await choose(page, 'Posted', before, today);
    await fileName(page).press('Enter');
    await expect(problem(page)).toHaveText('Please input your filename');
    await choose(page, 'Approved', first, last);
    await submit(page).click();
    await expect(problem(page).filter({ hasText: 'Please pick date range' })).toBeVisible();
  }
  await fileName(page).fill('Mine');
  await choose(page, 'Approved', today, before);
  await submit(page).click();
  await expect(problem(page)).toHaveText('Start date must not be after End date.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  expect(await requestedRanges(world)).toHaveLength(1);
  await test.step('Stopped, without an error and with everything that was typed', async () => {
    await tab(page, 'Approval History').click();
    await total(page, own(-2, 0).length);
    await open(page, 'Excel(XLSX)');
    await fileName(page).fill('Mine');
    await choose(page, 'Approved', day(-27), day(0));
    await breaks({ held: true });
    await submit(page).click();
    await expect(fileName(page)).toBeDisabled();
    await expect(cancel(page)).toBeFocused();
    await cancel(page).press('Enter');
    await stays();
    await expect(problem(page)).toHaveCount(0);
  });
  await test.step('Failed in the middle', async () => {
    const before = (await requestedRanges(world)).length;
    await breaks({ latencyMs: 1000 });
    await submit(page).click();
    await expect.poll(async () => (await requestedRanges(world)).length).toBeGreaterThan(before + 1);
    await breaks({ status: 500 });
    await expect(problem(page)).toHaveText('Internal Server Error');
    await stays();
  });
  await test.step('Tried again', async () => {
    await world.repairs('listRegistrationHistory');
    const { name, bytes } = await saved(page);
    expect(name).toBe('Mine.xlsx');
    expect((await sheetsOf(bytes)).rows).toEqual(own(-27, 0).map((each) => written(each)));
    expect(downloads).toHaveLength(1);
  });
});

test.describe('thousands of rows', () => {
  test.use({ scenario: 'large' });
  test('the page stays quick while they are written, and stopping leaves nothing behind', async ({ page, enterAs }) => {
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await enterAs(people.firstBrandApd, `./dashboard?tab=history&from=${isoDay(-6)}&to=${isoDay(0)}`);
    await expect(rows(page)).toHaveCount(10);
    await open(page, 'PDF');
    // Counts turns of the event loop and not time, because on a busy machine every pause is long.
    await page.evaluate('globalThis.turns = 0; setInterval(() => { turns += 1; }, 5); undefined');
    const progress = dialog(page).getByRole('progressbar', { name: 'Rows written' });
    const stopped = whenRowsAreWritten(page, 'Cancel');
    await submit(page).click();
    expect(await stopped).toMatch(/^[1-9][\d,]* of [\d,]{5,}$/);
    await expect(progress).toHaveCount(0);
    await expect(submit(page)).toBeEnabled();
    expect(await page.evaluate<number>('turns'), 'turns that the page had meanwhile').toBeGreaterThan(20);
    await cancel(page).click();
    const account = await rows(page).first().getByRole('cell').nth(1).innerText();
    await search(page).fill(account);
    await total(page, 1);
    expect(downloads).toEqual([]);
    await open(page, 'Excel(XLSX)');
    expect((await sheetsOf((await saved(page)).bytes)).rows.map((row) => row[1])).toEqual([account]);
  });
});
