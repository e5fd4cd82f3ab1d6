// Runs in a process of its own: the gateway in production mode, with the settings file in its first argument and as
// many signed-in people as the second says.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import { createSeals } from '../../../web/gateway/policy/session/seal';
import { createSessions } from '../../../web/gateway/policy/session/session';
import { productionUpstream } from '../../../web/gateway/production';
import { createGateway } from '../../../web/gateway/server';
import { readSettings } from '../../../web/gateway/settings';
import { memoryStore } from '../../../web/gateway/store/memory';
import type { Identity } from '../../../web/gateway/upstreamCall';
import { emailOf } from '../measuring/load';
import { usage } from '../measuring/usage';

export interface Besieged {
  url: string;
  /** Session cookies, each of another signed-in person. */
  cookies: string[];
}

export interface Watched extends Awaited<ReturnType<typeof usage>> {
  /** The peak memory of the process since the last query. */
  peakMegabytes: number;
  /** The longest time since the last query in which the process answered nobody. */
  longestBlockMs: number;
}

const MB = 1e6;
const SAMPLE_EVERY_MS = 20;
const SECRET = 'a secret for measurements, which everybody knows';
const nowhere = () => new Writable({ write: (_line, _as, done) => done() });
const [settingsFile = '', people = '1'] = process.argv.slice(2);

const identityOf = (number: number): Identity => ({
  email: emailOf(number),
  username: null,
  recordid: number,
  rolesid: '1',
  department: 'MIS IT',
  firstBrand: true,
  application: 'AGORA',
});

const settings = readSettings({
  UPSTREAM: settingsFile,
  SESSION_SECRET: SECRET,
  HUMAN_CHECK_SECRET: `${SECRET}, of people`,
  // The attacker's calls come from many addresses, given in X-Forwarded-For.
  TRUST_PROXY: '1',
  LOG_LEVEL: 'fatal',
});
const store = memoryStore();
const upstream = await productionUpstream(settingsFile, {}, () => undefined);
const gateway = await createGateway(settings, upstream, { store, audit: nowhere });
const sessions = createSessions(createSeals([SECRET]), store, settings);
const signedIn = async (at: number) => sessions.begin(sessions.draft(identityOf(at), 'any', '', null));
const sealed = await Promise.all(Array.from({ length: Number(people) }, (_, at) => signedIn(at + 1)));

let peak = 0;
const sample = () => {
  peak = Math.max(peak, process.memoryUsage.rss() / MB);
};
setInterval(sample, SAMPLE_EVERY_MS);

const delays = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
delays.enable();

async function watched(): Promise<Watched> {
  sample();
  const peakMegabytes = peak;
  const longestBlockMs = delays.max / 1e6;
  const used = await usage();
  // What the measurement itself takes does not count.
  peak = 0;
  delays.reset();
  return { ...used, peakMegabytes, longestBlockMs };
}

const besieged: Besieged = {
  url: await gateway.listen({ port: 0, host: '127.0.0.1' }),
  cookies: sealed.map((each) => `__Host-session=${each}`),
};
process.on('message', async () => process.send?.(await watched()));
process.on('disconnect', () => process.exit());
process.send?.(besieged);
