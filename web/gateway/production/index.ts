// The production upstream: calls each operation at the server and path, and with the names, that the settings file
// gives.
import { randomBytes } from 'node:crypto';
import { Refusal } from '../requests/refusals';
import type { Upstream, UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { translatedAnswer } from './answer';
import { type Connection, connectionTo, Failure } from './connection';
import { watchForDrift } from './drift';
import { driftReport } from './driftReport';
import { type Address, createMetrics, serveMetrics } from './metrics';
import { translatedRequest } from './request';
import { createPathSeals } from './sealedPaths';
import { type ProductionSettings, readProductionSettings } from './settings/settings';

/** Entries have an operation, a place and a code, never a value. */
type Log = (fields: Record<string, string | number>, message: string) => void;

const toStandardError: Log = (fields, message) => console.error(JSON.stringify({ ...fields, msg: message }));

const notConnected = () => new Refusal(501, 'This is not connected to a server yet.');

/**
 * The environment: `METRICS_PORT` opens a port for metrics, on this machine only unless `METRICS_HOST` is set. `DRIFT`
 * names a report file for departures from the contract, which are let through.
 */
export async function productionUpstream(
  settingsFile: string,
  env: Record<string, string | undefined>,
  log: Log = toStandardError,
  sessionSecrets: readonly string[] = [randomBytes(32).toString('hex')],
): Promise<Upstream> {
  const settings = await readProductionSettings(settingsFile, env);
  const { pathless, remarks } = settings;
  if (pathless.length > 0) log({ operations: pathless.length }, 'operations without a path are answered with 501');
  for (const remark of remarks) log({}, remark);
  const metricsAt = env.METRICS_PORT
    ? { port: Number(env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
    : undefined;
  const upstream = await translation(settings, metricsAt, log, sessionSecrets);
  return env.DRIFT ? watchForDrift(upstream, driftReport(env.DRIFT)) : upstream;
}

export async function translation(
  settings: ProductionSettings,
  metricsAt: Address | undefined,
  log: Log,
  sessionSecrets: readonly string[],
): Promise<Upstream> {
  const paths = createPathSeals(sessionSecrets);
  const connections = new Map<string, Connection>(
    settings.upstreams.map((upstream) => [upstream.name, connectionTo(upstream)]),
  );
  const metrics = createMetrics(() =>
    [...connections].flatMap(([upstream, { stats }]) => stats.map((lane) => ({ upstream, ...lane }))),
  );
  const server = metricsAt && (await serveMetrics(metricsAt, metrics));
  let isClosed = false;

  async function call(request: UpstreamCall): Promise<UpstreamAnswer> {
    const { operation, requestId } = request;
    const mapping = settings.mappings[operation];
    const connection = mapping && connections.get(mapping.upstream);
    if (!mapping || !connection) throw notConnected();
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const failed = (reason: string, code: string) => {
      metrics.failed(operation, mapping.upstream, reason, seconds());
      if (reason !== 'abandoned') {
        log({ operation, upstream: mapping.upstream, requestId, reason, code }, 'a call to an upstream failed');
      }
    };
    try {
      const received = await connection.send(await translatedRequest(request, mapping, settings, paths));
      const { unreadable, ...answer } = await translatedAnswer(request, received, mapping, settings.codec, paths);
      answer.fullBody?.on('error', (error) => error instanceof Failure && failed(error.kind, error.code));
      if (unreadable) failed('unreadable', String(answer.status));
      else metrics.answered(operation, mapping.upstream, answer.status, seconds());
      return answer;
    } catch (error) {
      if (error instanceof Failure) failed(error.kind, error.code);
      throw error;
    }
  }

  return {
    mode: 'production',
    forwards: settings.forward,
    answers: settings.answers,
    call,
    async ready() {
      if (isClosed) return false;
      const reached = await Promise.all([...connections.values()].map((connection) => connection.isReachable()));
      return !isClosed && reached.every(Boolean);
    },
    async close() {
      isClosed = true;
      server?.close();
      await Promise.all([...connections.values()].map((connection) => connection.close()));
    },
  };
}
