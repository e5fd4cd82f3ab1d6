import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import * as settings from './settings';

const readSettings = (env: Record<string, string>) => settings.readSettings({ UPSTREAM: 'mocks', ...env });

test('serves the mocks at port 4000 of this machine when only UPSTREAM is set', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    basePath: '/',
    prismUrl: 'http://127.0.0.1:4010',
    mocksUrl: 'http://127.0.0.1:4020',
    product: 'Lumina',
    secondBrand: 'Avega',
    supportEmail: 'support@lumina.example',
    version: packageJson.version,
    otpMinutes: 5,
    humanCheckSecret: undefined,
    trustProxy: false,
    auditLog: undefined,
    sessionMs: 12 * 3_600_000,
    serviceTokenMs: 10 * 60_000,
    ratePerEmail: 30,
    ratePerPlace: 300,
    maxConnections: 5_000,
    inFlightBytes: 256 * 1024 * 1024,
    upstreamTimeoutMs: 30_000,
    staticDir: expect.stringMatching(/web.dist$/),
    logLevel: 'warn',
  });
});

test('a variable set to nothing counts as not set', () => {
  expect(readSettings({ PORT: '', PRODUCT: '' })).toMatchObject({ port: 4000, product: 'Lumina' });
});

test.each(['/uat/kyc', '/uat/kyc/'])('the base path %s begins and ends with a slash', (path) => {
  expect(readSettings({ BASE_PATH: path }).basePath).toBe('/uat/kyc/');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['BASE_PATH', 'uat/kyc'],
  ['BASE_PATH', '/uat/../kyc'],
  ['BASE_PATH', '//kyc'],
  ['PRISM_URL', 'localhost:4010'],
  ['MOCKS_URL', 'http://127.0.0.1:4020/mocks'],
  ['SUPPORT_EMAIL', 'support'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['UPSTREAM', ''],
  ['EXPOSE_MOCKS', 'true'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET_PREVIOUS', 'short'],
  ['SESSION_HOURS', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', 'cafe'],
  ['TRUST_PROXY', '10.0.0'],
  ['TRUST_PROXY', '10.0.0.1,bad'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/8/8'],
  ['STORE_URL', 'redis://host:99999'],
  ['STORE_URL', 'redis://'],
  ['STORE_URL', 'rediss://:secret@'],
  ['STORE_URL', 'http://host:6379'],
  ['METRICS_PORT', '0'],
])('%s=%s is refused with a line that begins with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be(gin)? `));
});

test('reports all problems at once and never repeats a secret', () => {
  expect(() => readSettings({ PORT: 'x', HUMAN_CHECK_SECRET: 'hunter2' })).toThrow(
    'PORT must be a whole number from 0 to 65535.\nHUMAN_CHECK_SECRET must be at least 32 characters long.',
  );
});

const hosts = ['0.0.0.0', '::', '10.0.0.7', 'console.example'];
test.each(hosts)('refuses to serve the mocks at %s unless EXPOSE_MOCKS is yes', (HOST) => {
  expect(() => readSettings({ HOST })).toThrow('HOST must be a loopback address while UPSTREAM is mocks.');
  expect(readSettings({ HOST, EXPOSE_MOCKS: 'yes' }).host).toBe(HOST);
});

test.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('%s counts as this machine alone', (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});

const secrets = {
  SESSION_SECRET: 'vWq0cE0o5bTnq1yPzkxH4mJd7rUgS2Lf',
  HUMAN_CHECK_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
};

test.each([
  ['one letter', 'a'.repeat(32)],
  ['few letters', 'abcabdabeabcabfabaabcabdaafabeab'],
  ['a word over and over', 'secretwords'.repeat(4)],
  ['a word over and over, and cut', 'correct-horse-correct-horse-correct-ho'],
  ['a row of the keyboard', 'qwertyuiopasdfghjklzxcvbnm123456'],
  ['numbers in their order', '12345678901234567890123456789012'],
  ['the alphabet backwards', 'zyxwvutsrqponmlkjihgfedcba987654'],
])('refuses a secret of %s and names the command that makes a good one', (_what, SESSION_SECRET) => {
  expect(() => readSettings({ SESSION_SECRET })).toThrow(
    /^SESSION_SECRET must not be easy to guess: make one with `openssl rand -base64 32`\.$/,
  );
});

test.each(['base64', 'base64url', 'hex'] as const)('accepts a random secret in %s', (encoding) => {
  for (let drawn = 0; drawn < 200; drawn += 1) {
    const SESSION_SECRET = randomBytes(32).toString(encoding);
    expect(readSettings({ SESSION_SECRET }).sessionSecrets).toEqual([SESSION_SECRET]);
  }
});

test('real servers require both secrets, allow any host and have an audit log', () => {
  expect(() => readSettings({ UPSTREAM: 'servers.json' })).toThrow(
    /^SESSION_SECRET must be set.*\nHUMAN_CHECK_SECRET must/,
  );
  const real = readSettings({ UPSTREAM: 'servers.json', HOST: '0.0.0.0', ...secrets });
  expect(real).toMatchObject({ upstream: 'servers.json', auditLog: '-', sessionSecrets: [secrets.SESSION_SECRET] });
  expect(settings.consoleConfig(real).mode).toBe('production');
});

test('refuses one secret for two purposes and one port for two servers', () => {
  const HUMAN_CHECK_SECRET = secrets.SESSION_SECRET;
  expect(() => readSettings({ ...secrets, HUMAN_CHECK_SECRET, PORT: '4000', METRICS_PORT: '4000' })).toThrow(
    'SESSION_SECRET and HUMAN_CHECK_SECRET must be different.\nMETRICS_PORT and PORT must be different.',
  );
});

test('the current secret comes first, the previous one after it', () => {
  const previous = secrets.HUMAN_CHECK_SECRET;
  const { sessionSecrets } = readSettings({ ...secrets, SESSION_SECRET_PREVIOUS: previous });
  expect(sessionSecrets).toEqual([secrets.SESSION_SECRET, previous]);
});

test('proxies are trusted by their number or by their addresses', () => {
  const trusted = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).trustProxy;
  expect(trusted('10.0.0.0/8,::1')).toBe('10.0.0.0/8,::1');
  const two = trusted('2');
  expect([0, 1, 2].map((hop) => typeof two === 'function' && two('10.0.0.7', hop))).toEqual([true, true, false]);
});
