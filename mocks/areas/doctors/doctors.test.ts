import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { type Fixture, fixtures } from './fixtures';

const WHO = 'ramon.bautista@lumina.example';
let world: World;
let ask: ReturnType<typeof askingAs>;

const open = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, WHO);
};
beforeEach(() => open('default'));

const pending = () => ask('listPendingDoctors').body?.data ?? [];
const history = () => ask('listDoctorHistory').body?.data ?? [];
const recordIn = (list: ReturnType<typeof history>, { docuserId }: Fixture) =>
  list.find(({ Docuser_ID }) => Docuser_ID === docuserId);
const search = (searchtext: string) =>
  (ask('searchDoctors', { headers: { searchtext } }).body?.data ?? []).map(({ Docuser_ID }) => Docuser_ID);
const files = ({ docuserId }: Fixture) =>
  ask('listDoctorFiles', { body: { Value: { doctor_id: docuserId, file_type: 'prcid' } } });
const imageAt = (imagepath: string) => ask('getDoctorImage', { headers: { imagepath } });
const messageOf = ({ body }: { body: string }): string => JSON.parse(JSON.parse(body)).message;
const decide = (
  { docuserId, fullName, email, prcNumber }: Pick<Fixture, 'docuserId' | 'fullName' | 'email' | 'prcNumber'>,
  status: 'A' | 'D',
  remarks = '',
  approved_by = WHO,
) =>
  ask('decideDoctorApplication', {
    body: {
      Value: {
        DOCUSER_ID: docuserId,
        approved_by,
        email,
        fullname: fullName,
        prcnumber: prcNumber,
        reapprove_notification: '0',
        remarks,
        status,
      },
    },
  });
const saveBank = ({ drCode, email }: Fixture, bankacct = '001234567890', swiftcode = 'BOPIPHMM') =>
  ask('saveDoctorBankDetails', { body: { Value: { drcode: drCode, swiftcode, bankacct, postedby: WHO, email } } });

it('moves a decided application to the top of the history, with reviewer and time', () => {
  const { matching, numberDiffers } = fixtures.pending;
  expect(decide(matching, 'A').example).toBe('default');
  expect(decide(numberDiffers, 'D', 'PRC number does not match the licence').example).toBe('default');
  expect(pending()).toHaveLength(88);
  const [latest, former] = history();
  expect(latest).toMatchObject({
    Docuser_ID: numberDiffers.docuserId,
    RegStatus: 'D',
    remarks: 'PRC number does not match the licence',
    Approvedby: WHO,
  });
  expect(former).toMatchObject({ Docuser_ID: matching.docuserId, RegStatus: 'A', remarks: null, bankacct: '' });
  const secondsAgo = (world.now() - Date.parse(`${latest?.Approveddate}+08:00`)) / 1000;
  expect(Math.abs(secondsAgo)).toBeLessThan(5);
  expect(ask('listDoctorExportRows').body.data).toEqual(history());
});

it('lists the later of two decisions at the same moment first', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(world.now());
  onTestFinished(() => clock.mockRestore());
  const { first, second, third } = fixtures.pending;
  for (const fixture of [second, third, first]) decide(fixture, 'A');
  const latest = history().slice(0, 3);
  expect(latest.map(({ Docuser_ID }) => Docuser_ID)).toEqual([first, third, second].map(({ docuserId }) => docuserId));
});

it("dates a decision by the world's clock", () => {
  world.clockOffsetMs = 3 * DAY_MS;
  decide(fixtures.pending.matching, 'A');
  const daysOn = (Date.parse(`${history()[0]?.Approveddate}+08:00`) - Date.now()) / DAY_MS;
  expect(daysOn).toBeCloseTo(3, 2);
});

it('refuses a second decision, and names the first reviewer', () => {
  const { matching } = fixtures.pending;
  decide(matching, 'D', 'Licence is expired');
  const refusal = decide(matching, 'A', '', 'rowena.ibanez@lumina.example');
  expect(refusal.example).toBe('alreadyDecided');
  expect(messageOf(refusal)).toMatch(
    /^The application has already been disapproved by ramon\.bautista@lumina\.example on \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M\.$/,
  );
  expect(recordIn(history(), matching)?.RegStatus).toBe('D');
  expect(decide(fixtures.decided.approvedLast, 'D', 'Too late').example).toBe('alreadyDecided');
});

