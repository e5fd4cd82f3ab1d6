// How the page changes the contract for reading, tested with the real contract.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationTable } from '#contract';
import type { User } from '@/app/session/store';
import { type ContractDocument, isOfGateway, operationsOf, readableContract } from './document';

const contract: ContractDocument = JSON.parse(readFileSync('openapi/generated/document.json', 'utf8'));
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
const read = (user?: User) => readableContract(contract, 'https://console.example/uat/api', user);

it('lists every operation once, with its area', () => {
  const listed = operationsOf(contract);
  expect(Object.fromEntries(listed.map(({ id, area }) => [id, area]))).toEqual(
    Object.fromEntries(Object.entries(operationTable).map(([id, { area }]) => [id, area])),
  );
  expect(listed).toHaveLength(Object.keys(operationTable).length);
});

it('fills the identity of the signed-in user into a call, and changes nothing else', () => {
  const bodyOf = ({ paths }: ContractDocument, path: string) => {
    const body = paths[path]?.post?.requestBody;
    const examples = body && 'content' in body ? body.content['application/json']?.examples : undefined;
    return examples?.default && 'value' in examples.default ? examples.default.value : undefined;
  };
  const { path } = operationTable.addRemark;
  expect(bodyOf(read(ana), path)).toEqual({
    Value: {
      remarks: 'Signature does not match the ID',
      special_instructions: 'Please sign as on your ID.',
      posted_by: ana.emailaddress,
      reappnotif: '0',
    },
  });
  expect(bodyOf(read(), path)).toMatchObject({ Value: { posted_by: 'maria.santos@lumina.example' } });
});

it('every required parameter has an example as its initial value', () => {
  const empty = Object.values(read(ana).paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap((parameter) => {
        if ('$ref' in parameter) return [`${operationId}: ${parameter.$ref}`];
        return parameter.required && parameter.example === undefined ? [`${operationId}: ${parameter.name}`] : [];
      }),
    );
  expect(empty).toEqual([]);
});

it('describes who may make a call, and sends calls to the address of the console', () => {
  const { paths, servers, components } = read();
  expect(servers).toEqual([{ url: 'https://console.example/uat/api' }]);
  expect(components.securitySchemes).toBeUndefined();
  expect(paths[operationTable.addRemark.path]?.post?.description).toMatch(
    /Sent in the session of whoever is signed in\.\n\nWho may: administrators and whoever finds \/disapprove_remarks in AGORA's menu\.$/,
  );
  expect(paths[operationTable.loginAgora.path]?.post?.description).toMatch(/Sent without a token/);
  const whoMay = (path: string) => /Who may: (.*)$/.exec(Object.values(paths[path] ?? {})[0]?.description ?? '')?.[1];
  expect(whoMay(operationTable.listNewsletters.path)).toBe('everybody who is signed in.');
  expect(whoMay(operationTable.listRemarks.path)).toBe(
    "everybody who is signed in, but nobody of MIS TECH; or administrators and whoever finds /disapprove_remarks in AGORA's menu.",
  );
  expect(whoMay(operationTable.listEmailServices.path)).toBe(
    "administrators, whoever finds /email-feature in AGORA's menu, and whoever finds /email-maintainance in AGORA's menu.",
  );
});

it('calls of the gateway cannot be tried', () => {
  const { path } = operationTable.issueKioskToken;
  const [method = ''] = Object.keys(contract.paths[path] ?? {});
  expect(isOfGateway(contract, path, method)).toBe(true);
  expect(isOfGateway(contract, operationTable.addRemark.path, 'post')).toBe(false);
});
