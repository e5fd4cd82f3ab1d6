// How the page fills in the contract, tested with the real contract.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type OperationId, operationTable } from '#contract';
import type { User } from '@/app/session/store';
import {
  type ContractDocument,
  filledIn,
  isOfGateway,
  type Json,
  operationsOf,
  type ResolvedOperation,
  resolvedAt,
} from './document';

const contract: ContractDocument & { [name: string]: Json } = JSON.parse(
  readFileSync('openapi/generated/document.json', 'utf8'),
);
const ana: User = {
  recordid: 77,
  emailaddress: 'ana.cruz@lumina.example',
  email: 'ana.cruz@lumina.example',
  firstname: 'Ana',
  department: 'INT APD',
  role: '1',
  rolesid: '1',
  productavega_tag: true,
};

type Parameter = NonNullable<ResolvedOperation['parameters']>[number] & { required?: boolean };
type Described = Omit<ResolvedOperation, 'parameters'> & { parameters?: Parameter[] };
function read(id: OperationId, user?: User) {
  const { path, method } = operationTable[id];
  return filledIn(resolvedAt(contract, ['paths', path, method.toLowerCase()]) as unknown as Described, user);
}

it('knows every operation once', () => {
  expect(
    operationsOf(contract)
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(Object.keys(operationTable).sort());
});

it('fills the identity of the signed-in user into a call, and changes nothing else', () => {
  const bodyOf = (user?: User) =>
    read('addRemark', user).requestBody?.content['application/json']?.examples?.default?.value;
  expect(bodyOf(ana)).toEqual({
    Value: {
      remarks: 'Signature does not match the ID',
      special_instructions: 'Please sign as on your ID.',
      posted_by: ana.emailaddress,
      reappnotif: '0',
    },
  });
  expect(bodyOf()).toMatchObject({ Value: { posted_by: 'maria.santos@lumina.example' } });
});

it('every required parameter has an example as its initial value', () => {
  const empty = Object.keys(operationTable).flatMap((id) =>
    (read(id as OperationId, ana).parameters ?? [])
      .filter(({ required, example }) => required && example === undefined)
      .map(({ name }) => `${id}: ${name}`),
  );
  expect(empty).toEqual([]);
});

it('replaces every reference by its target, with the name of the reference', () => {
  const resolved = resolvedAt(contract, ['paths']);
  expect(JSON.stringify(resolved)).not.toContain('"$ref"');
  expect(Object.keys(resolved ?? {})).toEqual(Object.keys(contract.paths));
});

it('keeps recursive references and references without a target', () => {
  const list = { items: { $ref: '#/components/list' }, name: 'list' };
  const components = { list, odd: { $ref: '#/components/nobody' } };
  const $$ref = '#/components/list';
  expect(resolvedAt({ components, paths: { a: [{ $ref: $$ref }, 1, null] } }, ['paths', 'a'])).toEqual([
    { items: { $ref: $$ref }, name: 'list', $$ref },
    1,
    null,
  ]);
  expect(resolvedAt({ components }, ['components', 'odd'])).toEqual(components.odd);
  expect(resolvedAt({ components }, ['paths', 'b'])).toBeUndefined();
});

it('calls of the gateway cannot be tried', () => {
  const { path } = operationTable.issueKioskToken;
  const [method = ''] = Object.keys(contract.paths[path] ?? {});
  expect(isOfGateway(contract, path, method)).toBe(true);
  expect(isOfGateway(contract, operationTable.addRemark.path, 'post')).toBe(false);
});
