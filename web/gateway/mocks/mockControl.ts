// The control interface of the mocks, for testers and tests. It is served only in front of the mocks.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { request } from 'undici';
import type { components } from '#contract';
import type { Cookies } from '../policy/session/cookies';
import { identityOf, type Sessions } from '../policy/session/session';
import { acceptJson, limits, ReceivedBody } from '../requests/bodies';
import { notAWorld } from '../requests/refusals';
import { refusalOf } from './mockUpstream';

interface MockSession {
  user_info: { access_token: string; data: components['schemas']['User'] };
}

interface Parts {
  sessions: Sessions;
  cookies: Cookies;
}

export function serveMockControl(scope: FastifyInstance, mocksUrl: string, { sessions, cookies }: Parts): void {
  // A saved world has many values; no stricter limit is needed, because only testers can send one.
  acceptJson(scope, () => limits.control, limits.control);

  const ask = async ({ method, url, body, headers }: FastifyRequest, path: string, reply: FastifyReply) => {
    const type = headers['content-type'];
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort());
    try {
      return await request(`${mocksUrl}${path}${url.replace(/^[^?]*/s, '')}`, {
        method: method as 'GET',
        headers: type === undefined ? {} : { 'content-type': type },
        body: body instanceof ReceivedBody ? body.raw : null,
        signal: disconnected.signal,
      });
    } catch (error) {
      throw refusalOf(error as Error);
    }
  };
  const pathIn = (request: FastifyRequest) => `/control/${request.url.split('/control/', 2)[1]?.replace(/\?.*/s, '')}`;

  scope.all('/*', async (request, reply) => {
    const { statusCode, headers, body } = await ask(request, pathIn(request), reply);
    reply.code(statusCode).header('cache-control', 'no-store');
    const isSession = request.method === 'POST' && pathIn(request).endsWith('/session') && statusCode === 200;
    if (isSession) return beginSession((await body.json()) as MockSession, request, reply);
    if (headers['content-type']) reply.type(String(headers['content-type']));
    return reply.send(body);
  });

  /** A session that a script or a tester begins becomes a cookie, like one that was signed in for. */
  async function beginSession(session: MockSession, request: FastifyRequest, reply: FastifyReply) {
    const { access_token, data } = session.user_info;
    const application = (request.query as { application?: string }).application === 'ALAGA MD' ? 'ALAGA MD' : 'AGORA';
    const [, world = ''] = /\/worlds\/([^/]+)\//.exec(pathIn(request)) ?? [];
    const inWorld = decodeURIComponent(world);
    const end = await sessions.endOf(data.emailaddress, inWorld);
    const draft = sessions.draft(identityOf(data, application), access_token, inWorld, end);
    const sealed = await sessions.begin(draft);
    reply.header('set-cookie', cookies.set(request, 'session', sealed));
    return { ...session, user_info: { data } };
  }
}

/**
 * A cookie names the world of the mocks; the gateway passes it to them in a header. A browser without the cookie gets a
 * new world, so that two testers of one server do not share one. Other clients use the world 'default'.
 */
export async function assignWorld({ headers, url }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [, name] = /(?:^|;\s*)mock-world=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  if (name === undefined && beginsConsole(headers, url)) {
    reply.header('set-cookie', `mock-world=default~${randomBytes(4).toString('hex')}; Path=/; SameSite=Lax`);
  }
  if (name === undefined || headers['x-mock-world'] !== undefined) return;
  try {
    headers['x-mock-world'] = decodeURIComponent(name);
  } catch {
    throw notAWorld();
  }
}

/** The first request of a browser: the page, or the configuration when the page comes from Vite. */
const beginsConsole = (headers: IncomingHttpHeaders, url: string) =>
  headers['sec-fetch-dest'] === 'document' || (headers['sec-fetch-dest'] === 'empty' && /\/config\.json$/.test(url));
