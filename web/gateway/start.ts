// Starts a gateway with the settings of the environment, and stops it on SIGTERM or SIGINT.
import { closeSync, openSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createMetrics, type Metrics, serveMetrics } from './metrics';
import { mockUpstream } from './mocks/mockUpstream';
import type { OpenAudit } from './policy/audit';
import { productionUpstream } from './production';
import { createGateway } from './server';
import { readSettings, type Settings } from './settings';
import type { Store } from './store';
import type { Upstream } from './upstreamCall';

/**
 * `noticeMs`: how long `/readyz` says 'not ready' before the server closes. `graceMs`: how long calls in flight may
 * then take.
 */
export const STOPPING = {
  mock: { graceMs: 500, noticeMs: 0 },
  production: { graceMs: 30_000, noticeMs: 3_000 },
} satisfies Record<Upstream['mode'], object>;

/** Rejects with a sentence if the port cannot be opened. */
async function opened<Opened>(opening: Promise<Opened>, name: 'PORT' | 'METRICS_PORT', port: number): Promise<Opened> {
  return opening.catch((error: NodeJS.ErrnoException) => {
    const problem = { EADDRINUSE: 'is taken', EACCES: 'may not be used' }[error.code ?? ''];
    throw problem ? new Error(`Port ${port} ${problem}. Set ${name} to another one.`) : error;
  });
}

/** A closed pipe on the log must not end the gateway. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Writes each line before the call is answered, so that no answered call is missing when the process is killed. */
function fileAt(file: number): Writable {
  const attempt = (act: () => unknown, done: (error?: Error) => void) => {
    try {
      act();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Writable({
    write: (line: Buffer, _encoding, done) => attempt(() => writeWhole(file, line), done),
    destroy: (error, done) =>
      attempt(
        () => closeSync(file),
        (unclosed) => done(error ?? unclosed ?? null),
      ),
  });
}

function writeWhole(file: number, line: Buffer): void {
  for (let written = 0; written < line.length; ) written += writeSync(file, line, written);
}

function auditOf({ auditLog }: Settings): OpenAudit | undefined {
  if (auditLog === undefined) return undefined;
  if (auditLog === '-') return () => process.stdout;
  return () => {
    try {
      return fileAt(openSync(auditLog, 'a'));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw Object.assign(new Error(`AUDIT_LOG cannot be written (${code}).`), { code });
    }
  };
}

const upstreamOf = async (settings: Settings, metrics: Metrics): Promise<Upstream> =>
  settings.upstream === 'mocks'
    ? mockUpstream(settings)
    : productionUpstream(settings.upstream, process.env, metrics, undefined, settings.sessionSecrets);

interface StartOptions {
  /** A store with the contents of a previous process. */
  store: Store | undefined;
  /** Awaited as the last step before the gateway listens. */
  beforeListening: () => Promise<void>;
}

export async function startGateway({ store, beforeListening }: Partial<StartOptions> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const metrics = createMetrics();
  const upstream = await upstreamOf(settings, metrics);
  const { graceMs, noticeMs } = STOPPING[upstream.mode];
  let isStopping = false;
  const app = await createGateway(settings, upstream, {
    audit: auditOf(settings),
    isStopping: () => isStopping,
    ...(store && { store }),
    metrics,
  });
  if (settings.metricsAt) {
    const served = await opened(serveMetrics(settings.metricsAt, metrics), 'METRICS_PORT', settings.metricsAt.port);
    app.addHook('onClose', async () => served.close());
  }

  await app.ready();
  await beforeListening?.();

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // Time for the balancer to see 'not ready' and to send no more calls.
    await pause(noticeMs);
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    await app.close();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const { port, host } = settings;
  const address = await opened(app.listen({ port, host }), 'PORT', port);
  console.log(`The console is at ${address}${settings.basePath}`);
}