it('requires a reason for a disapproval, and an existing application', () => {
  const { matching } = fixtures.pending;
  expect(decide(matching, 'D', ' \n').example).toBe('remarksMissing');
  expect(recordIn(pending(), matching)).toBeDefined();
  expect(decide({ ...matching, docuserId: 999_999 }, 'A').example).toBe('unknown');
});

it('saves the bank details of an approved doctor, also repeatedly', () => {
  const { matching } = fixtures.pending;
  expect(saveBank(matching).example).toBe('notApproved');
  decide(matching, 'A');
  expect(saveBank(matching).example).toBe('default');
  expect(saveBank(matching).example).toBe('default');
  expect(recordIn(history(), matching)).toMatchObject({ bankacct: '001234567890', swiftcode: 'BOPIPHMM' });
  expect(saveBank(matching, '99887766554433', 'BNORPHMMXXX').example).toBe('default');
  expect(recordIn(history(), matching)).toMatchObject({ bankacct: '99887766554433', swiftcode: 'BNORPHMMXXX' });
  expect(saveBank(fixtures.decided.bankMissing).example).toBe('default');
});

it('saves no bank details for disapproved doctors or secretaries', () => {
  expect(saveBank(fixtures.decided.disapprovedLast).example).toBe('notApproved');
  const { matching, secretary } = fixtures.pending;
  decide(secretary, 'A');
  const codeBetween = `DR${Number(matching.drCode.slice(2)) + 1}`;
  const codeOfSecretary = `DR${Number(matching.drCode.slice(2)) + 3 * (secretary.docuserId - matching.docuserId)}`;
  for (const drCode of [codeBetween, codeOfSecretary, 'DR99999', 'DR', '-1']) {
    expect(saveBank({ ...secretary, drCode }).example).toBe('unknownDoctor');
  }
});

it('keeps the earlier bank details of a returning doctor', () => {
  const { returning } = fixtures.pending;
  const before = recordIn(pending(), returning)?.bankacct;
  expect(before).toMatch(/^\d+$/);
  decide(returning, 'A');
  expect(recordIn(history(), returning)?.bankacct).toBe(before);
});

it('finds applications of any status by every key, with names in any order and without accents', () => {
  const { searchable } = fixtures.decided;
  for (const text of ['nigo teofilo', 'Maglangit-Ñigo', searchable.prcNumber, searchable.email, searchable.drCode]) {
    expect(search(text)).toEqual([searchable.docuserId]);
  }
  const { accents } = fixtures.pending;
  expect(search(accents.incrementalId)).toEqual([accents.docuserId]);
  expect(search('nobody of that name')).toEqual([]);
  expect(search(' ')).toEqual([]);
  expect(search('a')).toHaveLength(500);
});

it('offers a dozen remarks with notification digits', () => {
  const { data } = ask('listDoctorRemarks').body;
  expect(data).toHaveLength(12);
  expect(new Set(data.map(({ reapp_notif }) => reapp_notif))).toEqual(new Set(['0', '1', '2']));
  expect(data.filter(({ reapp_notif }) => reapp_notif === '2')).toHaveLength(1);
});

it('serves only the pictures that it lists', () => {
  const { matching, noFiles, noSelfie } = fixtures.pending;
  for (const { path } of files(matching).body.data) expect(imageAt(path).status).toBe(200);
  expect(files(noFiles).example).toBe('fileDoesNotExist');
  for (const path of [`doctors/${noSelfie.docuserId}/selfie.png`, 'doctors/1/selfie.png', '../../etc/passwd']) {
    expect(imageAt(path)).toMatchObject({ status: 404, example: 'fileDoesNotExist' });
  }
});

it('does not change other worlds', () => {
  decide(fixtures.pending.matching, 'A');
  saveBank(fixtures.pending.matching);
  open('default');
  expect(pending()).toHaveLength(90);
  expect(recordIn(pending(), fixtures.pending.matching)?.bankacct).toBe('');
});
