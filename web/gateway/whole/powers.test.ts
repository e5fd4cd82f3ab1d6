// Powers by role, department, system access and record, tested through a running gateway.
import { afterEach, expect, test, vi } from 'vitest';
import type { OperationId } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import type { Identity } from '../upstreamCall';
import { NOT_ALLOWED, proofOf } from './attackTesting';
import { administrator, ana, ask, fakeServers, madeBy, SERVER_TOKEN, signedIn, startGateway } from './testing';

const support: Partial<Identity> = { rolesid: '3', department: 'MIS TECH' };
const isOperation = (id: string): id is OperationId => id in examples;

afterEach(() => {
  vi.useRealTimers();
});

test('technical support can list and add users, but cannot assign role 1', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers);
  const listed = async (person: Partial<Identity>) =>
    (await ask(url, 'listAdminUsers', madeBy(person, 'listAdminUsers').headers)).status;
  expect(await listed(support)).toBe(200);
  expect((await ask(url, 'listRoles', signedIn(support), { Value: {} })).status).toBe(200);
  expect(await listed({})).toBe(403);

  const add = async (person: Partial<Identity>, rolesid: unknown) => {
    const headers = signedIn(person);
    const proof = { 'Human-Proof': await proofOf(url, 'addUser', headers) };
    return (await ask(url, 'addUser', { ...headers, ...proof }, { Value: { rolesid } })).status;
  };
  expect(await add(support, '4')).toBe(200);
  servers.called.length = 0;
  expect(await add(support, '1')).toBe(403);
  for (const rolesid of [1, ['1'], null, undefined, '01', '1 ']) expect(await add(support, rolesid)).toBe(400);
  expect(servers.called).toEqual([]);
  expect(await add(administrator, '1')).toBe(200);
  expect(await add({}, '4')).toBe(403);
});

// The administrator in the contract's example, and a person who is not an administrator.
const [boss] = examples.listAdminUsers[200].default.data;
const ben = { ...boss, recordid: 1002, emailaddress: 'ben@mail.example', rolesid: '2' };
const staff = (rows: object[] = [boss, ben]) =>
  fakeServers(({ operation }) =>
    operation === 'listAdminUsers' ? { body: Buffer.from(JSON.stringify({ data: rows })) } : {},
  );

/** Makes a call about a user's record; returns its status and the operations that reached the servers. */
async function aboutStaff(id: 'resetUserPassword' | 'updateUser' | 'addUser', servers = staff()) {
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers);
  return async (person: Partial<Identity>, fields: object) => {
    const { headers, body } = madeBy(person, id);
    const Value = { ...(body as { Value: object }).Value, ...fields };
    const proof = { 'Human-Proof': await proofOf(url, id, headers) };
    servers.called.length = 0;
    const { status } = await ask(url, id, { ...headers, ...proof }, { Value });
    return [status, ...servers.called.map(({ operation }) => operation)];
  };
}
const person = ({ recordid, emailaddress }: { recordid: unknown; emailaddress: unknown }) => ({
  recordid,
  emailaddress,
});

test('a person has one share of the connections, however a server writes the address at each sign-in', async () => {
  const servers = staff();
  const { url } = await startGateway({ HUMAN_CHECK_COST: '1' }, servers);
  for (const email of [ana.email, ana.email.toUpperCase()]) {
    const { headers, body } = madeBy({ ...support, email }, 'addUser');
    const proof = { 'Human-Proof': await proofOf(url, 'addUser', headers) };
    await ask(url, 'addUser', { ...headers, ...proof }, body);
  }
  expect(servers.called.map(({ operation }) => operation)).toContain('listAdminUsers');
  expect(new Set(servers.called.map(({ caller }) => caller))).toEqual(new Set([ana.email]));
});

test('technical support cannot reset the password of an administrator, as the server’s list says', async () => {
  const reset = await aboutStaff('resetUserPassword');
  expect(await reset(support, person(boss))).toEqual([403, 'listAdminUsers']);
  expect(await reset(support, person(ben))).toEqual([200, 'listAdminUsers', 'resetUserPassword']);
  expect(await reset(administrator, person(boss))).toEqual([200, 'listAdminUsers', 'resetUserPassword']);
});

