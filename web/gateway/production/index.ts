// The production upstream: calls each operation at the server and path, and with the names, that the settings file
// gives.
import { randomBytes } from 'node:crypto';
import type { Metrics, Sample } from '../metrics';
import { Refusal } from '../requests/refusals';
import type { Upstream, UpstreamAnswer, UpstreamCall } from '../upstreamCall';
import { translatedAnswer } from './answer';
import { type Connection, connectionTo, Failure } from './connection';
import { watchForDrift } from './drift';
import { driftReport } from './driftReport';
import { translatedRequest } from './request';
import { createPathSeals } from './sealedPaths';
import { type ProductionSettings, readProductionSettings } from './settings/settings';

/** Entries have an operation, a place and a code, never a value. */
type Log = (fields: Record<string, string | number>, message: string) => void;

const toStandardError: Log = (fields, message) => console.error(JSON.stringify({ ...fields, msg: message }));

const notConnected = () => new Refusal(501, 'This is not connected to a server yet.');

/**
 * `DRIFT` in the environment names a report file for departures from the contract, which are let through.
 */
export async function productionUpstream(
  settingsFile: string,
  env: Record<string, string | undefined>,
  metrics: Metrics,
  log: Log = toStandardError,
  sessionSecrets: readonly string[] = [randomBytes(32).toString('hex')],
): Promise<Upstream> {
  const settings = await readProductionSettings(settingsFile, env);
  const { pathless, remarks } = settings;
  if (pathless.length > 0) log({ operations: pathless.length }, 'operations without a path are answered with 501');
  for (const remark of remarks) log({}, remark);
  const upstream = translation(settings, metrics, log, sessionSecrets);
  return env.DRIFT ? watchForDrift(upstream, driftReport(env.DRIFT)) : upstream;
}

export function translation(
  settings: ProductionSettings,
  metrics: Metrics,
  log: Log,
  sessionSecrets: readonly string[],
): Upstream {
  const paths = createPathSeals(sessionSecrets);
  const connections = new Map<string, Connection>(
    settings.upstreams.map((upstream) => [upstream.name, connectionTo(upstream)]),
  );
  const labels = ['upstream', 'lane', 'state'];
  metrics.watch('upstream_connections', 'Connections to the servers and waiting calls.', labels, () =>
    [...connections].flatMap(([upstream, { stats }]) =>
      stats.flatMap(({ lane, states }) =>
        Object.entries(states).map(([state, count]): Sample => [{ upstream, lane, state }, count]),
      ),
    ),
  );
  let isClosed = false;

  async function call(request: UpstreamCall): Promise<UpstreamAnswer> {
    const { operation, requestId } = request;
    const mapping = settings.mappings[operation];
    const connection = mapping && connections.get(mapping.upstream);
    if (!mapping || !connection) throw notConnected();
    const { upstream } = mapping;
    const timed = metrics.upstreamSeconds.startTimer({ operation, upstream });
    const failed = (reason: string, code: string) => {
      timed();
      metrics.upstreamFailures.inc({ operation, upstream, reason });
      if (reason !== 'abandoned') log({ operation, upstream, requestId, reason, code }, 'a call to an upstream failed');
    };
    try {
      const received = await connection.send(await translatedRequest(request, mapping, settings, paths));
      const { unreadable, ...answer } = await translatedAnswer(request, received, mapping, settings.codec, paths);
      answer.fullBody?.on('error', (error) => error instanceof Failure && failed(error.kind, error.code));
      if (unreadable) failed('unreadable', String(answer.status));
      else {
        timed();
        metrics.upstreamAnswers.inc({ operation, upstream, status: answer.status });
      }
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
      await Promise.all([...connections.values()].map((connection) => connection.close()));
    },
  };
}
