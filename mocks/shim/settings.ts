// The settings of a gateway in front of the shim, generated from the contract: other paths, other names, everything
// encoded.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { operationTable } from '#contract';
import requests from '../../openapi/generated/requests.json' with { type: 'json' };

/** Headers that the gateway checks and does not send on. The contract behind the shim still requires them. */
export const headersOfGateway = (operation: string): string[] =>
  Object.entries(requests).find(([id]) => id === operation)?.[1].headersOfGateway ?? [];

/** The secrets that the settings and the shim share. For tests only. */
export const shimEnv = {
  SHIM_CODEC_KEY: 'c2hpbSwgZm9yIHRlc3RzIG9ubHkuIDMyIGJ5dGVzISE=',
  SHIM_CLIENT_ID: 'back-office',
  SHIM_CLIENT_SECRET: 'for tests only',
};

const service = { client_id: { env: 'SHIM_CLIENT_ID' }, client_secret: { env: 'SHIM_CLIENT_SECRET' } } as const;
/** The credentials for the operations that issue tokens to the gateway. */
const SERVICES: ShimSettings['services'] = {
  issueSecondaryToken: service,
  issueRecoveryToken: service,
  issueKioskToken: { ...service, system_code: 'SC00045' },
};

/** The fields that identify the user. The value that the gateway checks must be the value that the server reads. */
const IDENTITY = [
  'approved_by',
  'edited_by',
  'editedby',
  'editby',
  'posted_by',
  'postedby',
  'username',
  'email',
  'emailaddress',
  'email_address',
  'rolesid',
  'recordid',
];

export const certificate = (name: string) => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));

const clientIdentity = {
  ca: certificate('ca.pem'),
  clientCertificate: certificate('client.pem'),
  clientKey: { file: certificate('client.key') },
};

export interface ShimSettings {
  names: Record<string, string>;
  uncoded: string[];
  services: Record<string, Record<string, { env: keyof typeof shimEnv } | string>>;
  operations: Record<
    string,
    { upstream: string; method: string; path: string; headers: Record<string, string>; query: Record<string, string> }
  >;
}

const partsOf = (part: 'headers' | 'query'): Record<string, object> =>
  Object.fromEntries(Object.entries(requests).map(([operation, request]) => [operation, request[part]]));

const theirWords = (ours: object = {}, before: string) =>
  Object.fromEntries(Object.keys(ours).map((name) => [name, `${before}${name}`]));

export function shimSettings(url: string) {
  const [headers, queries] = [partsOf('headers'), partsOf('query')];
  return {
    answers: 'enforce',
    codec: 'aes-256-gcm',
    codecSecrets: { key: { env: 'SHIM_CODEC_KEY' } },
    uncoded: ['RecordStart', 'RecordEnd'],
    names: {
      productavega_tag: 'luminaavega_tag',
      product: 'lumina',
      ImageBase64: 'PictureBase64',
      base64: 'picture64',
      ...Object.fromEntries(IDENTITY.map((field) => [field, `x1_${field}`])),
    },
    forward: ['x-mock-world', 'prefer'],
    upstreams: { main: { url, ...clientIdentity }, media: { url, ...clientIdentity } },
    services: SERVICES,
    operations: Object.fromEntries(
      Object.entries(operationTable).map(([id, { method, path }]) => [
        id,
        {
          upstream: path.startsWith('/media/') ? 'media' : 'main',
          method,
          path: `/v2/${createHash('sha256').update(id).digest('hex').slice(0, 12)}${parametersOf(path)}`,
          query: theirWords(queries[id], 'x_'),
          headers: theirWords(headers[id], 'X-Upstream-'),
          retry: method === 'GET' && /^(list|get|search)[A-Z]/.test(id),
        },
      ]),
    ),
  } satisfies ShimSettings & Record<string, unknown>;
}

const parametersOf = (path: string) => (path.match(/\{[^}]*\}/g) ?? []).map((parameter) => `/${parameter}`).join('');

export const shimSettingsFile = (url: string) => stringify(shimSettings(url));
