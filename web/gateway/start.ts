// Starts a gateway with the settings of the environment, and stops it on SIGTERM or SIGINT.
import { closeSync, openSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
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

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used. Set PORT to another one.`;
  return error.message;
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

const upstreamOf = async (settings: Settings): Promise<Upstream> =>
  settings.upstream === 'mocks'
    ? mockUpstream(settings)
    : productionUpstream(settings.upstream, process.env, undefined, settings.sessionSecrets);

interface StartOptions {
  /** A store with the contents of a previous process. */
  store: Store | undefined;
  /** Awaited as the last step before the gateway listens. */
  beforeListening: () => Promise<void>;
}

export async function startGateway({ store, beforeListening }: Partial<StartOptions> = {}): Promise<void> {
  const settings = readSettings(process.env);
  const upstream = await upstreamOf(settings);
  const { graceMs, noticeMs } = STOPPING[upstream.mode];
  let isStopping = false;
  const app = await createGateway(settings, upstream, {
    audit: auditOf(settings),
    isStopping: () => isStopping,
    ...(store && { store }),
  });

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

  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    console.log(`The console is at ${address}${settings.basePath}`);
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, settings.port));
  }
}
