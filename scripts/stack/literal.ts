// `npm start -- --literal`: the built console with its gateway in production mode, in front of an upstream that answers
// literally as the two specification documents say. `npm start -- --literal second` takes the other alternative wherever
// they have two; `careless` answers as carelessly as real servers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { kindOf } from '../../mocks/literal/records';
import { ONE_TIME_PASSWORD, PASSWORD } from '../../mocks/literal/sections/people';
import { VARIANTS } from '../../mocks/literal/shapes';
import { literalEnv, literalSettings } from '../../web/gateway/literal/settings';
import { basePath, complaintsAbout, nthPort, portOf } from './ports';
import { runStack, type Service } from './stack';
import { address, answers, listens, TSX } from './start';

/** For tests only: anybody who reads this can forge a session there. */
const SECRETS = {
  SESSION_SECRET: 'a secret of the literal upstream, which everyone knows',
  HUMAN_CHECK_SECRET: 'another one of the literal upstream, just as well known',
};

export async function literal([name = 'first', ...others]: string[]): Promise<number> {
  const at = VARIANTS.findIndex((variant) => variant === name);
  if (at < 0 || others.length > 0) {
    console.error(`npm start -- --literal <variant>: ${VARIANTS.join(', ')}.`);
    return 1;
  }
  const gateway = nthPort(portOf('the console with the literal upstream', 'LITERAL_CONSOLE_PORT', 4050), at);
  const upstream = nthPort(portOf('the literal upstream', 'LITERAL_PORT', 4060), at);
  const complaints = await complaintsAbout([gateway, upstream]);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  mkdirSync('.cache', { recursive: true });
  const settings = `.cache/literal-${name}.yaml`;
  const server = `https://localhost:${upstream.number}`;
  writeFileSync(settings, stringify(literalSettings(server)));
  const site = `${address(gateway)}${basePath()}`;
  const services: Service[] = [
    {
      name: `literal ${name}`,
      args: [...TSX, 'mocks/literal/server.ts'],
      env: { LITERAL_PORT: String(upstream.number), LITERAL_VARIANT: name, LITERAL_TLS: '1' },
      ready: () => listens(upstream),
    },
    {
      name: `gateway ${name}`,
      args: [...TSX, 'web/gateway/main.ts'],
      env: {
        ...literalEnv,
        ...SECRETS,
        UPSTREAM: settings,
        PORT: String(gateway.number),
        BASE_PATH: basePath(),
        AUDIT_LOG: `.cache/literal-${name}-audit.log`,
        // Many scripts run at once as few people and from one network address.
        RATE_PER_EMAIL: '1000000',
        RATE_PER_PLACE: '1000000',
        MAILS_PER_MINUTE: '1000000',
        MAILS_PER_HOUR: '1000000',
      },
      ready: () => answers(`${site}healthz`),
    },
  ];
  const people = kindOf('adminUser').seeds.map(({ emailaddress, department }) => `${emailaddress} (${department})`);
  return runStack(services, () =>
    console.log(`
The console with the literal upstream '${name}' is at ${site}
  its calls, and those that were not as documented: ${server}/-/asked, /-/complaints

  ${people.join('\n  ')}

  Everyone's password is ${PASSWORD}, and every one-time password ${ONE_TIME_PASSWORD}.`),
  );
}
