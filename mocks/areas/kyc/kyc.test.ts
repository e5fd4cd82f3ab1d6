import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, dayOf, momentOf, writtenDay } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { type Fixture, fixtures } from './fixtures';

let world: World;
let ask: ReturnType<typeof askingAs>;

const open = (scenario: string) => {
  world = worldIn(scenario);
  ask = askingAs(world, 'jose.reyes@lumina.example');
};
beforeEach(() => open('default'));

const pending = (recordstart: number, recordend: number, avega: '0' | '1' = '0') =>
  ask('listPendingRegistrations', {
    headers: { recordstart: String(recordstart), recordend: String(recordend), avega },
  }).body;
const day = (ago: number) => writtenDay(dayOf(world.now() - ago * DAY_MS));
const history = (from: number, to: number, differing: object = {}) =>
  ask('listRegistrationHistory', {
    headers: { datefrom: day(from), dateto: day(to), filterby: 'APPROVED', reapprove: 'FALSE', ...differing },
  }).body?.data ?? [];
const decide = (
  { recordid, fullName, email }: Fixture,
  status: 'A' | 'D',
  remarks = '',
  notification: '0' | '1' = '0',
  approved_by = 'jose.reyes@lumina.example',
) =>
  ask('saveDecision', {
    body: {
      Value: {
        memberid: recordid,
        status,
        approved_by,
        remarks,
        special_instructions: '',
        fullname: fullName,
        email,
        reapprove_notification: notification,
      },
    },
  });
const reapprove = ({ recordid, fullName, email }: Fixture) =>
  ask('reapproveRegistration', { body: { Value: { memberid: recordid, email, fullname: fullName } } });

it('pages the queue of each brand without gaps', () => {
  const all = pending(0, 137).data;
  const pages = [0, 50, 100].flatMap((start) => pending(start, start + 50).data);
  expect(pages).toEqual(all);
  expect(pending(137, 147)).toEqual({ data: [], recordcount: 137 });
  expect(pending(0, 10, '1').recordcount).toBe(64);
});

it('moves a decided registration from the queue to the history, once', () => {
  const { matching } = fixtures.pending;
  expect(decide(matching, 'A').example).toBe('default');
  expect(pending(0, 200).recordcount).toBe(136);
  // Shortly after midnight "a moment ago" was yesterday.
  const decided = history(1, 0).find(({ recordid }) => recordid === matching.recordid);
  expect(decided).toMatchObject({ status: 'A' });
  expect(decide(matching, 'D', 'Too late').example).toBe('alreadyDecided');
});

it('opens a disapproval for reapproval when a notification was promised', () => {
  const { matching, accents } = fixtures.pending;
  expect(decide(matching, 'D').example).toBe('remarksMissing');
  decide(matching, 'D', 'Name does not match our records', '1');
  decide(accents, 'D', 'Duplicate registration', '0');
  expect(reapprove(accents).example).toBe('notForReapproval');
  expect(reapprove(matching).example).toBe('default');
  expect(reapprove(matching).example).toBe('alreadyReapproved');
  expect(history(0, 0, { reapprove: 'TRUE' })[0]).toMatchObject({
    recordid: matching.recordid,
    remarks: 'Name does not match our records',
    reapproved_by: 'jose.reyes@lumina.example',
  });
});

it('decided-elsewhere: a colleague decides a moment before', () => {
  open('decided-elsewhere');
  const { matching } = fixtures.pending;
  const refusal = decide(matching, 'D', 'Blurred or missing selfie');
  expect(JSON.parse(JSON.parse(refusal.body)).message).toMatch(
    /^The application has already been approved by paolo\.garcia@lumina\.example on \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M\.$/,
  );
  // Shortly after midnight "a moment ago" was yesterday.
  const decided = history(1, 0).find(({ recordid }) => recordid === matching.recordid);
  expect(decided).toMatchObject({ status: 'A' });
  expect(String(decided?.approved_date) < momentOf(world.now())).toBe(true);
});

it('own-store: the AXA domain is off', () => {
  open('own-store');
  expect(ask('getFeatureFlag', { headers: { name: 'ENABLE_AXADOMAIN' } }).example).toBe('off');
});
