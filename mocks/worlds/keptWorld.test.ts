import { afterEach, expect, it, vi } from 'vitest';
import { fixtures as accounts } from '../areas/accounts/fixtures';
import { sessionStore } from '../areas/session/state';
import type { KeptWorld } from '../control/controlSchemas';
import { DAY_MS, dayOf, writtenDay } from '../manilaTime';
import { sendOtp } from '../oneTimePasswords';
import { DEMO_PASSWORD } from '../people';
import { scenarios } from '../scenarios';
import { askingAs, worldIn } from '../testing';
import { scenarioOfKeptWorld, toKeptWorld } from './keptWorld';
import { World } from './world';

afterEach(() => {
  vi.restoreAllMocks();
});

const WHO = 'maria.santos@lumina.example';
const ACCOUNT = { acct: accounts.first.acct, contract: '2026-000001' };
const NEW = 'Signature is missing';

const basisOf = (name: string) => scenarios.find((scenario) => scenario.name === name) ?? scenarios[0];
/** Goes through JSON, as a file does. */
const written = (world: World): KeptWorld => JSON.parse(JSON.stringify(toKeptWorld(world)));
const opened = (world: KeptWorld, when: 'then' | 'today') => {
  const basis = basisOf(world.scenario);
  return new World('opened', scenarioOfKeptWorld(world, basis, basis, when));
};

/** Adds a remark, approves a member and excludes a bank of an account. */
function change(world: World): World {
  const ask = askingAs(world, WHO);
  const { acct, contract } = ACCOUNT;
  ask('addRemark', { body: { Value: { remarks: NEW, special_instructions: '', posted_by: WHO, reappnotif: '0' } } });
  const { recordid: memberid = 0, email = '' } = pendingIn(world)[0] ?? {};
  const decision = { memberid, email, fullname: '', approved_by: WHO, remarks: '', special_instructions: '' };
  ask('saveDecision', { body: { Value: { ...decision, reapprove_notification: '0', status: 'A' } } });
  const bank = ask('listAccountBanks', { headers: { acct, contract } }).body.data[0];
  const Corp_RIBanksID = bank?.Corp_RIBanksID ?? 0;
  ask('updateAccountBank', { body: { Value: { Corp_RIBanksID, editedby: WHO, excl: 'X' } } });
  return world;
}

const pendingIn = (world: World) =>
  askingAs(world, WHO)('listPendingRegistrations', {
    headers: { avega: '0', recordstart: '0', recordend: '500' },
  }).body?.data ?? [];
const decidedOn = (world: World, day: string) =>
  askingAs(world, WHO)('listRegistrationHistory', {
    headers: { datefrom: writtenDay(day), dateto: writtenDay(day), filterby: 'APPROVED', reapprove: 'FALSE' },
  }).body?.data ?? [];
const remarksIn = (world: World) => askingAs(world, WHO)('listRemarks').body?.data ?? [];
const banksIn = (world: World) => askingAs(world, WHO)('listAccountBanks', { headers: ACCOUNT }).body.data;

it('records what differs from the seed, and nothing that was only read', () => {
  const looked = worldIn('default');
  const ask = askingAs(looked, WHO);
  ask('listAccountBanks', { headers: ACCOUNT });
  ask('listPlanFiles', { headers: { corpacct: ACCOUNT.acct, contract: ACCOUNT.contract } });
  ask('listDigicardLabels', { headers: { corpacct: ACCOUNT.acct } });
  pendingIn(looked);
  expect(toKeptWorld(looked)).toMatchObject({ scenario: 'default', differs: {} });
  const { differs } = toKeptWorld(change(looked));
  expect(Object.keys(differs)).toEqual(['banks', 'kyc', 'remarks']);
  const [bank] = banksIn(looked);
  expect(differs.banks).toEqual({
    ofAccounts: {
      $entries: [[ACCOUNT.acct, { $by: 'recordid', $changed: { [`${bank?.recordid}`]: { excl: 'X' } } }]],
    },
  });
  expect(differs.remarks).toEqual({
    list: { $by: 'recordid', $added: { 15: expect.objectContaining({ remarks: NEW }) } },
  });
});

it('records nothing of requests that come in, however long a world takes to begin', () => {
  let [time, step] = [Date.now(), 0];
  vi.spyOn(Date, 'now').mockImplementation(() => {
    step += 1;
    time += step;
    return time;
  });
  const world = worldIn('requests-come-in');
  pendingIn(world);
  expect(toKeptWorld(world).differs).toEqual({});
});

it.each(['default', 'empty', 'edited-elsewhere', 'requests-come-in'])(
  'opens a world of %s exactly as it was',
  (name) => {
    const world = worldIn(name);
    if (name !== 'empty') change(world);
    else askingAs(world, WHO)('listRemarks');
    world.faults.set('listBanks', { status: 500 });
    const again = opened(written(world), 'then');
    expect(toKeptWorld(again).differs).toEqual(toKeptWorld(world).differs);
    expect(again.faults.get('listBanks')).toEqual({ status: 500 });
    expect(remarksIn(again)).toEqual(remarksIn(world));
    expect(pendingIn(again)).toEqual(pendingIn(world));
    expect(Math.abs(again.now() - world.now())).toBeLessThan(2000);
  },
);

it('opens it at the time it was kept, or as if it had been kept today', () => {
  const now = Date.now() - 40 * DAY_MS;
  const world = change(new World('long ago', basisOf('default'), { begun: now - DAY_MS, now }));
  const day = dayOf(now);
  const then = opened(written(world), 'then');
  expect(dayOf(then.now())).toBe(day);
  expect(decidedOn(then, day)).toEqual(decidedOn(world, day));
  const today = opened(written(world), 'today');
  expect(dayOf(today.now())).toBe(dayOf(Date.now()));
  expect(today.begun - world.begun).toBe(40 * DAY_MS);
  const mine = (each: World, on: string) => decidedOn(each, on).filter(({ approved_by }) => approved_by === WHO);
  expect(mine(world, day)).toHaveLength(1);
  const [decided] = mine(today, dayOf(Date.now()));
  expect(decided?.recordid).toBe(mine(world, day)[0]?.recordid);
  expect(decided?.approved_date?.slice(11)).toBe(mine(world, day)[0]?.approved_date?.slice(11));
  expect(
    remarksIn(today)
      .find(({ remarks }) => remarks === NEW)
      ?.posted_date?.slice(0, 10),
  ).toBe(dayOf(Date.now()));
});

it('for a world that began from a kept world, records what differs from the first scenario', () => {
  const world = opened(written(change(worldIn('default'))), 'today');
  askingAs(world, WHO)('addRemark', {
    body: { Value: { remarks: 'One more', special_instructions: '', posted_by: WHO, reappnotif: '0' } },
  });
  const keptWorld = toKeptWorld(world);
  expect(keptWorld.scenario).toBe('default');
  expect(JSON.stringify(keptWorld.differs.remarks)).toMatch(/Signature is missing.*One more/);
});

it('keeps neither passwords nor sessions', () => {
  const world = worldIn('default');
  askingAs(world, WHO);
  const state = world.state(sessionStore);
  sendOtp(state.otp, world, WHO, 'Your one time password');
  Object.assign(state.people[1] ?? {}, { password: 'Not-to-be-told-7', lockedOut: true });
  const { differs } = written(world);
  expect(differs).toEqual({ session: { people: { $by: 'recordid', $changed: { 1002: { lockedOut: true } } } } });
  const again = opened(written(world), 'then').state(sessionStore);
  expect(again.people[1]).toMatchObject({ password: DEMO_PASSWORD, lockedOut: true });
});
