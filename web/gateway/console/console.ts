// Serves the built console: its files, and its page for every other address below the base path.
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../requests/address';
import { nothingHere, wrongMethod } from '../requests/refusals';
import type { ConsoleConfig, Settings } from '../settings';
import { createPage, wantsPage } from './page';

/** The files of the tester's panel, which are served in front of the mocks only. */
const TESTER = '**/tester/**';

export async function serveConsole(app: FastifyInstance, settings: Settings, config: ConsoleConfig) {
  const { basePath, staticDir } = settings;
  const page = createPage(settings, config);

  app.get(basePath, page);
  app.get(`${basePath}index.html`, page);
  if (basePath !== '/') {
    const toBase = (query: string | undefined) => basePath + (query === undefined ? '' : `?${query}`);
    for (const path of ['/', basePath.slice(0, -1)]) {
      app.get(path, (request, reply) => reply.redirect(toBase(request.url.split('?', 2)[1])));
    }
  }

  await app.register(fastifyStatic, {
    root: staticDir,
    prefix: basePath,
    // Every file becomes a route when the gateway starts, so that no request path is looked up on the disk.
    wildcard: false,
    globIgnore: ['index.html', '**/*.{br,gz}', ...(config.mode === 'mock' ? [] : [TESTER])],
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(staticDir, 'assets', sep));
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'Accept-Encoding');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    if (!path.startsWith(basePath) || path.startsWith(`${basePath}assets/`)) throw nothingHere();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
    if (!wantsPage(request)) throw nothingHere();
    return page(request, reply);
  });
}
