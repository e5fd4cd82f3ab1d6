// The safe half of the contract test: what it may ask, how it is told, and what it says of a server that is not as the contract has it.
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import type { OperationId } from '#contract';
import { operationTable } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { pageOf } from '../../report/page';
import { type Operation, readContract } from '../contract';
import { readSafeOptions } from './options';
import { runSafely } from './run';
import { secretsFrom } from './secrets';
import { NotSignedIn, signIn } from './signIn';
import { answered, startUpstreamed } from './testing';
import { whyNot } from './which';

const contract = await readContract();
const named = (id: OperationId): Operation => contract.find((one) => one.id === id) as Operation;
const safe = contract.filter((operation) => whyNot(operation) === undefined);

it('asks nothing that changes, mails, guesses, or begins or ends a session', () => {
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
  // A guess is a GET all the same.
  expect(whyNot(named('verifyAgoraOtp'))).toBe('is no read by its name, or asks before it is done');
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
  expect(whyNot(read)).toBeUndefined();
  expect(whyNot({ ...read, ...changed, policy: { ...read.policy, ...changed.policy } } as Operation)).toBeDefined();
});

it('is told where and as whom, and never a password', () => {
  expect(
    readSafeOptions(['--base', 'http://a.example', '--as', 'b@c.example', '--junit', '--report', 'x.html']),
  ).toEqual({
    ...{ base: 'http://a.example', servers: undefined, as: 'b@c.example', application: 'AGORA', operation: undefined },
    ...{ report: 'x.html', junit: '.cache/contract-test.xml' },
  });
  expect(readSafeOptions(['--base', 'http://a.example'])).toContain('--as');
  expect(readSafeOptions(['--base', 'a.example', '--as', 'b'])).toContain('http://');
  expect(readSafeOptions(['--base', 'http://a.example', '--as', 'b', '--password', 'c'])).toContain('Unknown option');
});

it('takes a secret from the environment, or the next line of whoever types', async () => {
  const typed = Readable.from(['first\nsecond\n']) as unknown as NodeJS.ReadStream;
  const { ask, close } = secretsFrom({ GIVEN: 'given' }, typed);
  onTestFinished(close);
  expect([await ask('GIVEN', 'A'), await ask('NOT', 'B'), await ask('NOT', 'C'), await ask('NOT', 'D')]).toEqual([
    ...['given', 'first', 'second', undefined],
  ]);
});

it('passes a server that keeps the contract, and asks it nothing but reads', async () => {
  const { place, asked } = await startUpstreamed();
  const scripts = await runSafely(place, contract);
  const failed = scripts.filter(({ outcome }) => outcome === 'failed');
  expect(failed.map(({ title, steps }) => [title, steps.flatMap(({ errors }) => errors)])).toEqual([]);
  expect(scripts.filter(({ outcome }) => outcome === 'passed')).toHaveLength(safe.length);
  const others = asked().filter((id) => !safe.some((one) => one.id === id));
  // The gateway looks itself whether a menu gives what a role does not.
  expect(
    [...new Set(others)].filter((id) => !['issueSecondaryToken', 'getSystemAccess', 'issueKioskToken'].includes(id)),
  ).toEqual([]);
  expect(asked().every((id) => operationTable[id].method === 'GET' || others.includes(id))).toBe(true);
});

it('tells what breaks the contract by its place, and no value of it, in the report neither', async () => {
  const { place } = await startUpstreamed({ listRemarks: () => answered({ data: [{ recordid: 'Juana Reyes' }] }) });
  const [script] = await runSafely(place, [named('listRemarks')]);
  expect(script?.outcome).toBe('failed');
  const told = JSON.stringify(script);
  expect(told).toContain('answers as the contract says');
  expect(told).toContain('/data/*/recordid is not integer');
  expect(told + pageOf({ title: '', at: '', versions: [], scripts: script ? [script] : [] })).not.toContain('Juana');
});

it('tells a server that fails, and one that is not connected', async () => {
  const { place } = await startUpstreamed({
    listRemarks: () => answered({}, 500),
    listBanks: () => answered({}, 501),
  });
  const scripts = await runSafely(place, [named('listRemarks'), named('listBanks')]);
  expect(scripts.map(({ outcome }) => outcome)).toEqual(['failed', 'skipped']);
});

it('asks about what lists have answered', async () => {
  const { place, sent } = await startUpstreamed({
    listSuspendedAccounts: () => answered({ data: [{ corpacct: 'LMN00000999' }] }),
  });
  await runSafely(place, [named('listDigicardLabels'), named('listSuspendedAccounts')]);
  const asked = sent.filter(({ operation }) => operation === 'listDigicardLabels');
  expect(asked.map(({ headers }) => headers.corpacct)).toEqual(['LMN00000999', 'ZZZ99999999']);
});

it('signs in as the console does, and registers no device', async () => {
  const { place, asked } = await startUpstreamed();
  const said: Record<string, string> = { CONTRACT_TEST_PASSWORD: 'Sampaguita#1', CONTRACT_TEST_OTP: 'ABC234' };
  const who = { as: 'maria.santos@lumina.example', application: 'AGORA' as const };
  const { identity, cookie } = await signIn(place.site, who, async (variable) => said[variable]);
  expect(identity.application).toBe('AGORA');
  expect(cookie).toContain('session=');
  expect(asked().slice(-3)).toEqual(['loginAgora', 'sendAgoraOtp', 'verifyAgoraOtp']);
});

it('says in the words of the server why nobody is signed in', async () => {
  const { place } = await startUpstreamed({ loginAgora: () => answered({ message: 'Wrong password.' }) });
  const signed = signIn(place.site, { as: 'a@b.example', application: 'AGORA' }, async () => 'x');
  await expect(signed).rejects.toThrow(NotSignedIn);
  await expect(signed).rejects.toThrow('The login was refused with 200: Wrong password.');
});
