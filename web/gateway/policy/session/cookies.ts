// The cookies of the gateway: a session, and a login that waits for its one-time password. No script can read them, no other site
// can have them sent, and the browser takes them from nobody else.
import type { FastifyRequest } from 'fastify';
import type { Upstream } from '../../upstreamCall';

export type CookieName = 'session' | 'sign-in';

export type Cookies = ReturnType<typeof createCookies>;

/** In production they travel over TLS alone; the mocks are served over plain HTTP, too. */
export function createCookies(mode: Upstream['mode'], basePath: string) {
  const path = basePath === '/' ? '/' : basePath.slice(0, -1);
  const isSecure = ({ protocol }: FastifyRequest) => mode === 'production' || protocol === 'https';
  /** The prefix has the browser hold the gateway to what the cookie promises. */
  const nameOf = (request: FastifyRequest, name: CookieName) =>
    isSecure(request) ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name;
  const written = (request: FastifyRequest, name: CookieName, value: string, ...more: string[]) =>
    [
      `${nameOf(request, name)}=${value}`,
      `Path=${path}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure(request) ? ['Secure'] : []),
      ...more,
    ].join('; ');

  return {
    /** Undefined also where there are two: somebody else may have set one of them. */
    read(request: FastifyRequest, name: CookieName): string | undefined {
      const start = `${nameOf(request, name)}=`;
      const found = (request.headers.cookie ?? '').split(/; */).filter((pair) => pair.startsWith(start));
      return found.length === 1 ? found[0]?.slice(start.length) : undefined;
    },
    set: written,
    clear: (request: FastifyRequest, name: CookieName) => written(request, name, '', 'Max-Age=0'),
  };
}
