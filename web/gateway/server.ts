// The gateway: all requests of the browser pass through it. It keeps no state between requests.
import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { isUnsafe } from './address';
import { serveApi } from './api';
import { serveConsole } from './console';
import { createHumanCheck } from './humanCheck';
import { logger, logRequests } from './log';
import { mockUpstream } from './mockUpstream';
import { answerClientError, answerError, badAddress, longAddress } from './refusals';
import { addSecurityHeaders } from './security';
import { consoleConfig, type Settings } from './settings';

export async function createGateway(settings: Settings, logTo: Writable = process.stdout): Promise<FastifyInstance> {
  const upstream = mockUpstream(settings);
  const config = consoleConfig(settings, upstream.mode);
  const humanCheck = createHumanCheck(settings.humanCheckSecret ?? randomBytes(32).toString('hex'));

  const app = Fastify({
    logger: logger(settings, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 120_000,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  app.decorateReply('refused', false);
  app.setErrorHandler(answerError);
  logRequests(app);
  await addSecurityHeaders(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.length > 8_192) throw longAddress();
    if (isUnsafe(request.url)) throw badAddress();
  });

  await app.register(
    async (base) => {
      base.get('/healthz', async () => ({ status: 'ok' }));
      base.get('/config.json', async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
        return config;
      });
      base.get('/human-check', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return humanCheck.challenge();
      });
      await base.register((api) => serveApi(api, upstream, humanCheck), { prefix: '/api' });
      await base.register(upstream.extras);
    },
    { prefix: settings.basePath.slice(0, -1) },
  );
  await serveConsole(app, settings, config);
  return app;
}