test('a record whose role could not be read, or whose number, counts as that of an administrator', async () => {
  const { rolesid: _, ...roleless } = ben;
  const { recordid: __, ...nameless } = boss;
  const reset = await aboutStaff('resetUserPassword', staff([boss, roleless]));
  expect(await reset(support, person(ben))).toEqual([403, 'listAdminUsers']);
  const change = await aboutStaff('updateUser', staff([nameless, ben]));
  const ofBen = { ...person(ben), rolesid: '2', userrolesid: ben.userrolesid };
  expect(await change(support, { ...ofBen, emailaddress: boss.emailaddress })).toEqual([403, 'listAdminUsers']);
});

test('a changed record may leave out what its server did not tell, but not which record it is', async () => {
  const { url } = await startGateway({}, fakeServers());
  const { headers } = madeBy(administrator, 'updateRemark');
  const change = async (Value: object) => (await ask(url, 'updateRemark', headers, { Value })).status;
  expect(await change({ status: undefined, special_instructions: undefined })).toBe(200);
  expect(await change({ recordid: undefined })).toBe(400);
});

test('technical support cannot give the address of an administrator to anybody else', async () => {
  const change = await aboutStaff('updateUser');
  const ofBen = { ...person(ben), rolesid: '2', userrolesid: ben.userrolesid };
  for (const emailaddress of [boss.emailaddress, boss.emailaddress.toUpperCase()]) {
    expect(await change(support, { ...ofBen, emailaddress })).toEqual([403, 'listAdminUsers']);
  }
  expect((await change(support, ofBen))[0]).toBe(200);
  expect((await change(administrator, { ...ofBen, emailaddress: boss.emailaddress }))[0]).toBe(200);

  const add = await aboutStaff('addUser');
  const added = { emailaddress: boss.emailaddress, rolesid: '2' };
  expect(await add(support, added)).toEqual([403, 'listAdminUsers']);
  expect(await add(support, { ...added, emailaddress: 'new@mail.example' })).toEqual([
    200,
    'listAdminUsers',
    'addUser',
  ]);
  expect(await add(support, { ...added, userrolesid: boss.userrolesid })).toEqual([400]);
});

test('a password reset is refused unless number and e-mail address belong to the same record', async () => {
  const reset = await aboutStaff('resetUserPassword');
  for (const who of [support, administrator]) {
    for (const body of [
      { ...person(ben), emailaddress: boss.emailaddress },
      { ...person(ben), emailaddress: ben.emailaddress.toUpperCase() },
      { ...person(ben), emailaddress: ` ${ben.emailaddress}` },
      { ...person(ben), recordid: 9 },
    ]) {
      expect(await reset(who, body)).toEqual([403, 'listAdminUsers']);
    }
    expect(await reset(who, { ...person(ben), emailaddress: undefined })).toEqual([400]);
  }
});

test('a change is refused unless the link to the role belongs to the same record', async () => {
  const colleague = { ...ben, userrolesid: 2002 };
  const change = await aboutStaff('updateUser', staff([boss, colleague]));
  const body = { ...person(colleague), rolesid: '2' };
  for (const who of [support, administrator]) {
    expect(await change(who, { ...body, userrolesid: boss.userrolesid })).toEqual([403, 'listAdminUsers']);
    expect(await change(who, { ...body, userrolesid: 2002 })).toEqual([200, 'listAdminUsers', 'updateUser']);
  }
});

test('only an administrator can change their own role or department', async () => {
  const own = { ...ben, ...support, recordid: ana.recordid };
  const change = await aboutStaff('updateUser', staff([boss, own]));
  const body = { recordid: own.recordid, userrolesid: own.userrolesid, ...support };
  expect(await change(support, body)).toEqual([200, 'listAdminUsers', 'updateUser']);
  expect(await change(support, { ...body, department: 'INT APD' })).toEqual([403, 'listAdminUsers']);
  expect(await change(support, { ...body, rolesid: '4' })).toEqual([403, 'listAdminUsers']);
  const { recordid: _, ...ofBen } = { ...body, department: 'INT APD' };
  expect(await change(administrator, { ...ofBen, recordid: own.recordid })).toEqual([
    200,
    'listAdminUsers',
    'updateUser',
  ]);
});

