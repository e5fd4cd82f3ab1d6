import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, dayOf, writtenDay } from '../../manilaTime';
import { askingAs, worldIn } from '../../testing';
import type { World } from '../../worlds/world';
import { kyc } from '.';
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
const search = (searchtext: string) =>
  (ask('searchRegistrations', { headers: { searchtext } }).body?.data ?? []).map(({ recordid }) => recordid);
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

it('filters the history by the day of decision, posting or reapproval', () => {
  const decided = history(3, 1);
  expect(decided.length).toBeGreaterThan(50);
  const moments = decided.map(({ approved_date }) => approved_date ?? '');
  for (const moment of moments) {
    expect(moment >= dayOf(world.now() - 3 * DAY_MS) && moment < dayOf(world.now())).toBe(true);
  }
  expect(moments).toEqual(moments.toSorted().reverse());
  for (const { posted_date } of history(9, 9, { filterby: 'POSTED' })) {
    expect(posted_date.slice(0, 10)).toBe(dayOf(world.now() - 9 * DAY_MS));
  }
  const reapproved = history(0, 0, { reapprove: 'TRUE' });
  expect(reapproved.map(({ recordid }) => recordid)).toContain(fixtures.decided.reapprovedToday.recordid);
  for (const { reapproved_date } of reapproved) expect(reapproved_date?.slice(0, 10)).toBe(dayOf(world.now()));
});

it('searches by names in any order and without accents, and by every other key', () => {
  const { searchable } = fixtures.decided;
  for (const text of ['narra crispulo', 'Quiambao-Ñarra', searchable.accountno, searchable.email]) {
    expect(search(text)).toEqual([searchable.recordid]);
  }
  expect(search(fixtures.pending.emoji.incrementalId)).toEqual([fixtures.pending.emoji.recordid]);
  expect(search('nobody of that name')).toEqual([]);
  expect(search(' ')).toEqual([]);
  expect(search('a')).toHaveLength(500);
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

it('does not change other worlds', () => {
  decide(fixtures.pending.matching, 'A');
  open('default');
  expect(pending(0, 10).recordcount).toBe(137);
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
});

it('decided-elsewhere: the colleague is never the reviewer who asks', () => {
  open('decided-elsewhere');
  const { matching } = fixtures.pending;
  const refusal = decide(matching, 'A', '', '0', 'paolo.garcia@lumina.example');
  expect(refusal.body).toContain('approved by jose.reyes@lumina.example');
});

it('saves a rotated picture, and refuses a file that is not a picture', () => {
  const path = `kyc/${fixtures.pending.turnedId.recordid}/govid.png`;
  const picture = () => ask('getImage', { headers: { imagepath: path } }).body;
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString('base64');
  const save = (base64: string) =>
    ask('saveImageForm', { body: { base64, Image_datails: JSON.stringify({ filepath: path }) } });
  const before = picture();
  expect(save(Buffer.from('<svg/>').toString('base64')).example).toBe('notAPicture');
  expect(picture()).toEqual(before);
  expect(save(jpeg).body).toEqual({ success: true, base64: jpeg });
  expect(Buffer.from(picture()).toString('base64')).toBe(jpeg);
  expect(ask('getImage', { headers: { imagepath: '../../etc/passwd' } }).status).toBe(404);
});

it('is empty in the scenario empty', () => {
  open('empty');
  expect(ask('listPendingRegistrations', { headers: { recordstart: '0', recordend: '10', avega: '0' } }).example).toBe(
    'empty',
  );
  expect(history(120, 0)).toEqual([]);
  expect(search('dela cruz')).toEqual([]);
});

it('returns the last page of a hundred thousand', () => {
  open('large');
  const page = pending(99_990, 100_000);
  expect([page.recordcount, page.data.length]).toEqual([100_000, 10]);
  const ids = page.data.map(({ incremental_id }) => incremental_id);
  expect(ids).toEqual([...new Set(ids)].sort());
  const someDay = history(40, 40);
  expect(someDay.length).toBeGreaterThan(900);
  expect(someDay.filter(({ avegatag }) => !avegatag).length).toBeGreaterThan(someDay.length * 0.8);
  expect(world.state(kyc).register.decided).toHaveLength(100_000);
});
