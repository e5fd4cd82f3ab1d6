// Reads the settings file for the production servers and checks all of it before anything starts.
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { OperationId } from '#contract';
import { isOperation, operationIds, requestRules } from '../../answers/contract';
import { operationNamed } from '../../requests/operations';
import { SettingsError } from '../../settings';
import type { Codec } from '../codec';
import { codecNamed } from '../codecs';
import { contradictionsIn, sharedPlaces, unusedUpstreams } from './contradictions';
import { checkWords, type Mappings, mappingsIn, pathlessIn } from './mapping';
import { SettingsContext } from './secrets';
import { isSecret, readShape, type SettingsFile, type UpstreamEntry } from './settingsFile';

export interface UpstreamSettings {
  name: string;
  url: string;
  /** Connections for staff, and separately for callers who have not signed in. */
  connections: number;
  publicConnections: number;
  /** How many calls of each kind may wait for a connection, and for how long. */
  queueLength: number;
  queueMs: number;
  connectMs: number;
  firstByteMs: number;
  totalMs: number;
  tls: { ca?: string; cert?: string; key?: string };
}

export interface ProductionSettings {
  answers: 'enforce' | 'report';
  codec: Codec;
  forward: string[];
  upstreams: UpstreamSettings[];
  mappings: Mappings;
  /** Operations without a path, which are answered with 501. */
  pathless: OperationId[];
  /** Remarks about settings that are not wrong but unusual. */
  remarks: string[];
}

/** Throws a `SettingsError` with one sentence for each fault, each in a line of its own. */
export async function readProductionSettings(
  path: string,
  env: Record<string, string | undefined>,
): Promise<ProductionSettings> {
  const context = new SettingsContext(dirname(path), env);
  const shape = readShape(textOf(path));
  if ('complaints' in shape) throw new SettingsError(shape.complaints.join('\n'));
  const { file } = shape;

  const upstreams = Object.entries(file.upstreams).map(([name, entry]) => upstreamSettings(name, entry, context));
  const services = servicesIn(file, context);
  checkWords(file, context);
  const mappings = mappingsIn(file, services, context);
  for (const contradiction of contradictionsIn(mappings)) context.complain(contradiction);
  const codec = await codecIn(file, context);
  if (!codec || context.complaints.length > 0) throw new SettingsError(context.complaints.join('\n'));

  const { answers, forward } = file;
  const unused = unusedUpstreams(file).map((name) => `upstreams.${name} is not used by any operation.`);
  const remarks = [...unused, ...sharedPlaces(mappings)];
  return { answers, codec, forward, upstreams, mappings, pathless: pathlessIn(mappings), remarks };
}

/** Undefined if there was a complaint. */
async function codecIn({ codec, codecSecrets }: SettingsFile, context: SettingsContext): Promise<Codec | undefined> {
  const complaints = context.complaints.length;
  const secrets = context.secrets('codecSecrets', codecSecrets);
  if (context.complaints.length > complaints) return undefined;
  try {
    return await codecNamed(codec, secrets, (module) => context.path(module));
  } catch (error) {
    context.complain(`${(error as Error).message}.`);
    return undefined;
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new SettingsError(`The settings file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function upstreamSettings(name: string, entry: UpstreamEntry, context: SettingsContext): UpstreamSettings {
  const { ca, clientCertificate, clientKey, ...limits } = entry;
  const place = `upstreams.${name}`;
  if (Boolean(clientCertificate) !== Boolean(clientKey)) {
    context.complain(`${place} must have clientCertificate and clientKey together, or neither.`);
  }
  if (limits.totalMs < limits.firstByteMs)
    context.complain(`${place}.totalMs must not be shorter than its firstByteMs.`);
  const complaints = context.complaints.length;
  const tls = {
    ...(ca && { ca: context.file(`${place}.ca`, ca) }),
    ...(clientCertificate && { cert: context.file(`${place}.clientCertificate`, clientCertificate) }),
    ...(clientKey && { key: context.secret(`${place}.clientKey`, clientKey) }),
  };
  if (context.complaints.length === complaints) checkTls(place, tls, context);
  return { ...limits, name, url: new URL(entry.url).origin, tls };
}

function checkTls(place: string, tls: UpstreamSettings['tls'], context: SettingsContext): void {
  try {
    if (tls.ca) new X509Certificate(tls.ca);
  } catch {
    context.complain(`${place}.ca is not a certificate in PEM.`);
  }
  try {
    createSecureContext({ ...(tls.cert && { cert: tls.cert }), ...(tls.key && { key: tls.key }) });
  } catch {
    context.complain(`${place}: clientCertificate and clientKey are not PEM, or do not belong together.`);
  }
}

function servicesIn(file: SettingsFile, context: SettingsContext): Map<string, Record<string, string>> {
  const services = Object.entries(file.services).map(([operation, secrets]): [string, Record<string, string>] => {
    const place = `services.${operation}`;
    if (!isOperation(operation)) context.complain(`${place} is not an operation of the contract.`);
    else if (!('application/json' in requestRules[operation].bodies)) {
      context.complain(`${place}: the operation has no JSON body for credentials.`);
    }
    const values = Object.entries(secrets).map(([name, value]): [string, string] => {
      if (typeof value !== 'string') return [name, context.secret(`${place}.${name}`, value)];
      if (value !== systemCodeOf(operation)) context.complain(`${place}.${name} ${isSecret}.`);
      return [name, value];
    });
    return [operation, Object.fromEntries(values)];
  });
  const found = new Map(services);
  for (const complaint of codesMissingIn(file, found)) context.complain(complaint);
  return found;
}

const systemCodeOf = (operation: string) =>
  isOperation(operation) ? operationNamed(operation).policy.systemCode : null;

/** The system code may be under any name, because the server chooses the name of the field. */
function* codesMissingIn(
  { operations }: SettingsFile,
  services: Map<string, Record<string, string>>,
): Generator<string> {
  for (const operation of operationIds) {
    const code = systemCodeOf(operation);
    if (code === null || operations[operation]?.path === undefined) continue;
    if (Object.values(services.get(operation) ?? {}).includes(code)) continue;
    yield `services.${operation} lacks the system code: set a field to ${code}, under the server's name for it.`;
  }
}
