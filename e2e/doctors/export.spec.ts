// The Doctors Report: exports the shown rows, or those posted or approved in a range of days; the files are read back.
import type { Page } from '@playwright/test';
import { fixtures } from '../../mocks/areas/doctors/fixtures';
import type { Application } from '../../mocks/areas/doctors/model';
import { historyOf, seedState } from '../../mocks/areas/doctors/state';
import { writtenDay } from '../../mocks/manilaTime';
import { fullNameOf } from '../../mocks/seeding/text';
import { day, expect, isoDay, people, press, test, toastShown, total } from '../fixtures';
import { exportAs, type FileType, reportIn, savedBy, timedDay, withoutTime } from '../helpers/files';
import { DECIDED_COLUMNS, follow } from './desk';

const { decided } = fixtures;
const SHEET = 'doctors_report';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Doctors Report' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

async function open(page: Page, kind: FileType): Promise<void> {
  await exportAs(page, kind);
  await expect(field(page, 'File name')).toBeFocused();
}

async function choose(page: Page, type: 'Posted' | 'Approved', first: string, last: string): Promise<void> {
  await field(page, 'Filter type').selectOption(type);
  await field(page, 'Date from').fill(first);
  await field(page, 'Date to').fill(last);
}

async function saved(page: Page, action = 'Export') {
  const file = await savedBy(page, () => press(dialog(page), action));
  await toastShown(page, 'Report saved');
  await expect(dialog(page)).toBeHidden();
  return file;
}

/** The form of days in the files. */
const fileDay = (daysFromToday: number) => day(daysFromToday).replaceAll('/', '-');

const history = () => historyOf(seedState(Date.now()));
const numberOf = ({ incremental_id }: Application) => incremental_id.slice(6, 12);
const nameOf = ({ Lastname, Firstname, MidName }: Application) =>
  fullNameOf({ lastname: Lastname, firstname: Firstname, middlename: MidName });

const STATUSES: Record<string, string> = { A: 'APPROVED', D: 'DISAPPROVED' };

/** The cells of an application in a file; the server adds the time of day. */
const written = (each: Application) => [
  numberOf(each),
  nameOf(each),
  expect.stringMatching(
    `^${STATUSES[each.RegStatus] ?? 'Waiting'} by ${each.Approvedby} at ${writtenDay(each.Approveddate ?? '')} `,
  ),
  each.Approvedby ?? '',
  timedDay(each.Approveddate ?? ''),
  each.DrCode === '' ? 'Not needed' : each.RegStatus === 'A' ? (each.bankacct ? 'On record' : 'Missing') : '',
  { DOCTOR: 'Doctor', SECRETARY: 'Secretary' }[each.Role] ?? '',
  each.DrType,
  each.PRCnumber,
  each.DrCode,
  each.Email,
  timedDay(each.Posted_date),
  each.RegStatus === 'D' ? (each.remarks ?? '') : '',
];

test('Excel has all pages as they are shown, and the remarks, or a range of days, which the server is asked for', async ({
  page,
  world,
  enterAs,
}) => {
  const all = history();
  await enterAs(people.doctorsDepartment, './docdashboard?tab=history');
  await total(page, all.length);
  await open(page, 'Excel(XLSX)');
  await expect(field(page, 'File name')).toHaveValue('Doctors Report');
  const file = await saved(page);
  expect(file.name).toBe('Doctors Report.xlsx');
  const report = await reportIn(file, SHEET);
  expect(report.titles).toEqual([...DECIDED_COLUMNS, 'Disapproval Remarks']);
  expect(report.rows).toHaveLength(all.length);
  expect(report.rows.slice(0, 40).map((row) => row.map(withoutTime))).toEqual(all.slice(0, 40).map(written));
  await test.step('Text that looks like a formula stays text', () => {
    const names = report.rows.map(([, name]) => name);
    for (const { fullName } of [decided.formula, decided.emoji, decided.script, decided.longName, decided.rightToLeft])
      expect(names).toContain(fullName);
  });
  await test.step('The second sheet says what the report contains, and who made it', () => {
    expect(report.about).toEqual([
      'Doctors Report',
      'Filter: Approval History',
      `Rows: ${all.length}`,
      expect.stringMatching(`^Exported by ${people.doctorsDepartment} at ${fileDay(0)} \\d+:\\d\\d [AP]M$`),
    ]);
  });
  expect(await world.asked('listDoctorExportRows'), 'no other rows are asked for').toEqual([]);
  await follow(page, './docdashboard?tab=history&status=approved');
  await total(page, history().filter(({ RegStatus }) => RegStatus === 'A').length);
  const [first, last] = [day(-5), day(-2)];
  const within = (moment: string | null) => {
    const of = (moment ?? '').slice(0, 10);
    return of >= isoDay(-5) && of <= isoDay(-2);
  };
  for (const [type, dateOf] of [
    ['Posted', ({ Posted_date }: Application) => Posted_date],
    ['Approved', ({ Approveddate }: Application) => Approveddate],
  ] as const) {
    await test.step(`${type}, of the status that is chosen`, async () => {
      const wanted = history().filter((each) => each.RegStatus === 'A' && within(dateOf(each)));
      expect(wanted.length).toBeGreaterThan(5);
      await open(page, 'Excel(XLSX)');
      await choose(page, type, first, last);
      const report = await reportIn(await saved(page), SHEET);
      expect(report.rows.map(([counter]) => counter)).toEqual(wanted.map(numberOf));
      expect(report.about[1]).toBe(
        `Filter: Approval History · ${type} ${fileDay(-5)} to ${fileDay(-2)} · Status approved`,
      );
    });
  }
  expect(await world.asked('listDoctorExportRows')).toHaveLength(2);
});
