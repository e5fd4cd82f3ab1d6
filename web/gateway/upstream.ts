import type { FastifyPluginAsync } from 'fastify';

/**
 * What stands behind the gateway. It is asked only for operations of the contract (`request.operation` says which), with a
 * proof where one is due, and with a body that is small enough: a Buffer of valid JSON, or a stream that breaks off
 * when a form turns out to be malformed.
 */
export interface Upstream {
  /** What /config.json tells the console. */
  readonly mode: 'mock';
  /** Answers below /api. */
  readonly operations: FastifyPluginAsync;
  /** Answers below /api/media: forms with files, and binary answers. */
  readonly media: FastifyPluginAsync;
  /** What this upstream offers beside the contract, below the base path. */
  readonly extras: FastifyPluginAsync;
}
