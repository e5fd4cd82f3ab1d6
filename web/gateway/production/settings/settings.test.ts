import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificate, folder, settingsFile } from '../testing';
import { readProductionSettings } from './settings';

const minimal = { upstreams: { main: { url: 'https://api.lumina.example' } }, operations: {} };
const SECRET = 'hunter2';

const read = (settings: object | string, env = {}) => readProductionSettings(settingsFile(settings), env);

async function complaints(settings: object | string, env = {}): Promise<string[]> {
  try {
    await read(settings, env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

/** The minimal settings with this entry for one operation. */
const operation = (id: string, entry: object, more = {}) => ({ ...minimal, operations: { [id]: entry }, ...more });
const upstream = (entry: object) => ({ ...minimal, upstreams: { main: { ...minimal.upstreams.main, ...entry } } });

test('settings that are left out have their defaults', async () => {
  const settings = await read({ ...minimal, operations: { loginAgora: { path: '/v1/login' } } });
  expect(settings).toMatchObject({ answers: 'enforce', codec: {}, forward: [] });
  expect(settings.upstreams).toEqual([
    {
      name: 'main',
      url: 'https://api.lumina.example',
      connections: 32,
      publicConnections: 8,
      queueLength: 256,
      queueMs: 5_000,
      connectMs: 3_000,
      firstByteMs: 20_000,
      totalMs: 60_000,
      tls: {},
    },
  ]);
  expect(settings.mappings.loginAgora).toMatchObject({
    upstream: 'main',
    method: 'POST',
    path: '/v1/login',
    retry: false,
  });
  expect(settings.pathless).toContain('loginAlagaMd');
  expect(settings.pathless).not.toContain('loginAgora');
});

test('a setting left empty counts as not set', async () => {
  expect(await complaints({ ...minimal, answers: null, operations: { loginAgora: { path: null } } })).toEqual([]);
});

test.each<[string, object | string, string]>([
  ['no upstreams', { operations: {} }, 'upstreams is missing.'],
  ['an unknown setting', { ...minimal, retries: 3 }, 'retries is not a setting.'],
  ['a kind that is wrong', { ...minimal, forward: SECRET }, 'forward must be a list.'],
  ['a choice that is none', { ...minimal, answers: SECRET }, 'answers must be ("enforce" | "report").'],
  [
    'http',
    upstream({ url: 'http://localhost' }),
    'upstreams.main.url must be https:// with a host and an optional port, and nothing more.',
  ],
  [
    'a password in the address',
    upstream({ url: `https://a:${SECRET}@x.example` }),
    'upstreams.main.url must be https:// with a host and an optional port, and nothing more.',
  ],
  ['a limit of nothing', upstream({ totalMs: 0 }), 'upstreams.main.totalMs must be a whole number from 1 to 600000.'],
  [
    'limits that contradict',
    upstream({ totalMs: 10 }),
    'upstreams.main.totalMs must not be shorter than its firstByteMs.',
  ],
  [
    'a CA that is not there',
    upstream({ ca: 'none.pem' }),
    'upstreams.main.ca names a file that cannot be read (ENOENT).',
  ],
  ['a CA that is none', upstream({ ca: certificate('client.key') }), 'upstreams.main.ca is not a certificate in PEM.'],
  [
    'half an identity',
    upstream({ clientCertificate: certificate('client.pem') }),
    'upstreams.main must have clientCertificate and clientKey together, or neither.',
  ],
  [
    'a key of another',
    upstream({ clientCertificate: certificate('client.pem'), clientKey: { file: certificate('server.key') } }),
    'upstreams.main: clientCertificate and clientKey are not PEM, or do not belong together.',
  ],
  [
    'a secret in the file',
    { ...minimal, codecSecrets: { key: SECRET } },
    'codecSecrets.key must be { env: NAME } or { file: path }: the secret itself must not be in this file.',
  ],
  [
    'a secret that is not set',
    { ...minimal, codecSecrets: { key: { env: 'NOT_SET' } } },
    'codecSecrets.key needs the environment variable NOT_SET, which is not set.',
  ],
  [
    'a secret without a file',
    { ...minimal, codecSecrets: { key: { file: 'none' } } },
    'codecSecrets.key.file names a file that cannot be read (ENOENT).',
  ],
  ['a codec that is none', { ...minimal, codec: 'rot13' }, "codec must be plain, aes-256-gcm or a module's path."],
  [
    'a codec without its key',
    { ...minimal, codec: 'aes-256-gcm' },
    'codec cannot be made: codecSecrets.key must be 32 bytes in base64.',
  ],
  [
    'a module that is not there',
    { ...minimal, codec: './none.mjs' },
    'codec names a module that cannot be loaded (ERR_MODULE_NOT_FOUND).',
  ],
  [
    'credentials for nothing',
    { ...minimal, services: { sendMoney: {} } },
    'services.sendMoney is not an operation of the contract.',
  ],
  [
    'credentials without a body',
    { ...minimal, services: { listRemarks: {} } },
    'services.listRemarks: the operation has no JSON body for credentials.',
  ],
  [
    'a name of nothing',
    { ...minimal, names: { productavega: 'x' } },
    'names.productavega is not a field, header or parameter of the contract.',
  ],
  [
    'a header that is ours',
    { ...minimal, forward: ['Authorization'] },
    'forward must not contain a header that the gateway sets or does not pass on.',
  ],
  [
    'a part of nothing',
    { ...minimal, uncoded: ['body'] },
    'uncoded may contain only value, answer and headers of the contract.',
  ],
  ['an unknown operation', operation('loginNobody', {}), 'operations.loginNobody is not an operation of the contract.'],
  [
    'an unknown upstream',
    operation('loginAgora', { path: '/', upstream: 'b' }),
    'operations.loginAgora.upstream is not one of the upstreams.',
  ],
  [
    'no upstream among two',
    { ...operation('loginAgora', { path: '/' }), upstreams: { a: minimal.upstreams.main, b: minimal.upstreams.main } },
    'operations.loginAgora.upstream is missing.',
  ],
  [
    'a path without its slash',
    operation('loginAgora', { path: 'login' }),
    'operations.loginAgora.path must begin with a slash and contain neither a space nor #.',
  ],
  [
    'a parameter of nothing',
    operation('loginAgora', { path: '/{id}' }),
    'operations.loginAgora.path has the parameter id, which the contract does not have.',
  ],
  [
    'a header of nothing',
    operation('checkDevice', { headers: { mail: 'x' } }),
    'operations.checkDevice.headers.mail is not a header of this call.',
  ],
  [
    'a parameter of the query of nothing',
    operation('listProducts', { query: { rows: 'r' } }),
    "operations.listProducts.query.rows is not a parameter of this call's query.",
  ],
  [
    'two parameters of one name',
    operation('listProducts', { path: '/products?p=1', query: { page: 'p' } }),
    'operations.listProducts would have two parameters with the same name in its query.',
  ],
  [
    'two headers of one name',
    operation('verifyAgoraOtp', { headers: { otp: 'EMAIL' } }),
    'operations.verifyAgoraOtp would have two headers with the same name.',
  ],
  [
    'the name of a header of ours',
    operation('checkDevice', { headers: { email: 'Cookie' } }),
    'operations.checkDevice would have a header that the gateway sets itself.',
  ],
  [
    'a header of the contract that is forwarded',
    { ...minimal, forward: ['Email'] },
    'forward must not contain a header of the contract.',
  ],
  [
    'a header that is renamed to a forwarded one',
    operation('checkDevice', { headers: { email: 'X-User' } }, { forward: ['x-user'] }),
    'operations.checkDevice would have a header that the browser could set, because forward names it.',
  ],
  [
    'two calls to one place',
    {
      ...minimal,
      operations: { loginAgora: { path: '/login' }, loginAlagaMd: { path: '/login' }, sendAgoraOtp: { path: '/otp' } },
    },
    'operations.loginAlagaMd goes to the same place as operations.loginAgora.',
  ],
  [
    'a token that nobody issues',
    operation('getSystemAccess', { path: '/access' }),
    'operations.getSystemAccess needs a token of operations.issueSecondaryToken, which has no path.',
  ],
  [
    'a field of another call',
    operation('loginAgora', { names: { rolesname: 'x' } }),
    'operations.loginAgora.names.rolesname is not a field of this call.',
  ],
  [
    'two fields of one name',
    operation('loginAgora', { names: { email: 'emailaddress' } }),
    'operations.loginAgora: two fields of its answer would have the same name; set names for this operation to distinguish them.',
  ],
  [
    'a decision asked twice',
    operation('saveDecision', { retry: true }),
    'operations.saveDecision.retry is allowed only for operations that read.',
  ],
  ['no YAML', `a: [${SECRET}`, 'The settings are not YAML: BAD_INDENT in line 1.'],
  ['a thing said twice', `answers: report\nanswers: ${SECRET}`, 'The settings are not YAML: DUPLICATE_KEY in line 2.'],
])('reports %s in one sentence, without the value', async (_, settings, sentence) => {
  const found = await complaints(settings);
  expect(found).toEqual([sentence]);
  expect(found.join()).not.toContain(SECRET);
});

describe('the system code of the kiosks’ server', () => {
  const LACKS =
    "services.issueKioskToken lacks the system code: set a field to SC00045, under the server's name for it.";
  const kiosks = (credentials?: object) =>
    operation('issueKioskToken', { path: '/kiosk' }, credentials && { services: { issueKioskToken: credentials } });

  test.each([
    ['without credentials', undefined, [LACKS]],
    ['beside a secret', { secret: { env: 'KEY' } }, [LACKS]],
    ['under the name of the server', { secret: { env: 'KEY' }, sysCode: 'SC00045' }, []],
    ['from the environment', { sysCode: { env: 'CODE' } }, []],
    ['of somebody else', { sysCode: { env: 'KEY' } }, [LACKS]],
  ])('%s', async (_what, credentials, found) => {
    expect(await complaints(kiosks(credentials), { KEY: SECRET, CODE: 'SC00045' })).toEqual(found);
  });

  test('is required only when the kiosks’ server is connected, and is sent to it', async () => {
    expect(await complaints(minimal)).toEqual([]);
    const { mappings } = await read(kiosks({ secret: { env: 'KEY' }, sysCode: 'SC00045' }), { KEY: SECRET });
    expect(mappings.issueKioskToken?.service).toEqual({ secret: SECRET, sysCode: 'SC00045' });
  });

  test('is the one credential that may stand in the file', async () => {
    const found = await complaints(kiosks({ secret: SECRET, sysCode: 'SC00045' }));
    expect(found).toEqual([
      'services.issueKioskToken.secret must be { env: NAME } or { file: path }: the secret itself must not be in this file.',
    ]);
    expect(await complaints({ ...minimal, services: { issueRecoveryToken: { code: 'SC00045' } } })).toEqual([
      'services.issueRecoveryToken.code must be { env: NAME } or { file: path }: the secret itself must not be in this file.',
    ]);
  });
});

test.each([
  'Connection',
  'Keep-Alive',
  'Proxy-Authorization',
  'TE',
  'Transfer-Encoding',
  'Upgrade',
  'Accept-Encoding',
  'Host',
  'Content-Encoding',
  'X-Forwarded-For',
  'Forwarded',
  'Otp-Ticket',
  'Human-Proof',
  'X-Request-Id',
])('refuses %s as the name of a contract header and in `forward`', async (name) => {
  expect(await complaints(operation('checkDevice', { headers: { email: name } }))).toEqual([
    'operations.checkDevice would have a header that the gateway sets itself.',
  ]);
  expect(await complaints({ ...minimal, forward: [name] })).toContain(
    'forward must not contain a header that the gateway sets or does not pass on.',
  );
});

test.each(['/a/../b', '/..', '/a//b', '//b', '/a/./b', '/%2e%2e/b', '/a/.%2E', '/a\\b'])(
  'refuses the path %s, which a server could read as another one',
  async (path) => {
    expect(await complaints(operation('loginAgora', { path }))).toEqual([
      'operations.loginAgora.path must not contain //, a backslash, or . or .. as a name.',
    ]);
  },
);

test.each(['/', '/a..b/.well-known/c.', '/a?from=//b/../c'])('accepts the path %s', async (path) => {
  expect(await complaints(operation('loginAgora', { path }))).toEqual([]);
});

test('remarks on a server that no operation uses', async () => {
  const upstreams = { ...minimal.upstreams, spare: minimal.upstreams.main };
  const operations = { loginAgora: { path: '/', upstream: 'main' } };
  expect((await read({ upstreams, operations })).remarks).toEqual(['upstreams.spare is not used by any operation.']);
});

test('reports all faults at once', async () => {
  const found = await complaints({ ...minimal, names: { x: 'y' }, codec: 'z', operations: { sendMoney: {} } });
  expect(found).toHaveLength(3);
});

test('reports settings that cannot be read', async () => {
  await expect(readProductionSettings(join(folder(), 'none.yaml'), {})).rejects.toThrow(
    'The settings file cannot be read (ENOENT).',
  );
});

test('reads files relative to the settings, and a secret without the trailing line break of its file', async () => {
  const module = 'export const createCodec = ({ word }) => ({ encodeHeader: (value) => word + value + word });';
  const file = settingsFile({ ...minimal, codec: './codec.mjs', codecSecrets: { word: { file: 'word' } } });
  writeFileSync(join(dirname(file), 'codec.mjs'), module);
  writeFileSync(join(dirname(file), 'word'), `${SECRET}\n`);
  const { codec } = await readProductionSettings(file, {});
  expect(codec.encodeHeader?.('-')).toBe(`${SECRET}-${SECRET}`);
});

test('reports a codec module without createCodec', async () => {
  const file = settingsFile({ ...minimal, codec: './codec.mjs' });
  writeFileSync(join(dirname(file), 'codec.mjs'), 'export const encode = 1;');
  await expect(readProductionSettings(file, {})).rejects.toThrow('codec names a module that exports no createCodec.');
});

test('a name set for one operation takes precedence over the general one', async () => {
  const { mappings } = await read({
    ...minimal,
    names: { productavega_tag: 'brand', email: 'mail' },
    operations: { loginAgora: { path: '/', names: { productavega_tag: 'flag' } }, checkDevice: { path: '/device' } },
  });
  expect(mappings.loginAgora?.words.answer.names).toEqual(
    new Map([
      ['flag', 'productavega_tag'],
      ['mail', 'email'],
    ]),
  );
  expect(mappings.checkDevice?.headers.get('email')?.name).toBe('mail');
});
