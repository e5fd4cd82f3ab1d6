// Invalid contents of the storage: with any of them, nobody counts as signed in.

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { user } from '../testing';
import { sessionSchemas } from './session';

const digest = { salt: '00ff', digest: 'abcd', iterations: 100_000 };
const module = {
  tabaccessid: 1,
  tabname: 'Accounts',
  tabicon: 'key',
  modaccessid: 2,
  labelname: 'Users',
  modicon: 'people',
  routename: '/users',
};
const GOOD = {
  user_info: { data: user() },
  device_id: 'a1b2',
  system_access: [module],
  current_pw: digest,
};

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);
const ofUser = (fields: object) => ({ data: { ...user(), ...fields } });

const ODD: Record<keyof typeof GOOD, unknown[]> = {
  user_info: [
    null,
    'x',
    [],
    {},
    { data: {} },
    // As an older version stored it.
    { access_token: 'token', data: user() },
    ofUser({ firstname: {} }),
    ofUser({ department: 7 }),
    ofUser({ rolesid: 1 }),
    ofUser({ rolesid: 'x' }),
  ],
  device_id: [{}, 7, '', 'Ñ', null],
  system_access: [{}, 'all', 7, [null], [{ tabname: {} }], [{ ...module, routename: undefined }], nested(1_000)],
  current_pw: [
    'Sampaguita#1',
    {},
    [],
    true,
    { salt: 1, digest: 2, iterations: 3 },
    { ...digest, salt: 'xyz' },
    { ...digest, iterations: 0 },
    { ...digest, iterations: 1e12 },
  ],
};

it('accepts a user of a department that cannot be chosen', () =>
  expect(v.is(sessionSchemas.user_info, ofUser({ department: 'INT LEGAL' }))).toBe(true));

describe.each(Object.keys(GOOD) as (keyof typeof GOOD)[])('%s', (key) => {
  it('is accepted as it is stored', () => expect(v.is(sessionSchemas[key], GOOD[key])).toBe(true));
  it.each(ODD[key].map((value) => [JSON.stringify(value).slice(0, 60), value]))('is not %s', (_, value) =>
    expect(v.is(sessionSchemas[key], value)).toBe(false),
  );
});

it('accepts a role without modules', () => expect(v.is(sessionSchemas.system_access, [])).toBe(true));
