import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import packageJson from '../../package.json' with { type: 'json' };
import { isWeak } from './secretStrength';
import type { Upstream } from './upstreamCall';

const builtConsole = fileURLToPath(new URL('../dist', import.meta.url));

const text = (fallback: string) => v.optional(v.string(), fallback);

const wholeNumber = (fallback: number, lowest: number, highest: number) => {
  const message = `must be a whole number from ${lowest} to ${highest}`;
  return v.pipe(
    text(String(fallback)),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(lowest, message),
    v.maxValue(highest, message),
  );
};

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

const origin = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.check(isOrigin, `must be a scheme, a host and a port and nothing more, like ${fallback}`),
    v.transform((value) => new URL(value).origin),
  );

/** The store's client would try an address with a wrong port for ever. */
function isStoreAddress(value: string): boolean {
  if (value.startsWith('unix://')) return value.length > 'unix://'.length;
  return /^rediss?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

/** An IP address, or a network in CIDR notation; not the network of all addresses. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const basePath = v.pipe(
  text('/'),
  v.regex(
    /^\/$|^(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/,
    'must begin with a slash and contain plain names, like / or /uat/kyc',
  ),
  v.transform((path) => path.replace(/\/?$/, '/')),
);

const secret = v.optional(
  v.pipe(
    v.string(),
    v.minLength(32, 'must be at least 32 characters long'),
    v.check((text) => !isWeak(text), 'must not be easy to guess: make one with `openssl rand -base64 32`'),
  ),
);

const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1)$/;
/** The mocks hold no real data, so a public key is enough to seal their sessions. */
const MOCK_SECRET = 'the mocks have no secrets, and need none';
const MOCK_OTP_MINUTES = 5;

const environment = v.object({
  UPSTREAM: v.pipe(text(''), v.minLength(1, 'must be set: `mocks`, or the settings file of the real servers')),
  EXPOSE_MOCKS: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: secret,
  SESSION_HOURS: wholeNumber(12, 1, 168),
  IDLE_MINUTES: wholeNumber(15, 1, 1_440),
  STORE_URL: v.optional(
    v.pipe(v.string(), v.check(isStoreAddress, 'must be the address of Valkey or Redis, like rediss://host:6379')),
  ),
  SERVICE_TOKEN_MINUTES: wholeNumber(10, 1, 1_440),
  RATE_PER_EMAIL: wholeNumber(30, 1, 1_000_000),
  RATE_PER_PLACE: wholeNumber(300, 1, 1_000_000),
  MAILS_PER_MINUTE: wholeNumber(1, 1, 1_000_000),
  MAILS_PER_HOUR: wholeNumber(10, 1, 1_000_000),
  IN_FLIGHT_MB: wholeNumber(256, 64, 100_000),
  MAX_CONNECTIONS: wholeNumber(5_000, 1, 1_000_000),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d{1,2}$/.test(value) || value.split(',').every(isNetwork),
        'must be a number of proxies, or their addresses',
      ),
    ),
  ),
  AUDIT_LOG: v.optional(v.string()),
  METRICS_PORT: v.optional(wholeNumber(9090, 1, 65535)),
  METRICS_HOST: text('127.0.0.1'),
  PORT: wholeNumber(4000, 0, 65535),
  HOST: text('127.0.0.1'),
  BASE_PATH: basePath,
  PRISM_URL: origin('http://127.0.0.1:4010'),
  MOCKS_URL: origin('http://127.0.0.1:4020'),
  PRODUCT: text('Lumina'),
  SECOND_BRAND: text('Avega'),
  SUPPORT_EMAIL: v.pipe(text('support@lumina.example'), v.email('must be an e-mail address')),
  VERSION: text(packageJson.version),
  OTP_MINUTES: v.optional(wholeNumber(5, 1, 1_440)),
  HUMAN_CHECK_SECRET: secret,
  HUMAN_CHECK_COST: wholeNumber(5_000, 1, 1_000_000),
  UPSTREAM_TIMEOUT_MS: wholeNumber(30_000, 1, 600_000),
  STATIC_DIR: v.pipe(
    text(builtConsole),
    v.transform((path) => resolve(path)),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be one of silent, fatal, error, warn, info, debug, trace',
    ),
  ),
});

/** Either the number of proxies in a row, or their addresses. */
function trustedProxies(addresses: string | undefined) {
  if (addresses === undefined) return false;
  return /^\d+$/.test(addresses) ? (_address: string, hop: number) => hop < Number(addresses) : addresses;
}

