// Builds the gateway, through which all requests of the browser pass. State that several gateways share is in the
// store.
import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { answerRules } from './answers/answers';
import { serveApi } from './api';
import { serveClaims } from './claims';
import { serveConsole } from './console/console';
import { serveExports } from './console/exports';
import { serveHealth } from './console/health';
import { scriptsInPage } from './console/page';
import { addSecurityHeaders } from './console/security';
import { createHumanCheck, serveHumanCheck } from './humanCheck';
import { createCapacity } from './limits/capacity';
import { enforceTimeLimits, serverTimeouts, TIME_LIMITS, type TimeLimits } from './limits/timeLimits';
import { logger, logRequests } from './log';
import { createMetrics, type Metrics } from './metrics';
import { assignWorld, serveMockControl } from './mocks/mockControl';
import { createPolicy, GONE } from './policy';
import { type Audit, createAudit, type OpenAudit } from './policy/audit';
import { createServiceTokens } from './policy/serviceTokens';
import { type Cookies, createCookies } from './policy/session/cookies';
import { requireOwnOrigin } from './policy/session/origin';
import { createSeals } from './policy/session/seal';
import { createSessions, type Sessions } from './policy/session/session';
import { createTickets } from './policy/session/ticket';
import { createTries } from './policy/tries';
import { isUnsafe } from './requests/address';
import { limits, refuseBodies } from './requests/bodies';
import { answerClientError, answerError, badAddress, longAddress } from './requests/refusals';
import { consoleConfig, type Settings } from './settings';
import type { Store } from './store';
import { storeAt } from './store';
import { traceRequests } from './trace';
import type { Upstream } from './upstreamCall';

/** How many calls may wait for memory, and for how long. */
const WAITING = { queueLength: 1_000, queueMs: 5_000 };
/** The largest part of the memory that one caller may hold, so that one caller cannot block all others. */
const SHARE = 1 / 8;
/** Enough for a person to hold the largest answer and a few calls. */
const LEAST_SHARE = limits.answer + 1024 * 1024;

export interface GatewayOptions {
  log?: Writable;
  audit?: OpenAudit | undefined;
  /** Whether the gateway was told to stop. `/readyz` then answers 503. */
  isStopping?: () => boolean;
  /** Used instead of the store that the settings name. */
  store?: Store;
  timeLimits?: TimeLimits;
  metrics?: Metrics;
}

export async function createGateway(
  settings: Settings,
  upstream: Upstream,
  {
    log = process.stdout,
    audit: auditTo,
    isStopping = () => false,
    store: givenStore,
    timeLimits = TIME_LIMITS,
    metrics = createMetrics(),
  }: GatewayOptions = {},
): Promise<FastifyInstance> {
  const config = consoleConfig(settings);
  const app = Fastify({
    logger: logger(settings, log),
    logController: new LogController({ disableRequestLogging: true }),
    ...serverTimeouts(timeLimits),
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: settings.trustProxy,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  refuseBodies(app);
  const auditLog = createAudit(auditTo, (level, fields, message) => app.log[level](fields, message));
  const audit: Audit = {
    ...auditLog,
    note(entry) {
      metrics.acts.inc({ what: entry.what, outcome: entry.outcome });
      auditLog.note(entry);
    },
  };
  app.setErrorHandler(answerError);
  app.server.maxConnections = settings.maxConnections;
  traceRequests(app);
  logRequests(app);
  app.addHook('onResponse', async ({ operation }, { statusCode, raw }) => {
    if (operation) metrics.calls.inc({ operation: operation.id, status: raw.writableFinished ? statusCode : GONE });
  });
  enforceTimeLimits(app, timeLimits);
  await addSecurityHeaders(app, upstream.mode, scriptsInPage(settings.staticDir));
  app.addHook('onRequest', async (request) => {
    if (request.url.length > 8_192) throw longAddress();
    if (isUnsafe(request.url)) throw badAddress();
  });
  if (upstream.mode === 'mock') app.addHook('onRequest', assignWorld);
  const store = givenStore ?? storeAt(settings.storeUrl, (message) => app.log.error(message));
  app.addHook('onClose', async () => {
    audit.close();
    await upstream.close();
    await store.close();
  });
  const seals = createSeals(settings.sessionSecrets);
  const humanCheck = createHumanCheck(
    settings.humanCheckSecret ?? randomBytes(32).toString('hex'),
    settings.humanCheckCost,
    store,
  );
  const sessions = createSessions(seals, store, settings);
  const cookies = createCookies(upstream.mode, settings.basePath);
  const tries = createTries(store, settings);

  const memory = {
    staff: createCapacity({
      ...WAITING,
      size: settings.inFlightBytes,
      share: Math.max(settings.inFlightBytes * SHARE, LEAST_SHARE),
    }),
    public: createCapacity({
      ...WAITING,
      size: settings.inFlightBytes / 4,
      share: (settings.inFlightBytes / 4) * SHARE,
    }),
  };
  metrics.watch('memory_bytes', 'Memory that bodies and answers in flight take.', ['lane'], () =>
    Object.entries(memory).map(([lane, { stats }]) => [{ lane }, stats.taken]),
  );
  metrics.watch('memory_waiting_calls', 'Calls that wait for memory.', ['lane'], () =>
    Object.entries(memory).map(([lane, { stats }]) => [{ lane }, stats.queued]),
  );
  metrics.watch('store_ready', 'Whether the store answers.', [], async () => [[{}, Number(await store.ready())]]);

  const policy = createPolicy({
    upstream,
    rules: answerRules(),
    humanCheck,
    sessions,
    store,
    cookies,
    tries,
    tickets: createTickets(seals, store),
    serviceTokens: createServiceTokens(settings.serviceTokenMs),
    memory,
    audit,
    log: app.log,
  });

  await app.register(
    async (base) => {
      const recording = { ready: async () => audit.isWritable() };
      serveHealth(base, { 'the servers': upstream, 'the store': store, 'the audit log': recording }, isStopping);
      base.get('/config.json', async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
        return config;
      });
      serveHumanCheck(base, { humanCheck, sessions, cookies, tries });
      serveSession(base, sessions, cookies);
      await base.register(async (scope) => serveExports(scope, { store, sessions, cookies, tries, audit }));
      await base.register(async (scope) => serveClaims(scope, { store, sessions, cookies, tries, policy }));
      await base.register((api) => serveApi(api, policy), { prefix: '/api' });
      if (upstream.mode === 'mock') {
        const control = async (scope: FastifyInstance) =>
          serveMockControl(scope, settings.mocksUrl, { sessions, cookies });
        await base.register(control, { prefix: '/control' });
      }
    },
    { prefix: settings.basePath.slice(0, -1) },
  );
  await serveConsole(app, settings, config);
  return app;
}

/**
 * Ends a session without telling the upstream server: after a sign-in that failed in its last steps, or when another
 * device has taken the session over.
 */
function serveSession(scope: FastifyInstance, sessions: Sessions, cookies: Cookies): void {
  const onRequest = async (request: FastifyRequest) => requireOwnOrigin(request);
  scope.delete('/session', { onRequest }, async (request, reply) => {
    const session = await sessions.open(cookies.read(request, 'session'));
    if (session) await sessions.end(session);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
}
