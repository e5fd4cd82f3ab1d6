// A HAR file of the real servers, with their own names and addresses, gives the same recording as the gateway would
// make. Tested with the literal upstream, which answers as the specification says.
import { expect, it, onTestFinished } from 'vitest';
import type { OperationId } from '#contract';
import { createLiteral } from '../../mocks/literal';
import { adminUser } from '../../mocks/literal/entities/people';
import { sampleCallOf } from '../../mocks/literal/sampleCall';
import type { Row, Variant } from '../../mocks/literal/shapes';
import { literalCallOf, literalEnv, literalOperations, literalSettings } from '../../web/gateway/literal/settings';
import { readProductionSettings } from '../../web/gateway/production/settings/settings';
import { settingsFile } from '../../web/gateway/production/testing';
import { callsOfServers } from './harOfServers';
import { createRecording, isRecorded } from './recording';

const ORIGIN = 'https://servers.example';
const SECRET = 'of this test';
const ADMINISTRATOR = 'mis.it.admin@example.com';
const recorded = literalOperations.filter(isRecorded);

/** An entry as in a HAR file of a browser's network tab. */
async function entryOf(url: string, { method, path, headers, body }: ReturnType<typeof sampleCallOf>) {
  const answer = await fetch(url + path, { method, headers, body: body ?? null });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    request: {
      ...{ method, url: ORIGIN + path },
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(typeof body === 'string' && { postData: { text: body } }),
    },
    response: {
      status: answer.status,
      content: {
        mimeType: answer.headers.get('content-type') ?? '',
        text: bytes.toString('base64'),
        encoding: 'base64',
      },
    },
  };
}

async function harBefore(variant: Variant, bodies: Partial<Record<OperationId, Row>> = {}) {
  const { url, close } = await createLiteral({ variant });
  onTestFinished(() => close());
  const callOf = (operation: OperationId) => {
    const call = literalCallOf(operation);
    if (!call) throw new Error(`The literal upstream has no ${operation}.`);
    return call;
  };
  const signIn = sampleCallOf(callOf('loginAgora'), '', { emailaddress: ADMINISTRATOR, password: 'Passw0rd!' });
  const login = await entryOf(url, signIn);
  const token = /"access_token":"([^"]+)"/.exec(Buffer.from(login.response.content.text, 'base64').toString())?.[1];
  const entries = [login, await entryOf(url, { method: 'GET', path: '/nowhere', headers: {} })];
  for (const operation of recorded)
    entries.push(await entryOf(url, sampleCallOf(callOf(operation), token ?? '', bodies[operation])));
  return JSON.stringify({ log: { entries } });
}

const settings = () => readProductionSettings(settingsFile(literalSettings(ORIGIN)), literalEnv);

async function recordedOf(har: string) {
  const recording = createRecording(SECRET);
  for (const { call, answer } of await callsOfServers(har, await settings())) recording.keep(call, answer);
  return recording;
}

it.each(['first', 'second'] as const)('%s: understands every read of the specification', async (variant) => {
  const har = await harBefore(variant);
  const recording = await recordedOf(har);
  const operations = new Set(recording.calls().map(({ operation }) => operation));
  // Pictures and files are never recorded.
  expect(recorded.filter((operation) => !operations.has(operation) && !/Image|File$/.test(operation))).toEqual([]);
  const text = JSON.stringify(recording.calls());
  for (const { emailaddress, lastname } of adminUser.seeds) {
    expect(text).not.toContain(String(emailaddress));
    expect(text).not.toContain(`"${lastname}"`);
  }
});

it("translates headers, queries and wrapped bodies into the contract's names, including the product", async () => {
  const read = await callsOfServers(await harBefore('first'), await settings());
  const of = (operation: OperationId) => read.find(({ call }) => call.operation === operation);
  expect(of('listRegistrationHistory')?.call.headers).toMatchObject({ datefrom: expect.stringMatching(/2026/) });
  expect(of('listProducts')?.call.query).toEqual({ page: '1', pageSize: '1' });
  expect(JSON.parse(of('listMemberFiles')?.call.body ?? '')).toMatchObject({ Value: { member_id: expect.anything() } });
  const [user] = JSON.parse(of('listAdminUsers')?.answer.body ?? '').data;
  expect(user).toHaveProperty('productavega_tag');
  expect(user).not.toHaveProperty('luminaavega_tag');
  expect(read.some(({ call }) => call.operation === 'loginAgora')).toBe(true);
});

it('replaces a value of a list row and the same value in a later call alike', async () => {
  const bodies = {
    listPendingRegistrations: { RecordStart: '0', RecordEnd: '50' },
    getMemberCoreData: { AccountNo: 'ACCT000001' },
  };
  const recording = await recordedOf(await harBefore('first', bodies));
  const called = (operation: OperationId) => recording.calls().find((call) => call.operation === operation);
  const rows: { accountno: string }[] = Object(called('listPendingRegistrations')?.value).data;
  expect(rows.map(({ accountno }) => accountno)).toContain(called('getMemberCoreData')?.asked.accountno);
});

it('ignores servers that the settings do not name, and values that only a codec could read', async () => {
  const har = await harBefore('first');
  const ours = await settings();
  expect(await callsOfServers(har.replaceAll(ORIGIN, 'https://elsewhere.example'), ours)).toEqual([]);
  const coded = { ...ours, codec: { encodeHeader: (value: string) => value, encodeValue: (json: string) => json } };
  const [history, files] = ['listRegistrationHistory', 'listMemberFiles'].map(
    (operation) => async () => (await callsOfServers(har, coded)).find(({ call }) => call.operation === operation),
  );
  expect((await history?.())?.call.headers).toEqual({});
  expect((await files?.())?.call.body).toBeUndefined();
});
