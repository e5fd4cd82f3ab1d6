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
const who = { email: 'ana@lumina.example', application: 'ALAGA MD', device_id: 'd1' };
const where = { console: 'http://localhost:4000', world: 'a b', who };
const callIn = (command: string) => command.slice(command.indexOf('curl -i'));

/** The arguments as a shell reads them. */
const wordsOf = (command: string) =>
  execFileSync('sh', ['-c', command.replace(/^curl/, 'printf "%s\\0"')], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

/** Skipped where there is no POSIX shell. */
const shellTest = it.skipIf(process.platform === 'win32');

shellTest('repeats the call in its world, as the signed-in user', () => {
  const command = curlOf(entry, where);
  const [, begin = ''] = /^SESSION=\$\((curl.*?) \| sed/s.exec(command) ?? [];
  expect(wordsOf(begin)).toEqual([
    '-s',
    '-o',
    '/dev/null',
    '-D',
    '-',
    'http://localhost:4000/control/worlds/a%20b/session?application=ALAGA+MD',
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    '{"email":"ana@lumina.example","device_id":"d1"}',
  ]);
  expect(wordsOf(callIn(command))).toEqual([
    '-i',
    '-X',
    'POST',
    'http://localhost:4000/api/remarks?page=2',
    '-b',
    '',
    '-H',
    'X-Mock-World: a%20b',
    '-H',
    'Origin: http://localhost:4000',
    '-H',
    "email: Ma. Pe%C3%B1a's",
    '-H',
    'Content-Type: application/json',
    '--data-raw',
    JSON.stringify(entry.body),
  ]);
});

it('begins no session for a call without one, nor without a signed-in user', () => {
  const { authorization, ...headers } = entry.headers;
  expect(authorization).toBeDefined();
  expect(curlOf({ ...entry, headers }, where)).toMatch(/^curl -i/);
  expect(curlOf(entry, { ...where, who: undefined })).toMatch(/^curl -i/);
});

shellTest('sends the parts of a form, and a file with the original name', () => {
  const form = {
    ...entry,
    headers: { 'content-type': 'multipart/form-data; boundary=1' },
    body: { Value: { title: 'x;y' }, name: '@me', file: { name: 'a.png', type: 'image/png', size: 3, sha256: 'f0' } },
  };
  expect(wordsOf(callIn(curlOf(form, where))).slice(8)).toEqual([
    '-F',
    'Value={"title":"x;y"};type=application/json',
    '--form-string',
    'name=@me',
    '-F',
    'file=@a.png;type=image/png',
  ]);
});

shellTest('sends the fields of a URL-encoded form', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  const body = { base64: 'a+b/c==', Image_datails: '{"name":"Peña & co"}' };
  expect(wordsOf(callIn(curlOf({ ...entry, headers, body }, where))).slice(8)).toEqual([
    '--data-urlencode',
    'base64=a+b/c==',
    '--data-urlencode',
    'Image_datails={"name":"Peña & co"}',
  ]);
});
