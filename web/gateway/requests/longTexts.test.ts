// A record that a server already has can be changed, however long its texts are.
import { expect, test } from 'vitest';
import type { OperationId } from '#contract';
import { policies } from '../../../openapi/generated/policy';
import { requestRules } from '../answers/contract';
import { checkBody } from './requests';
import { wholeRequest } from './wholeRequest';

/** Whose account it is, and what proves it; the path of a file, which the gateway seals. */
const POWER = /^(email(_?address)?|\w*password|vercode|verification_code|filepath)$/i;

const POD = ['deviceid', 'terminalid', 'macaddress', 'hospcode', 'serialno', 'propertytag', 'description'];
const PRODUCT = ['productName', 'description', 'url'];
const ADDRESSES = ['EmailAdd', 'CCEmail', 'BCCEmail'];
const NAMED_IN_SPECIFICATION: Partial<Record<OperationId, string[]>> = {
  addPodDevice: POD,
  updatePodDevice: POD,
  addProduct: PRODUCT,
  updateProduct: PRODUCT,
  addEbillingAssignment: ADDRESSES,
  updateEbillingAssignment: ADDRESSES,
  addTopProvider: ['diag_limit'],
  updateTopProvider: ['diag_limit'],
};

const LONG = 'x'.repeat(20_000);

function isTooLong(id: OperationId, body: unknown): boolean {
  try {
    checkBody(id, Object.keys(requestRules[id].bodies)[0], body);
    return false;
  } catch (error) {
    return String(error).includes('breaks maxLength');
  }
}

/** The value with one of its texts replaced by a long one, for each text. */
function withLongText(value: unknown, name = ''): { name: string; value: unknown }[] {
  if (typeof value === 'string') return [{ name, value: LONG }];
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    withLongText(inner, field).map((long) => ({ name: long.name, value: { ...value, [field]: long.value } })),
  );
}

test('a text has a longest length only where the specification names one, or where it gives power', () => {
  const limited = (Object.keys(requestRules) as OperationId[]).flatMap((id): [OperationId, string[]][] => {
    const tooLong = withLongText(wholeRequest(id).body).filter(({ value }) => isTooLong(id, value));
    const ofCaller = policies[id].identity.map(({ place }) => place.path.at(-1));
    const names = tooLong.map(({ name }) => name).filter((name) => !POWER.test(name) && !ofCaller.includes(name));
    return names.length > 0 ? [[id, names]] : [];
  });
  expect(Object.fromEntries(limited)).toEqual(NAMED_IN_SPECIFICATION);
});