test('a record that cannot be found cannot be changed', async () => {
  for (const id of ['updateUser', 'resetUserPassword'] as const) {
    const change = await aboutStaff(id);
    expect([id, ...(await change(support, { ...person(ben), recordid: 1003 }))]).toEqual([id, 403, 'listAdminUsers']);
    for (const recordid of ['1002', '01002', ' 1002', '+1002', [1002], null, undefined, 'undefined', 1002.5, -1002]) {
      expect([id, recordid, ...(await change(support, { ...person(ben), recordid }))]).toEqual([id, recordid, 400]);
    }
  }
});

test('a record cannot be changed if its number is not unique or its role is unknown', async () => {
  const { rolesid: _, ...odd } = ben;
  for (const rows of [[boss, ben, { ...boss, recordid: ben.recordid }], [odd]]) {
    const servers = { ...staff(rows), answers: 'report' as const };
    const change = await aboutStaff('updateUser', servers);
    expect((await change(support, person(ben)))[0]).not.toBe(200);
    expect(servers.called.map(({ operation }) => operation)).not.toContain('updateUser');
  }
});

test('a person receives only members of the brand that their department may see', async () => {
  const [row] = examples.listRegistrationHistory[200].default.data;
  const { avegatag: _, ...untold } = row;
  const rows = [row, { ...row, recordid: 40_002, avegatag: true }, { ...untold, recordid: 40_003 }];
  const servers = {
    ...fakeServers(() => ({ body: Buffer.from(JSON.stringify({ data: rows })) })),
    answers: 'report' as const,
  };
  const { url } = await startGateway({}, servers);
  for (const id of ['listRegistrationHistory', 'searchRegistrations'] as const) {
    const grantedTo = async (department: string) => {
      const { headers } = madeBy({ department }, id);
      const { data } = (await ask(url, id, headers)).json() as { data: { recordid: number }[] };
      return data.map(({ recordid }) => recordid);
    };
    expect(await grantedTo('INT APD'), id).toEqual([row.recordid]);
    for (const department of ['AVG APD', 'INT MRKTG', 'MIS IT'])
      expect(await grantedTo(department), id).toEqual([40_002]);
  }
});

test('only administrators can read and change roles and menus', async () => {
  const servers = fakeServers();
  const { url } = await startGateway({}, servers);
  const access = Object.keys(examples)
    .filter(isOperation)
    .filter((id) => /^(list|add|update|delete|assign|remove)(Main|Sub|Assigned|Role)/.test(id) && id !== 'listRoles');
  expect(access).toHaveLength(14);
  for (const id of access) {
    const askAs = (person: Partial<Identity>) => {
      const { headers, body } = madeBy(person, id);
      return ask(url, id, headers, body);
    };
    for (const person of [support, {}, { department: 'MIS IT' }, { rolesid: '11' }]) {
      const answer = await askAs(person);
      expect([id, answer.status, answer.json()]).toEqual([id, ...NOT_ALLOWED]);
    }
    expect([id, (await askAs(administrator)).status]).toEqual([id, 200]);
  }
});

test.each([
  ['resetConsoleLogin', '/concurrent'],
  ['resetAppLogin', '/concurrent'],
  ['resetConsoleLockout', '/lockedout'],
] as const)('%s needs role 1, or %s in the system access of AGORA', async (id, screen) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  let named = ['/concurrent', '/lockedout'];
  const [row] = examples.getSystemAccess[200].default.data;
  const servers = fakeServers(({ operation }) => {
    if (operation !== 'getSystemAccess') return {};
    const data = named.map((routename) => ({ ...row, routename }));
    return { body: Buffer.from(JSON.stringify({ data })) };
  });
  const { url } = await startGateway({}, servers);
  const status = async (person: Partial<Identity>) =>
    (await ask(url, id, { ...signedIn(person), Email: 'b@c.example', EmailAddress: 'b@c.example' })).status;
  expect(await status({})).toBe(200);
  const own = servers.called.find(({ operation }) => operation === 'getSystemAccess');
  expect(own).toMatchObject({ body: Buffer.from('{"Value":{"rolesid":"2"}}'), identity: ana });
  expect(own?.token).not.toBe(SERVER_TOKEN);

  expect(await status({ application: 'ALAGA MD' })).toBe(403);
  expect(await status({ application: 'ALAGA MD', rolesid: '1' })).toBe(200);
  named = named.filter((each) => each !== screen);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await status({})).toBe(403);
  expect(await status({ rolesid: '1' })).toBe(200);
});
