import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import packageJson from '../../package.json' with { type: 'json' };

const builtConsole = fileURLToPath(new URL('../dist', import.meta.url));

const text = (fallback: string) => v.optional(v.string(), fallback);

const wholeNumber = (fallback: number, lowest: number, highest: number) => {
  const complaint = `must be a whole number from ${lowest} to ${highest}`;
  return v.pipe(
    text(String(fallback)),
    v.regex(/^\d{1,9}$/, complaint),
    v.transform(Number),
    v.minValue(lowest, complaint),
    v.maxValue(highest, complaint),
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

const basePath = v.pipe(
  text('/'),
  v.regex(/^\/$|^(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/, 'must begin with a slash and hold plain names, like / or /uat/kyc'),
  v.transform((path) => path.replace(/\/?$/, '/')),
);

const environment = v.object({
  PORT: wholeNumber(4000, 0, 65535),
  HOST: text('127.0.0.1'),
  BASE_PATH: basePath,
  PRISM_URL: origin('http://127.0.0.1:4010'),
  MOCKS_URL: origin('http://127.0.0.1:4020'),
  PRODUCT: text('Lumina'),
  SECOND_BRAND: text('Avega'),
  SUPPORT_EMAIL: v.pipe(text('support@lumina.example'), v.email('must be an e-mail address')),
  VERSION: text(packageJson.version),
  HUMAN_CHECK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long'))),
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
    'warn',
  ),
});

export class SettingsError extends Error {}

/** A variable that is set to nothing counts as not set. Complaints never repeat a value: it may be a secret. */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new SettingsError(result.issues.map((issue) => `${issue.path?.[0]?.key} ${issue.message}.`).join('\n'));
  }
  const read = result.output;
  return {
    port: read.PORT,
    host: read.HOST,
    /** Begins and ends with a slash. */
    basePath: read.BASE_PATH,
    prismUrl: read.PRISM_URL,
    mocksUrl: read.MOCKS_URL,
    product: read.PRODUCT,
    secondBrand: read.SECOND_BRAND,
    supportEmail: read.SUPPORT_EMAIL,
    version: read.VERSION,
    humanCheckSecret: read.HUMAN_CHECK_SECRET,
    upstreamTimeoutMs: read.UPSTREAM_TIMEOUT_MS,
    staticDir: read.STATIC_DIR,
    logLevel: read.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;
