// Answers that have only what the specification promises are accepted by the gateway and by the console.
import { describe, expect, it } from 'vitest';
import { answerShapes, type OperationId, operationTable } from '#contract';
import { examples } from '../../../openapi/generated/examples';
import { answerRules } from './answers';
import { judged } from './outcome';

const rules = answerRules();

const breachOf = (operation: OperationId, body: unknown) => {
  const schema = rules.schemaOf(operation, 200, 'application/json');
  return typeof schema === 'string' ? schema : rules.breachOf(schema, body);
};

const readBy = (operation: OperationId, body: unknown) => {
  const { method, path } = operationTable[operation];
  return judged(200, body, answerShapes[`${method} ${path}`]);
};

/** The contract's example without these fields, at any depth. */
function without(operation: OperationId, names: string[]): unknown {
  const answers: Record<string, Record<string, unknown>> = examples[operation];
  return JSON.parse(JSON.stringify(answers[200]?.default), (name, value) => (names.includes(name) ? undefined : value));
}

const COMPANY_RECORD =
  'accountno company member_status issued_date reference_date renewal_date end_date term_date'.split(' ');

describe('a field that the specification does not promise may be missing', () => {
  it.each<[OperationId, string[]]>([
    ['listRegistrationHistory', ['reapproved_date', 'reapproved_by']],
    ['searchRegistrations', ['reapproved_date', 'reapproved_by', 'increment_id']],
    ['listCompanyRecords', COMPANY_RECORD],
    ['listPendingDoctors', ['SelectedDoctors', 'Regdate']],
    ['getAccount', ['is_success', 'message']],
    ['getAccountContract', ['acct']],
    ['searchAccounts', ['success']],
    ['searchFacilities', ['success']],
    ['searchRcsConfigs', ['success', 'PageNumber', 'TotalPages']],
    ['getPlanFile', ['success']],
    ['getDigicardImage', ['is_success']],
    ['createDigicardSample', ['is_success', 'message']],
    ['getDigicardStyle', ['filename', 'filepath', 'filetype', 'is_exist', 'in_comp']],
    ['listDigicardAccounts', ['membacct', 'contract', 'avega']],
    ['listProducts', ['productID']],
    ['listSuspendedAccounts', ['recordid']],
    ['verifyAgoraOtp', ['message', 'is_exceed']],
    ['addUser', ['message']],
    ['addRemark', ['message']],
    ['updateAgoraFeature', ['error_message']],
    ['updateSuspension', ['message']],
    ['addKioskTerminal', ['response_message']],
    ['addEbillingAssignment', ['message']],
  ])('%s without %j', (operation, names) => {
    const body = without(operation, names);
    expect(breachOf(operation, body)).toBeUndefined();
    expect(readBy(operation, body)).toBeUndefined();
  });
});

describe('a refusal needs no more than its reason', () => {
  it.each<[OperationId, object]>([
    ['reapproveRegistration', { error_message: 'No.' }],
    ['changePassword', { error_message: 'No.' }],
    ['getPlanFile', { success: false, message: 'No.' }],
    ['getDigicardImage', { is_success: false, message: 'No.' }],
    ['createDigicardSample', { is_success: false, message: 'No.' }],
    ['searchAccounts', { success: false, message: 'No.' }],
    ['searchFacilities', { success: false, message: 'No.' }],
    ['getAccount', { is_success: false, message: 'No.' }],
    ['listRcsConfigs', { success: false, message: 'No.' }],
  ])('%s: %j', (operation, body) => {
    expect(breachOf(operation, body)).toBeUndefined();
    expect(readBy(operation, body)).toMatchObject({ failure: 'refused', message: 'No.' });
  });
});

it('a success without the rows that it should have is unclear', () => {
  expect(readBy('searchAccounts', { success: true })).toMatchObject({ failure: 'unclear' });
  expect(readBy('listRcsConfigs', { success: true })).toMatchObject({ failure: 'unclear' });
});
