import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { user } from '../testing';
import {
  DEPARTMENTS,
  isAdministrator,
  isSecondBrand,
  returnPath,
  wantedPathAfterSignIn,
  wantedPathWhenSignedIn,
} from './rules';
import { usernameOf } from './session';

it.each([
  ['MIS TECH', '/users', '/dashboard'],
  ['INT MRD', '/docdashboard', '/dashboard'],
  ['AVG MRD', '/docdashboard', '/dashboard'],
  ['INT APD', '/dashboard', '/dashboard'],
  ['AVG APD', '/dashboard', '/dashboard'],
  ['INT MRKTG', '/newsletter', '/newsletter'],
  ['AVG MRKTG', '/newsletter', '/newsletter'],
  ['MIS IT', '/newsletter', '/dashboard'],
  ['INT CLAIMS', '/newsletter', '/dashboard'],
  ['AVG CLAIMS', '/newsletter', '/dashboard'],
] as const)('%s begins at %s, and is led to %s when signed in already', (department, afterSignIn, signedIn) => {
  expect(wantedPathAfterSignIn(user({ department }))).toBe(afterSignIn);
  expect(wantedPathWhenSignedIn(user({ department }))).toBe(signedIn);
});

it('a user without a username is named by the email address', () => {
  expect(usernameOf(user({ username: 'x.y' }))).toBe('x.y');
  for (const username of ['', null, undefined]) expect(usernameOf(user({ username }))).toBe('x@lumina.example');
});

it('recognises the second brand by its name or by a flag', () => {
  expect(['AVEGA', 'avega', '1', 'true'].every(isSecondBrand)).toBe(true);
  expect(['PRODUCT', 'LUMINA', '0', 'false', ''].some(isSecondBrand)).toBe(false);
});

it('recognises an administrator by role 1', () => {
  expect(isAdministrator(user({ rolesid: '1' }))).toBe(true);
  expect(isAdministrator(user({ rolesid: '11' }))).toBe(false);
});

it.each(['?next=%2Fconcurrent', '?next=%2Fdashboard%3Ftab%3Dhistory', '?next=%2Fusers%3Fnext%3D%2Flogin'])(
  '%s is a path to return to',
  (search) => {
    expect(returnPath(search)).toBe(decodeURIComponent(search.slice('?next='.length)));
  },
);

it.each([
  '',
  '?next=',
  '?next=%2F',
  '?next=%2F%2Fevil.example',
  '?next=%2F%5Cevil.example',
  '?next=%2F%09%2Fevil.example',
  '?next=https%3A%2F%2Fevil.example',
  '?next=javascript%3Aalert(1)',
  '?next=%2Flogin',
  '?next=%2Flogin%3Fx',
  '?next=%2FLOGIN',
  '?next=%2Flogin%2F%23x',
  '?next=%2F%3F',
  '?next=%2F%3Fx%3D1',
  '?next=%2F%3Fnext%3D%2Fusers',
  '?next=%2F%23x',
  '?next=%2F.%2F%3Fx',
  '?next=%2Fotpverification%2F..',
  '?next=%2Flo%09gin',
])('%j is no path to return to', (search) => expect(returnPath(search)).toBeNull());

it('offers the departments that the contract names', () => {
  const { schemas } = parse(readFileSync('openapi/common.yaml', 'utf8'));
  expect(DEPARTMENTS).toEqual(schemas.Department.examples);
});
