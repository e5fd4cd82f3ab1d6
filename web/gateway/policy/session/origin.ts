// What changes something is asked by the console itself, not by a page of somebody else that a browser happens to show.
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../requests/refusals';

const notOurs = () => new Refusal(403, 'This call must come from the console itself.');

/** Every browser says one of the two, and no script can say it in its place. Who says neither is no console. */
export function requireOwnOrigin({ headers, host, protocol }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined ? site === 'same-origin' : origin === `${protocol}://${host}`) return;
  throw notOurs();
}
