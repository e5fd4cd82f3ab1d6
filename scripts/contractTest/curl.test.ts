import { afterEach, expect, it } from 'vitest';
import { asCurl } from './curl';
import { afterAll, described } from './findings';

const before = { scenario: 'default', email: 'maria.santos@lumina.example' };
const sent = {
  method: 'POST',
  url: 'http://127.0.0.1:4200/api/remarks?page=1',
  headers: { 'x-mock-world': 'another', cookie: 'session=sealed elsewhere', 'content-type': 'application/json' },
  body: `{"it's":1}`,
};

const { PORT, BASE_PATH } = process.env;
const set = (port?: string, base?: string) => {
  for (const [name, value] of Object.entries({ PORT: port, BASE_PATH: base }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
};
afterEach(() => set(PORT, BASE_PATH));

it('opens the world and signs in before it makes the call', () => {
  set();
  const curl = asCurl(sent, before) ?? '';
  const [opens, signsIn, ...makesCall] = curl.split('\n  ').map((line) => line.trim());
  expect(opens).toBe(
    `curl -s -o /dev/null -X PUT http://127.0.0.1:4000/control/worlds/contract-test -H 'content-type: application/json' -d '{"scenario":"default"}'`,
  );
  expect(signsIn).toMatch(/^curl -s -o \/dev\/null -c \S+ \S+\/session .*"email":"maria\.santos@lumina\.example"/);
  expect(makesCall).toEqual([
    String.raw`curl -i -X POST 'http://127.0.0.1:4000/api/remarks?page=1' \ `.trim(),
    String.raw`-b .cache/contract-test.cookies \ `.trim(),
    String.raw`-H 'x-mock-world: contract-test' \ `.trim(),
    String.raw`-H 'content-type: application/json' \ `.trim(),
    String.raw`-H 'origin: http://127.0.0.1:4000' \ `.trim(),
    String.raw`--data-binary '{"it'\''s":1}'`,
  ]);
  expect(curl).not.toContain('sealed elsewhere');
});

it.each([
  ['behind the gateway', { ...sent, url: 'http://127.0.0.1:4210/remarks' }],
  ['with a proof that only the test can seal', { ...sent, headers: { ...sent.headers, 'human-proof': 'x' } }],
  ['with a ticket that only the test can seal', { ...sent, headers: { ...sent.headers, 'otp-ticket': 'x' } }],
])('is not printed %s', (_where, request) => {
  expect(asCurl(request, before)).toBeUndefined();
});

it('the commands use the console of npm start with the same settings, and one note below them says so', () => {
  set('4700', 'uat/kyc');
  const find = { operation: 'addRemark', request: 'at random', wrong: 'it hangs', sent, before } as const;
  const text = described(find);
  expect(text.match(/http:[^'\s]*/g)).toEqual([
    'http://127.0.0.1:4700/uat/kyc/control/worlds/contract-test',
    'http://127.0.0.1:4700/uat/kyc/control/worlds/contract-test/session',
    'http://127.0.0.1:4700/uat/kyc/api/remarks?page=1',
    'http://127.0.0.1:4700',
  ]);
  expect(afterAll([find])).toMatch(/have ended.* at http:\/\/127\.0\.0\.1:4700\/uat\/kyc\/: start it with npm start/);
  expect(afterAll([{ operation: 'addRemark', request: 'at random', wrong: 'it hangs' }])).toBeUndefined();
});
