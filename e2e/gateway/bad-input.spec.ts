import http from 'node:http';
import { operationTable } from '#contract';
import { credentials, expect, FROM_CONSOLE, people, test } from '../fixtures';

const JSON_TYPE = { ...FROM_CONSOLE, 'content-type': 'application/json' };
const login = `api${operationTable.loginAgora.path}`;
const form = `api${operationTable.resetAppLockout.path}`;

/** Sends a path unchanged; browsers and `fetch` would normalize it first. */
const statusOf = (origin: string, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request(origin, { path, agent: false }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode ?? 0, body });
    });
    request.on('error', reject).end();
  });

// After any bad input, signing in must still work.
test.afterEach(async ({ page, world }) => {
  await page.goto('./');
  await credentials(page, people.administrator);
  await expect(page.getByRole('dialog', { name: 'Verify OTP' })).toBeVisible();
  expect((await world.asked('sendAgoraOtp')).at(-1)?.status).toBe(200);
});

test('rejects unreadable bodies', async ({ request, world }) => {
  await test.step('Malformed JSON', async () => {
    for (const data of ['{"Value":', '{"Value":{"emailaddress":', "{'Value':1}", 'nonsense', '[1,2', '\u0000']) {
      const answer = await request.post(login, { headers: JSON_TYPE, data: Buffer.from(data) });
      expect(answer.status(), data).toBe(400);
      expect(await answer.json()).toEqual({ message: 'The request is not valid JSON.' });
    }
    expect(await world.asked('loginAgora'), 'none of it went further').toEqual([]);
  });

  await test.step('JSON that breaks the contract', async () => {
    for (const data of ['null', '[]', '"text"', '{}', '{"Value":{}}', '{"Value":{"emailaddress":1,"password":[]}}']) {
      const answer = await request.post(login, { headers: JSON_TYPE, data: Buffer.from(data) });
      expect([400, 422], data).toContain(answer.status());
    }
    expect(await world.asked('loginAgora')).toEqual([]);
  });

  await test.step('JSON that is nested deep', async () => {
    for (const data of ['['.repeat(1_500) + ']'.repeat(1_500), `{"Value":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`]) {
      const answer = await request.post(login, { headers: JSON_TYPE, data: Buffer.from(data) });
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toEqual({ message: 'The request is nested too deeply.' });
    }
    expect(await world.asked('loginAgora')).toEqual([]);
  });

  await test.step('Malformed multipart', async () => {
    const signedIn = await world.headersOf(people.administrator);
    const part = 'Content-Disposition: form-data; name="Email"\r\n\r\nx';
    for (const [type, data] of [
      ['multipart/form-data', `--B\r\n${part}\r\n--B--\r\n`],
      ['multipart/form-data; boundary=B', `--B\r\n${part}`],
      ['multipart/form-data; boundary=B', `--other\r\n${part}\r\n--other--\r\n`],
      ['multipart/form-data; boundary=B', '--B\r\nno header at all\r\n\r\nx\r\n--B--\r\n'],
      ['multipart/form-data; boundary=B', ''],
    ] as const) {
      const answer = await request.post(form, {
        headers: { ...signedIn, 'content-type': type },
        data: Buffer.from(data),
      });
      expect(answer.status(), data).toBe(400);
      expect(await answer.json()).toEqual({ message: 'The request is not a valid form.' });
    }
    expect(await world.asked('resetAppLockout')).toEqual([]);
  });

  await test.step('A body of 20 MB', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'a');
    const asJson = await request.post(login, { headers: JSON_TYPE, data: large });
    expect(asJson.status()).toBe(413);
    const asForm = await request.post(form, {
      headers: await world.headersOf(people.administrator),
      multipart: { Email: { name: 'large.txt', mimeType: 'text/plain', buffer: large } },
    });
    expect(asForm.status()).toBe(413);
    expect(await asForm.json()).toEqual({ message: 'The request is too large.' });
    expect([...(await world.asked('loginAgora')), ...(await world.asked('resetAppLockout'))]).toEqual([]);
  });

  await test.step('Incomplete calls to the mocks', async () => {
    const worldPath = `control/worlds/${encodeURIComponent(world.name)}`;
    for (const [method, path] of [
      ['PUT', ''],
      ['POST', '/session'],
      ['POST', '/clock'],
      ['PUT', '/faults/loginAgora'],
    ] as const) {
      for (const data of [undefined, 'null', '{"status":"x"}']) {
        const answer = await request.fetch(worldPath + path, { method, headers: JSON_TYPE, data });
        expect(answer.status(), `${method} ${path} ${data}`).toBe(400);
        expect((await answer.json()).message).toMatch(/\.$|empty/);
      }
    }
  });
});

test('handles invalid addresses, cookies and headers', async ({ request, playwright, baseURL, world }) => {
  await test.step('A cookie with an unreadable world name', async () => {
    const stranger = await playwright.request.newContext({ baseURL });
    const answer = await stranger.get(`api${operationTable.checkDevice.path}`, {
      headers: { cookie: 'mock-world=default~%zz', email: people.administrator },
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ message: 'The name of the world in the cookie cannot be read.' });
    await stranger.dispose();
  });

  await test.step('Paths that lead out of the folder', async () => {
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/api/../control/scenarios',
      '/api/..%2fcontrol/scenarios',
      '/%00',
      '/%zz',
    ]) {
      const { status, body } = await statusOf(baseURL ?? '', path);
      expect([400, 404], path).toContain(status);
      expect(body, path).not.toMatch(/root:|"dependencies"|upstream-down/);
    }
  });

  await test.step('Addresses that do not exist', async () => {
    for (const path of ['api', 'api/nothing', 'api/media/nothing', `${login}/more`, 'assets/nothing.js']) {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.status(), path).toBe(404);
      expect(await answer.json()).toEqual({ message: 'There is nothing at this address.' });
    }
    const wrongMethod = await request.delete(login);
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers().allow).toBe('POST');
  });

  await test.step('Headers that are wrong, long or strange', async () => {
    const path = `api${operationTable.requestAgoraRecoveryOtp.path}`;
    for (const [headers, expected] of [
      [{}, [400, 422]],
      [{ emailaddress: 'x'.repeat(300) }, [400, 422]],
      [{ emailaddress: 'x'.repeat(20_000) }, [431]],
    ] as const) {
      const answer = await request.post(path, { headers: { ...FROM_CONSOLE, ...(headers as Record<string, string>) } });
      expect(expected).toContain(answer.status());
    }
    expect(await world.asked('requestAgoraRecoveryOtp')).toEqual([]);
  });
});
