// Helpers for tests of the translation: settings files, upstreams made from them, and calls like those of the policy.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server as NetServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import type { OperationId } from '#contract';
import { certificate } from '../../../mocks/shim/settings';
import { bareCall, type UpstreamCall } from '../upstreamCall';
import { productionUpstream } from './index';

export { certificate };

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'production-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

export function settingsFile(settings: object | string): string {
  const file = join(folder(), 'settings.yaml');
  writeFileSync(file, typeof settings === 'string' ? settings : stringify(settings));
  return file;
}

/** The upstream for these settings, and the lines that it has logged. */
export async function upstreamOf(settings: object, env: Record<string, string> = {}) {
  const log: string[] = [];
  const upstream = await productionUpstream(settingsFile(settings), env, (fields, message) =>
    log.push(JSON.stringify({ ...fields, message })),
  );
  onTestFinished(() => upstream.close());
  return { upstream, log };
}

export const callOf = (operation: OperationId, request: Partial<UpstreamCall> = {}): UpstreamCall => ({
  ...bareCall(operation),
  memory: { growTo: () => undefined, release: () => undefined },
  requestId: 'request-1',
  ...request,
});

export const json = (body: unknown) => ({ body: Buffer.from(JSON.stringify(body)), bodyType: 'application/json' });

export const bytesOf = (body: Buffer | Readable) => (Buffer.isBuffer(body) ? Promise.resolve(body) : buffer(body));

async function listeningAt(server: NetServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

export function listening(server: Server): Promise<string> {
  onTestFinished(() => server.closeAllConnections());
  return listeningAt(server);
}

/** The key and certificate of the shim. */
const identity = () => ({
  key: readFileSync(certificate('server.key')),
  cert: readFileSync(certificate('server.pem')),
});

/** A server with the shim's certificate and this handler. */
export const tlsServer = (answer: RequestListener) => listening(createServer(identity(), answer));

/** The same on the level of sockets: calls the handler once for each connection. */
export const tlsSocketServer = (answer: (socket: Socket) => void) =>
  listeningAt(
    createTlsServer(identity(), (socket) => socket.on('error', () => undefined).once('data', () => answer(socket))),
  );

export const trusted = { ca: certificate('ca.pem') };
