// `npm start -- --literal`: the built console with its gateway in production mode, in front of an upstream that answers
// literally as the two specification documents say. `npm start -- --literal second` takes the other alternative wherever
// they have two; `careless` answers as carelessly as real servers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { kindOf } from '../../mocks/literal/records';
import { ONE_TIME_PASSWORD, PASSWORD } from '../../mocks/literal/sections/people';
import { VARIANTS, type Variant } from '../../mocks/literal/shapes';
import { literalEnv, literalSettings } from '../../web/gateway/literal/settings';
import { basePath, complaintsAbout, nthPort, type Port, portOf } from './ports';
import { runStack, type Service } from './stack';
import { address, answers, listens, TSX } from './start';

/** For tests only: anybody who reads this can forge a session there. */
const SECRETS = {
  SESSION_SECRET: 'a secret of the literal upstream, which everyone knows',
  HUMAN_CHECK_SECRET: 'another one of the literal upstream, just as well known',
};

interface Stack {
  variant: Variant;
  gateway: Port;
  upstream: Port;
}

function stackOf(variant: Variant): Stack {
  const at = VARIANTS.indexOf(variant);
  return {
    variant,
    gateway: nthPort(portOf('the console with the literal upstream', 'LITERAL_CONSOLE_PORT', 4050), at),
    upstream: nthPort(portOf('the literal upstream', 'LITERAL_PORT', 4060), at),
  };
}

export async function literal(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => !VARIANTS.some((variant) => variant === arg));
  if (unknown.length > 0) {
    console.error(`There is no variant '${unknown.join("', '")}': ${VARIANTS.join(', ')}.`);
    return 1;
  }
  const wanted = VARIANTS.filter((variant) => args.includes(variant));
  const stacks = (wanted.length > 0 ? wanted : (['first'] as const)).map(stackOf);
  const complaints = await complaintsAbout(stacks.flatMap(({ gateway, upstream }) => [gateway, upstream]));
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  mkdirSync('.cache', { recursive: true });
  return runStack(stacks.flatMap(servicesOf), () => console.log(welcome(stacks)));
}

const siteOf = (gateway: Port) => `${address(gateway)}${basePath()}`;

function servicesOf({ variant, gateway, upstream }: Stack): Service[] {
  const settings = `.cache/literal-${variant}.yaml`;
  writeFileSync(settings, stringify(literalSettings(`https://localhost:${upstream.number}`)));
  return [
    {
      name: `literal ${variant}`,
      args: [...TSX, 'mocks/literal/server.ts'],
      env: { LITERAL_PORT: String(upstream.number), LITERAL_VARIANT: variant, LITERAL_TLS: '1' },
      ready: () => listens(upstream),
    },
    {
      name: `gateway ${variant}`,
      args: [...TSX, 'web/gateway/main.ts'],
      env: {
        ...literalEnv,
        ...SECRETS,
        UPSTREAM: settings,
        PORT: String(gateway.number),
        BASE_PATH: basePath(),
        AUDIT_LOG: `.cache/literal-${variant}-audit.log`,
        // Many scripts run at once as few people and from one network address.
        RATE_PER_EMAIL: '1000000',
        RATE_PER_PLACE: '1000000',
        MAILS_PER_MINUTE: '1000000',
        MAILS_PER_HOUR: '1000000',
      },
      ready: () => answers(`${siteOf(gateway)}healthz`),
    },
  ];
}

function welcome(stacks: Stack[]): string {
  const sites = stacks.flatMap(({ variant, gateway, upstream }) => [
    `The console with the literal upstream '${variant}' is at ${siteOf(gateway)}`,
    `  its calls, and those that were not as documented: https://localhost:${upstream.number}/-/asked, /-/complaints`,
  ]);
  const people = kindOf('adminUser').seeds.map(({ emailaddress, department }) => `${emailaddress} (${department})`);
  return `
${sites.join('\n')}

  ${people.join('\n  ')}

  Everyone's password is ${PASSWORD}, and every one-time password ${ONE_TIME_PASSWORD}.`;
}
