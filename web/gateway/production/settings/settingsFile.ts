// The shape of the settings file. Each violation becomes a sentence that names the place, never the value.
import * as v from 'valibot';
import { parseDocument } from 'yaml';

const text = v.pipe(v.string(), v.nonEmpty('is empty'));
const named = <T extends v.GenericSchema>(value: T) => v.record(v.string(), value);

const between = (lowest: number, highest: number) => {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(lowest, message), v.maxValue(highest, message));
};
const milliseconds = (usual: number) => v.optional(between(1, 600_000), usual);

function isSecureOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return protocol === 'https:' && href === `${origin}/`;
}

export const isSecret = 'must be { env: NAME } or { file: path }: the secret itself must not be in this file';
const secret = v.union([v.strictObject({ env: text }), v.strictObject({ file: text })], isSecret);
export type Secret = v.InferOutput<typeof secret>;
/** A plain text is allowed only for the system code that the contract names. */
const credential = v.union([secret, text], isSecret);

const headerName = v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be the name of a header'));

const upstream = v.strictObject({
  url: v.pipe(
    v.string(),
    v.check(isSecureOrigin, 'must be https:// with a host and an optional port, and nothing more'),
  ),
  connections: v.optional(between(1, 1_000), 32),
  publicConnections: v.optional(between(1, 1_000), 8),
  queueLength: v.optional(between(1, 10_000), 256),
  queueMs: milliseconds(5_000),
  connectMs: milliseconds(3_000),
  firstByteMs: milliseconds(20_000),
  totalMs: milliseconds(60_000),
  ca: v.optional(text),
  clientCertificate: v.optional(text),
  clientKey: v.optional(secret),
});
export type UpstreamEntry = v.InferOutput<typeof upstream>;

const operation = v.strictObject({
  upstream: v.optional(text),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  path: v.optional(
    v.pipe(v.string(), v.regex(/^\/[^\s#]*$/, 'must begin with a slash and contain neither a space nor #')),
  ),
  headers: v.optional(named(headerName), {}),
  query: v.optional(named(text), {}),
  names: v.optional(named(text), {}),
  uncoded: v.optional(v.array(text), []),
  retry: v.optional(v.boolean(), false),
});
export type OperationEntry = v.InferOutput<typeof operation>;

const file = v.strictObject({
  answers: v.optional(v.picklist(['enforce', 'report']), 'enforce'),
  codec: v.optional(text, 'plain'),
  codecSecrets: v.optional(named(secret), {}),
  uncoded: v.optional(v.array(text), []),
  names: v.optional(named(text), {}),
  values: v.optional(named(named(text)), {}),
  forward: v.optional(v.array(v.pipe(headerName, v.toLowerCase())), []),
  upstreams: named(upstream),
  services: v.optional(named(named(credential)), {}),
  operations: named(operation),
});
export type SettingsFile = v.InferOutput<typeof file>;

const kinds: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  Object: 'a list of settings, each with its name',
  Array: 'a list',
};

function sentence({ expected, received, kind }: v.BaseIssue<unknown>): string {
  if (kind === 'schema' && expected === 'never') return 'is not a setting';
  if (received === 'undefined') return 'is missing';
  return `must be ${kinds[expected ?? ''] ?? expected}`;
}

/** A setting whose value is left empty counts as not set. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const set = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(set.map(([name, each]) => [name, withoutEmpty(each)]));
}

export function readShape(yaml: string): { file: SettingsFile } | { complaints: string[] } {
  const document = parseDocument(yaml);
  const [broken] = document.errors;
  // Not the parser's own message, because it quotes the line.
  if (broken) return { complaints: [`The settings are not YAML: ${broken.code} in line ${broken.linePos?.[0].line}.`] };
  const result = v.safeParse(file, withoutEmpty(document.toJS()), { message: sentence });
  if (result.success) return { file: result.output };
  return { complaints: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'The file'} ${issue.message}.`) };
}
