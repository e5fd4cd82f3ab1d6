import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import packageJson from '../../package.json' with { type: 'json' };

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

/** An empty variable counts as not set. Error messages never contain a value, because it may be a secret. */
export function readSettings(env: Record<string, string | undefined>) {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = v.safeParse(environment, nonEmpty);
  if (!result.success) {
    throw new SettingsError(result.issues.map((issue) => `${issue.path?.[0]?.key} ${issue.message}.`).join('\n'));
  }
  const values = result.output;
  return {
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
    humanCheckSecret: values.HUMAN_CHECK_SECRET,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    staticDir: values.STATIC_DIR,
    logLevel: values.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** What the console is told of its deployment. */
export type ConsoleConfig = ReturnType<typeof consoleConfig>;

export function consoleConfig({ product, secondBrand, supportEmail, version }: Settings, mode: 'mock') {
  return { product, secondBrand, supportEmail, version, mode };
}
