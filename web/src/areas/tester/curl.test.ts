import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { Entry } from './calls';
import { curlOf } from './curl';

const entry: Entry = {
  number: 1,
  operation: 'addRemarks',
  method: 'POST',
  path: '/remarks?page=2',
  headers: {
    authorization: 'Bearer of-the-server',
    'content-type': 'application/json',
    'content-length': '40',
    'x-request-id': '1',
    'x-mock-world': 'default~1',
    email: "Ma. Peña's",
  },
  body: { Value: { remarks: "It's $HOME \\ `date`" } },
  isShortened: false,
  status: 200,
  at: '2026-11-21T02:32:00.000Z',
};
const where = { api: 'http://localhost:4000/api', world: 'a b', token: 'of-this-page' };

/** What a shell makes of it. */
const wordsOf = (command: string) =>
  execFileSync('sh', ['-c', command.replace(/^curl/, 'printf "%s\\0"')], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

/** Where there is a shell of that kind. */
const shellTest = it.skipIf(process.platform === 'win32');

shellTest('makes the call again, in its world, by whoever is signed in', () => {
  expect(wordsOf(curlOf(entry, where))).toEqual([
    '-i',
    '-X',
    'POST',
    'http://localhost:4000/api/remarks?page=2',
    '-H',
    'Cookie: mock-world=a%20b',
    '-H',
    'Authorization: Bearer of-this-page',
    '-H',
    "email: Ma. Pe%C3%B1a's",
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    JSON.stringify(entry.body),
  ]);
});

it('sends no token with a call that had none, nor for nobody', () => {
  const { authorization, ...headers } = entry.headers;
  expect(authorization).toBeDefined();
  expect(curlOf({ ...entry, headers }, where)).not.toContain('Authorization');
  expect(curlOf(entry, { ...where, token: undefined })).not.toContain('Authorization');
});

shellTest('sends a form in its parts, and a file of the name that was sent', () => {
  const form = {
    ...entry,
    headers: { 'content-type': 'multipart/form-data; boundary=1' },
    body: { Value: { title: 'x;y' }, name: '@me', file: { name: 'a.png', type: 'image/png', size: 3, sha256: 'f0' } },
  };
  expect(wordsOf(curlOf(form, where)).slice(6)).toEqual([
    '-F',
    'Value={"title":"x;y"};type=application/json',
    '--form-string',
    'name=@me',
    '-F',
    'file=@a.png;type=image/png',
  ]);
});

shellTest('sends the fields of an urlencoded form as such', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const body = { base64: 'a+b/c==', Image_datails: '{"name":"Peña & co"}' };
  expect(wordsOf(curlOf({ ...entry, headers, body }, where)).slice(6)).toEqual([
    '--data-urlencode',
    'base64=a+b/c==',
    '--data-urlencode',
    'Image_datails={"name":"Peña & co"}',
  ]);
});
