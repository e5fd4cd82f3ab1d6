import { beforeEach, expect, it } from 'vitest';
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
