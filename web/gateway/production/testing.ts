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
import { policies } from '../../../openapi/generated/policy';
import { createMetrics } from '../metrics';
import { textAt } from '../policy/fields';
import { bareCall, type Identity, type UpstreamCall } from '../upstreamCall';
import { productionUpstream } from './index';
import { createPathSeals } from './sealedPaths';

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

const SECRETS = ['the secret that seals the paths of files in tests'];

/** The request of a person to whom its files were listed. */
export function withListedFiles(
  operation: OperationId,
  identity: Identity,
  { headers, body }: { headers: Record<string, string>; body: object | undefined },
) {
  const { files, jsonParts } = policies[operation];
  const parts = Object.entries(body ?? {});
  const json = Object.fromEntries(
    parts.map(([name, part]) => [name, jsonParts.includes(name) ? parsedIn(part) : part]),
  );
  const record = (files?.record && textAt(files.record, { headers, json })) ?? null;
  const sealed = <Part>(part: Part) => createPathSeals(SECRETS).sealedIn(part, { operation, identity, record }) as Part;
  const sealedParts = parts.map(([name, part]) => {
    if (!jsonParts.includes(name)) return [name, part instanceof Blob || Buffer.isBuffer(part) ? part : sealed(part)];
    return [name, typeof part === 'string' ? JSON.stringify(sealed(json[name])) : sealed(part)];
  });
  return { headers: sealed(headers), body: body && (Object.fromEntries(sealedParts) as object) };
}

const parsedIn = (part: unknown): unknown => (typeof part === 'string' ? JSON.parse(part) : part);

/** The upstream for these settings, and the lines that it has logged. */
export async function upstreamOf(settings: object, env: Record<string, string> = {}, metrics = createMetrics()) {
  const log: string[] = [];
  const note = (fields: object, message: string) => log.push(JSON.stringify({ ...fields, message }));
  const upstream = await productionUpstream(settingsFile(settings), env, metrics, note, SECRETS);
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
