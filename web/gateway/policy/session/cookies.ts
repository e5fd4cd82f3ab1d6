// The gateway's cookies: a session, and a login that waits for its one-time password. Scripts cannot read them,
// requests from other sites do not send them, and other hosts cannot set them.
import type { FastifyRequest } from 'fastify';
import type { Upstream } from '../../upstreamCall';

type CookieName = 'session' | 'sign-in';

export type Cookies = ReturnType<typeof createCookies>;

/** In production they are sent over TLS only; the mocks may be served over plain HTTP. */
export function createCookies(mode: Upstream['mode'], basePath: string) {
  const path = basePath === '/' ? '/' : basePath.slice(0, -1);
  /** Other applications on the same host have cookies of their own. */
  const application = basePath.replace(/[^\w]+/g, '_').replace(/^_|_$/g, '');
  const isSecure = ({ protocol }: FastifyRequest) => mode === 'production' || protocol === 'https';
  /**
   * The prefix makes the browser reject the cookie unless it is Secure, bound to this host, and of the path /. So no other
   * host can set it, and no other application on this host can hide it behind one with a longer path.
   */
  const nameOf = (request: FastifyRequest, name: CookieName) =>
    isSecure(request) ? ['__Host', application, name].filter(Boolean).join('-') : name;
  const written = (request: FastifyRequest, name: CookieName, value: string, ...more: string[]) =>
    [
      `${nameOf(request, name)}=${value}`,
      `Path=${isSecure(request) ? '/' : path}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure(request) ? ['Secure'] : []),
      ...more,
    ].join('; ');

  return {
    /** Undefined also when there are two with this name, because an attacker may have set one of them. */
    read(request: FastifyRequest, name: CookieName): string | undefined {
      const start = `${nameOf(request, name)}=`;
      const found = (request.headers.cookie ?? '').split(/; */).filter((pair) => pair.startsWith(start));
      return found.length === 1 ? found[0]?.slice(start.length) : undefined;
    },
    set: written,
    clear: (request: FastifyRequest, name: CookieName) => written(request, name, '', 'Max-Age=0'),
  };
}
