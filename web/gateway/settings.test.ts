import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readSettings } from './settings';

test('without any variable it serves the mocks at port 4000 of this machine', () => {
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
    humanCheckSecret: undefined,
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
])('%s=%s is refused with a line that begins with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be(gin)? `));
});

test('every complaint is heard at once, and a secret is never repeated', () => {
  expect(() => readSettings({ PORT: 'x', HUMAN_CHECK_SECRET: 'hunter2' })).toThrow(
    'PORT must be a whole number from 0 to 65535.\nHUMAN_CHECK_SECRET must be at least 32 characters long.',
  );
});
