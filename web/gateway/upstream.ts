import type { FastifyPluginAsync } from 'fastify';

/**
 * The server behind the gateway. It only gets operations of the contract (see `request.operation`), with a verified
 * proof where one is required, and with a body within the limits: a Buffer of valid JSON that is not nested deep, or a stream that aborts
 * when a form is malformed.
 */
export interface Upstream {
  /** The mode in /config.json. */
  readonly mode: 'mock';
  /** Answers below /api. */
  readonly operations: FastifyPluginAsync;
  /** Answers below /api/media: forms with files, and binary answers. */
  readonly media: FastifyPluginAsync;
  /**
   * Whether an error below /api, given its media type, was made by something between gateway and server.
   * It is not checked against the contract.
   */
  readonly isOwnError: (mediaType: string) => boolean;
  /** Routes besides the contract, below the base path. */
  readonly extras: FastifyPluginAsync;
}
