import { expect, test, vi } from 'vitest';
import { ask, fakeUpstream, signedIn, startGateway } from './testing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const RECEIVED = `00-${TRACE}-00f067aa0ba902b7-01`;

/** What the servers received as the trace, and what the log says. */
async function traced(headers: object) {
  const servers = await fakeUpstream();
  const { url, log } = await startGateway({ PRISM_URL: servers.url, LOG_LEVEL: 'info' });
  await ask(url, 'listRemarks', { ...signedIn(), ...headers });
  const lines = () => log.map((line) => JSON.parse(line)).filter(({ operation }) => operation === 'listRemarks');
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  const { 'x-request-id': requestId, traceparent } = servers.requests[0]?.headers ?? {};
  return { requestId, traceparent, logged: lines()[0].trace };
}

test('a trace is sent on with the name of the request as its parent, and logged', async () => {
  const { requestId, traceparent, logged } = await traced({ traceparent: RECEIVED });
  expect([traceparent, logged]).toEqual([`00-${TRACE}-${requestId}-01`, TRACE]);
});

test.each([
  {},
  { traceparent: 'mine' },
  { traceparent: RECEIVED.toUpperCase() },
  { traceparent: `${RECEIVED}-more` },
  { traceparent: RECEIVED.replace(TRACE, '0'.repeat(32)) },
])('a new trace is made for %o', async (headers) => {
  const { requestId, traceparent, logged } = await traced(headers);
  expect(traceparent).toBe(`00-${logged}-${requestId}-00`);
  expect(logged).toMatch(/^(?!0{32})[\da-f]{32}$/);
  expect(logged).not.toBe(TRACE);
});
