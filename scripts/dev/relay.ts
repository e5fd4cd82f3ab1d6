// A service of `npm run dev` whose sources may change: at its port the calls wait for a moment while a process with the new ones
// follows the one that answers.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { relative } from 'node:path';
import { folder as scenarioFiles } from '../../mocks/scenarios/folder';
import { GENERATED } from '../contract/generated';
import { forwarding } from './forwarding';
import { packagesImportedIn } from './packages';
import { successors } from './successors';
import { watchFor } from './watching';

interface Relayed {
  entry: string;
  /** The variable that says at which port it is. */
  setting: string;
  env?: Record<string, string>;
  /** The folders of its sources. */
  sources: [string, ...string[]];
  /** What it reads of the contract when it begins. */
  generated: string[];
}

const services: Record<string, Relayed> = {
  mocks: {
    entry: 'scripts/dev/mocks.ts',
    setting: 'MOCKS_PORT',
    sources: ['mocks'],
    generated: ['contract.ts', 'examples.ts', 'requests.json'],
  },
  gateway: {
    entry: 'scripts/dev/gateway.ts',
    setting: 'PORT',
    env: {
      // What one of them asks of a person is answered to the next one.
      HUMAN_CHECK_SECRET: process.env.HUMAN_CHECK_SECRET || randomBytes(32).toString('hex'),
      // Two of them are up for a moment, and both would want this port.
      METRICS_PORT: '',
    },
    sources: ['web/gateway', 'web/src/api'],
    generated: ['contract.ts', 'policy.ts', 'answers.json', 'requests.json'],
  },
};

const [name = ''] = process.argv.slice(2);
const service = services[name];
if (!service) throw new Error(`There is no service '${name}'.`);
const { entry, setting, env, sources, generated } = service;

const concerns = (file: string) => {
  const path = relative('.', file).replaceAll('\\', '/');
  if (path.startsWith(GENERATED)) return generated.some((one) => path === `${GENERATED}/${one}`);
  // Scenarios that are files are read when somebody opens one.
  return /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith(`${scenarioFiles()}/`);
};

const forwarder = forwarding();
const { renew, stop } = successors(
  {
    name,
    entry,
    packages: () => packagesImportedIn(sources[0]),
    // As much memory as it was given itself.
    nodeArgs: process.execArgv.filter((arg) => arg.startsWith('--max-')),
    env: { ...env, [setting]: '0' },
    onEnded: (code) => process.exit(code || 1),
  },
  forwarder,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    forwarder.server.close();
    void stop().then(() => process.exit(0));
  });
renew();
watchFor({ folders: [...sources, GENERATED], concerns }, renew);
forwarder.server.listen(Number(process.env[setting]), '127.0.0.1');
await once(forwarder.server, 'listening');
