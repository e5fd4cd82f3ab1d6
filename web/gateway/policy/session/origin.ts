// Protects against cross-site request forgery: calls that change something must come from the console's own origin.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../requests/refusals';

const notOurs = () => new Refusal(403, 'This call must come from the console itself.');

/** Every browser sends one of the two headers, and scripts cannot set them. A caller that sends neither is refused. */
export function requireOwnOrigin({ headers, host, protocol }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined ? site === 'same-origin' : origin === `${protocol}://${host}`) return;
  throw notOurs();
}
