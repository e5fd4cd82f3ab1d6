// Runs in a process of its own: the gateway in production mode, with the settings file of its first argument and as
// many signed-in people as the second says. Tells its processor time and memory when asked.

import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createMetrics } from '../../web/gateway/metrics';
import { createSeals } from '../../web/gateway/policy/session/seal';
import { createSessions } from '../../web/gateway/policy/session/session';
import { productionUpstream } from '../../web/gateway/production';
import { createGateway } from '../../web/gateway/server';
import { readSettings } from '../../web/gateway/settings';
import { memoryStore } from '../../web/gateway/store/memory';

export interface Alone {
  url: string;
  people: { email: string; cookie: string }[];
}

const CLOSING_MS = 20;
const SECRET = 'a secret for measurements, which everybody knows';
const [settingsFile = '', count = '1'] = process.argv.slice(2);

const settings = readSettings({
  UPSTREAM: settingsFile,
  SESSION_SECRET: SECRET,
  HUMAN_CHECK_SECRET: `${SECRET}, of people`,
  // The attacker's calls come from many addresses, given in X-Forwarded-For.
  TRUST_PROXY: '1',
  LOG_LEVEL: 'fatal',
});
const store = memoryStore();
const upstream = await productionUpstream(settingsFile, {}, createMetrics(), () => undefined);
const audit = () => new Writable({ write: (_line, _as, done) => done() });
const gateway = await createGateway(settings, upstream, { store, audit });
const sessions = createSessions(createSeals([SECRET]), store, settings);
const claims = { username: null, rolesid: '1', department: 'MIS IT', firstBrand: true, application: 'AGORA' } as const;
const people = await Promise.all(
  Array.from({ length: Number(count) }, async (_, number) => {
    const email = `maria.santos.${number}@lumina.example`;
    const draft = sessions.draft({ ...claims, email, recordid: number + 1 }, 'any', '', null);
    return { email, cookie: `__Host-session=${await sessions.begin(draft)}` };
  }),
);

export type Usage = Awaited<ReturnType<typeof usage>>;

async function usage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  // The first collection closes sockets, the second one frees them.
  globalThis.gc?.();
  await pause(CLOSING_MS);
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    kept: (heapUsed + external) / 1e6,
    peak: (maxRSS * 1024) / 1e6,
  };
}

process.on('message', async () => process.send?.(await usage()));
process.on('disconnect', () => process.exit());
process.send?.({ url: await gateway.listen({ port: 0, host: '127.0.0.1' }), people } satisfies Alone);
