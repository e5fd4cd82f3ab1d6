import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtConsole, pageHtml, send, startGateway } from '../whole/testing';

const asPage = { headers: { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' } };

test('serves the page at every address of the console, with base path and configuration filled in', async () => {
  const { url } = await startGateway({ BASE_PATH: '/uat/kyc', PRODUCT: '</script><b>$&', VERSION: '7' });
  const config =
    '{"product":"\\u003c/script>\\u003cb>$&","secondBrand":"Avega","supportEmail":"support@lumina.example","version":"7","otpMinutes":5,"idleMinutes":15,"mode":"mock"}';
  const expected = pageHtml
    .replace('<base href="/" />', '<base href="/uat/kyc/">')
    .replace('id="config">', () => `id="config">${config}`);
  for (const path of ['', 'index.html', 'dashboard', 'otpverification/a@b.c', 'a/b/c?tab=2']) {
    const page = await send(url, `/uat/kyc/${path}`, asPage);
    expect([path, page.status, page.body.toString()]).toEqual([path, 200, expected]);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  }
});

test('a malicious accept-encoding header does not slow the gateway down', async () => {
  const { url } = await startGateway();
  const harmful = { 'accept-encoding': `a${' '.repeat(15_000)}b` };
  const answers = await Promise.all(Array.from({ length: 120 }, () => send(url, '/', { headers: harmful })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}, 60_000);

test('sends the page compressed, and answers 304 to a browser that has it', async () => {
  const { url } = await startGateway();
  const ask = (headers: Record<string, string>) => send(url, '/', { headers });

  const br = await ask({ 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toContain('console');
  const gzip = await ask({ 'accept-encoding': 'br;q=0, gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toContain('console');
  const plain = await ask({});
  expect(plain.headers['content-encoding']).toBeUndefined();

  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': `W/"x", ${br.headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('hashed files are cached for ever, other files are revalidated, both are sent precompressed', async () => {
  const { url } = await startGateway();
  const ask = (accepted: string) => send(url, '/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } });

  const br = await ask('gzip, br');
  expect(brotliDecompressSync(br.body).toString()).toBe('as brotli');
  expect(br.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync((await ask('gzip')).body).toString()).toBe('as gzip');
  expect((await ask('identity')).body.toString()).toBe('plain');
  expect((await send(url, '/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('answers 404 for missing hashed files always, for others unless a page is requested', async () => {
  const { url } = await startGateway();
  expect((await send(url, '/assets/old-9z.js', asPage)).status).toBe(404);
  expect((await send(url, '/missing.json', { headers: { accept: 'application/json' } })).status).toBe(404);
  expect((await send(url, '/missing.js', { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } })).status).toBe(404);
});

test('outside the base path only / is redirected to it', async () => {
  const { url } = await startGateway({ BASE_PATH: '/uat/kyc' });
  for (const [path, to] of [
    ['/', '/uat/kyc/'],
    ['/uat/kyc?tab=2', '/uat/kyc/?tab=2'],
  ] as const) {
    const answer = await send(url, path, asPage);
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
  }
  for (const path of ['/uat', '/uat/kycx', '/config.json', '/healthz', '/api/session/device']) {
    expect([path, (await send(url, path, asPage)).status]).toEqual([path, 404]);
  }
});

test('HEAD answers like GET, without a body', async () => {
  const { url } = await startGateway();
  for (const path of ['/', '/dashboard', '/assets/main-1a2b.js', '/config.json', '/healthz']) {
    const get = await send(url, path);
    const head = await send(url, path, { method: 'HEAD' });
    expect([path, head.status, head.headers['content-length'], head.body.length]).toEqual([
      path,
      200,
      get.headers['content-length'],
      0,
    ]);
  }
});

test('without a build everything else is served, and the page says that it is missing', async () => {
  const { url } = await startGateway({ STATIC_DIR: '/nowhere' });
  expect((await send(url, '/healthz')).json()).toEqual({ status: 'ok' });
  const page = await send(url, '/', asPage);
  expect([page.status, page.json()]).toEqual([503, { message: 'The console is not built.' }]);
});

test('the configuration comes from the environment', async () => {
  const { url } = await startGateway({
    PRODUCT: 'Sol',
    SECOND_BRAND: 'Luna',
    SUPPORT_EMAIL: 'a@b.example',
    VERSION: '7',
    OTP_MINUTES: '10',
    IDLE_MINUTES: '20',
  });
  const answer = await send(url, '/config.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.json()).toEqual({
    product: 'Sol',
    secondBrand: 'Luna',
    supportEmail: 'a@b.example',
    version: '7',
    otpMinutes: 10,
    idleMinutes: 20,
    mode: 'mock',
  });
});

test('the page may load only its own files and may not use camera, microphone or location', async () => {
  const { url } = await startGateway();
  const { headers } = await send(url, '/', asPage);
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy.sort()).toEqual([
    "base-uri 'self'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ]);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('only the inline script of the built page may run', async () => {
  const folder = builtConsole();
  const code = 'document.title = "drawn"';
  writeFileSync(
    join(folder, 'index.html'),
    pageHtml.replace('console', `<script>${code}</script><script src="a.js"></script>`),
  );
  const { url } = await startGateway({ STATIC_DIR: folder });
  const { headers } = await send(url, '/', asPage);
  const hash = createHash('sha256').update(code).digest('base64');
  expect(String(headers['content-security-policy']).split(';')).toContain(`script-src 'self' 'sha256-${hash}'`);
});