export class SettingsError extends Error {}

/** An empty variable counts as not set. Error messages never contain a value, because it may be a secret. */
export function readSettings(env: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, nonEmpty);
  if (!result.success) {
    throw new SettingsError(result.issues.map((issue) => `${issue.path?.[0]?.key} ${issue.message}.`).join('\n'));
  }
  const values = result.output;
  const isMock = values.UPSTREAM === 'mocks';
  const missing = isMock
    ? []
    : (['SESSION_SECRET', 'HUMAN_CHECK_SECRET'] as const).filter((name) => values[name] === undefined);
  const problems = missing.map((name) => `${name} must be set, to the same value for every gateway of a deployment.`);
  if (isMock && !LOOPBACK.test(values.HOST) && values.EXPOSE_MOCKS === 'no') {
    problems.push(
      'HOST must be a loopback address while UPSTREAM is mocks. EXPOSE_MOCKS=yes opens the mocks to other machines.',
    );
  }
  if (values.SESSION_SECRET && values.SESSION_SECRET === values.HUMAN_CHECK_SECRET) {
    problems.push('SESSION_SECRET and HUMAN_CHECK_SECRET must be different.');
  }
  if (values.METRICS_PORT === values.PORT) problems.push('METRICS_PORT and PORT must be different.');
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));

  const [current, previous] = [values.SESSION_SECRET ?? MOCK_SECRET, values.SESSION_SECRET_PREVIOUS];
  return {
    /** `mocks`, or the path of the settings file of the real servers. */
    upstream: values.UPSTREAM,
    /** The first one seals; sessions of the previous one are still opened. */
    sessionSecrets: (previous === undefined ? [current] : [current, previous]) as [string, ...string[]],
    sessionMs: values.SESSION_HOURS * 3_600_000,
    idleMs: values.IDLE_MINUTES * 60_000,
    /** The store that several gateways share; undefined for a single gateway, which uses its own memory. */
    storeUrl: values.STORE_URL,
    serviceTokenMs: values.SERVICE_TOKEN_MINUTES * 60_000,
    /** Calls for signing in within a minute: for one e-mail address, and from one network address. */
    ratePerEmail: values.RATE_PER_EMAIL,
    ratePerPlace: values.RATE_PER_PLACE,
    /** One-time passwords that are mailed to an address for callers without a login. */
    mailsPerMinute: values.MAILS_PER_MINUTE,
    mailsPerHour: values.MAILS_PER_HOUR,
    /** Memory for bodies and answers in flight of signed-in staff. Other callers have a quarter as much, separately. */
    inFlightBytes: values.IN_FLIGHT_MB * 1024 * 1024,
    /** Incoming connections in all. Any connection beyond that is closed at once. */
    maxConnections: values.MAX_CONNECTIONS,
    trustProxy: trustedProxies(values.TRUST_PROXY),
    /** A file, or `-` for the standard output. */
    auditLog: values.AUDIT_LOG ?? (isMock ? undefined : '-'),
    metricsAt: values.METRICS_PORT === undefined ? undefined : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    port: values.PORT,
    host: values.HOST,
    /** Begins and ends with a slash. */
    basePath: values.BASE_PATH,
    prismUrl: values.PRISM_URL,
    mocksUrl: values.MOCKS_URL,
    product: values.PRODUCT,
    secondBrand: values.SECOND_BRAND,
    supportEmail: values.SUPPORT_EMAIL,
    version: values.VERSION,
    /** How long the servers accept a one-time password. When it is undefined, the console shows no duration. */
    otpMinutes: values.OTP_MINUTES ?? (isMock ? MOCK_OTP_MINUTES : undefined),
    humanCheckSecret: values.HUMAN_CHECK_SECRET,
    humanCheckCost: values.HUMAN_CHECK_COST,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    staticDir: values.STATIC_DIR,
    // In production the log has a line for every call.
    logLevel: values.LOG_LEVEL ?? (isMock ? 'warn' : 'info'),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The settings that the console gets from the gateway. */
export type ConsoleConfig = ReturnType<typeof consoleConfig>;

export function consoleConfig(settings: Settings) {
  const { product, secondBrand, supportEmail, version, otpMinutes, idleMs, upstream } = settings;
  const mode: Upstream['mode'] = upstream === 'mocks' ? 'mock' : 'production';
  return { product, secondBrand, supportEmail, version, otpMinutes, idleMinutes: idleMs / 60_000, mode };
}
