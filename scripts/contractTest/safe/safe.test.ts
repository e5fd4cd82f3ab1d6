// Tests the safe half of the contract test: which calls it makes, its options, and what it says about faulty servers.
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { OperationId } from '#contract';
import { operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { type Operation, readContract } from '../contract';
import { readSafeOptions } from './options';
import { runSafely } from './run';
import { whyUnsafe } from './safeOperations';
import { secretsFrom } from './secrets';
import { NotSignedIn, signIn } from './signIn';
import { answered, startWithServers } from './testing';

const contract = await readContract();
const named = (id: OperationId): Operation => contract.find((operation) => operation.id === id) as Operation;
const safe = contract.filter((operation) => whyUnsafe(operation) === undefined);

it('calls nothing that changes data, sends mail, guesses codes, or begins or ends a session', () => {
  expect(safe.length).toBeGreaterThan(50);
  for (const { id, method } of safe) {
    expect([id, method]).toEqual([id, 'GET']);
    const { sends, verifies, ticket, issuesSession, endsSession, audit, limited } = policies[id];
    expect([sends, verifies, ticket, issuesSession, endsSession, limited]).toEqual([
      null,
      null,
      null,
      null,
      false,
      null,
    ]);
    expect(audit?.what ?? 'read').toBe('read');
  }
  // A guess at a code is unsafe although it is a GET.
  expect(whyUnsafe(named('verifyAgoraOtp'))).toBe('is not a read by its name, or needs a confirmation');
});

it.each<[string, { method?: string; id?: string; policy?: object }]>([
  ['by its method', { method: 'POST' }],
  ['by its name', { id: 'addRemark' }],
  ['that is audited as a change', { policy: { audit: { what: 'change', record: null } } }],
  ['that sends a mail', { policy: { sends: 'signIn' } }],
  ['that uses up a code', { policy: { verifies: 'signIn' } }],
  ['that needs a ticket', { policy: { ticket: 'signIn' } }],
  ['that counts tries', { policy: { limited: 'signIn' } }],
  ['that ends a session', { policy: { endsSession: true } }],
  ['that ends sessions', { policy: { endsSessionsOf: {} } }],
  ['of the gateway alone', { policy: { gatewayOwn: true } }],
])('leaves out one %s', (_, changed) => {
  const read = named('listRemarks');
  expect(whyUnsafe(read)).toBeUndefined();
  expect(whyUnsafe({ ...read, ...changed, policy: { ...read.policy, ...changed.policy } } as Operation)).toBeDefined();
});

it('has options for the address and the account, but none for a password', () => {
  expect(readSafeOptions(['--base', 'http://a.example', '--as', 'b@c.example'])).toEqual({
    ...{ base: 'http://a.example', servers: undefined, as: 'b@c.example', application: 'AGORA', operation: undefined },
  });
  expect(readSafeOptions(['--base', 'http://a.example'])).toContain('--as');
  expect(readSafeOptions(['--base', 'a.example', '--as', 'b'])).toContain('http://');
  expect(readSafeOptions(['--base', 'http://a.example', '--as', 'b', '--password', 'c'])).toContain('Unknown option');
});

it('reads a secret from the environment or from the next typed line', async () => {
  const typed = Readable.from(['first\nsecond\n']) as unknown as NodeJS.ReadStream;
  const { ask, close } = secretsFrom({ GIVEN: 'given' }, typed);
  onTestFinished(close);
  expect([await ask('GIVEN', 'A'), await ask('NOT', 'B'), await ask('NOT', 'C'), await ask('NOT', 'D')]).toEqual([
    ...['given', 'first', 'second', undefined],
  ]);
});

it('passes a server that conforms to the contract, and only makes reads', async () => {
  const { place, operationsSent } = await startWithServers();
  const results = await runSafely(place, contract);
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ operation, checks }) => [operation, checks.flatMap(({ errors }) => errors)])).toEqual([]);
  expect(results.filter(({ outcome }) => outcome === 'passed')).toHaveLength(safe.length);
  const others = operationsSent().filter((id) => !safe.some((operation) => operation.id === id));
  // The gateway itself checks whether a menu gives a power that the role does not.
  expect(
    [...new Set(others)].filter((id) => !['issueSecondaryToken', 'getSystemAccess', 'issueKioskToken'].includes(id)),
  ).toEqual([]);
  expect(operationsSent().every((id) => operationTable[id].method === 'GET' || others.includes(id))).toBe(true);
});

it('reports a breach of the contract by its place, and no value of the answer', async () => {
  const { place } = await startWithServers({
    listRemarks: () => answered({ data: [{ recordid: 'Juana Reyes', remarks: 'No selfie' }] }),
  });
  const [result] = await runSafely(place, [named('listRemarks')]);
  expect(result?.outcome).toBe('failed');
  const json = JSON.stringify(result);
  expect(json).toContain('answers according to the contract');
  expect(json).toContain('1 of its rows could not be read');
  expect(json).not.toContain('Juana');
});

it('reports a failing server, and an operation that is not connected', async () => {
  const { place } = await startWithServers({
    listRemarks: () => answered({}, 500),
    listBanks: () => answered({}, 501),
  });
  const results = await runSafely(place, [named('listRemarks'), named('listBanks')]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'skipped']);
});

it('makes requests about records from lists', async () => {
  const { place, sent } = await startWithServers({
    listSuspendedAccounts: () => answered({ data: [{ corpacct: 'LMN00000999' }] }),
  });
  await runSafely(place, [named('listDigicardLabels'), named('listSuspendedAccounts')]);
  const operationsSent = sent.filter(({ operation }) => operation === 'listDigicardLabels');
  expect(operationsSent.map(({ headers }) => headers.corpacct)).toEqual(['LMN00000999', 'ZZZ99999999']);
});

it('signs in like the console, but registers no device', async () => {
  const { place, operationsSent } = await startWithServers();
  const env: Record<string, string> = { CONTRACT_TEST_PASSWORD: 'Sampaguita#1', CONTRACT_TEST_OTP: 'ABC234' };
  const who = { as: 'maria.santos@lumina.example', application: 'AGORA' as const };
  const { identity, cookie } = await signIn(place.site, who, async (variable) => env[variable]);
  expect(identity.application).toBe('AGORA');
  expect(cookie).toContain('session=');
  expect(operationsSent().slice(-3)).toEqual(['loginAgora', 'sendAgoraOtp', 'verifyAgoraOtp']);
});

it('reports a failed sign-in with the message of the server', async () => {
  const { place } = await startWithServers({ loginAgora: () => answered({ message: 'Wrong password.' }) });
  const signed = signIn(place.site, { as: 'a@b.example', application: 'AGORA' }, async () => 'x');
  await expect(signed).rejects.toThrow(NotSignedIn);
  await expect(signed).rejects.toThrow('The login was refused with 200: Wrong password.');
});
