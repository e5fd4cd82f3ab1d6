// A service of `npm run dev` that follows changes of its sources: calls at its port wait for a moment while a process
// with the new sources replaces the current one.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { relative } from 'node:path';
import { folder as scenarioFiles } from '../../mocks/scenarios/folder';
import { GENERATED } from '../contract/generated';
import { forwarding } from './forwarding';
import { packagesImportedIn } from './packages';
import { processReplacement } from './processReplacement';
import { watchFiles } from './watchFiles';

interface Relayed {
  entry: string;
  /** The environment variable with its port. */
  setting: string;
  env?: Record<string, string>;
  /** The folders of its sources. */
  sources: [string, ...string[]];
  /** The generated files of the contract that it reads when it starts. */
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
      // A human check that one process issues may be answered to the next process, so both need the same secret.
      HUMAN_CHECK_SECRET: process.env.HUMAN_CHECK_SECRET || randomBytes(32).toString('hex'),
      // Two processes run at the same time for a moment, and both would need this port.
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
  if (path.startsWith(GENERATED)) return generated.some((file) => path === `${GENERATED}/${file}`);
  // The mocks read scenario files when one is opened, so they need no restart.
  return /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts') && !path.startsWith(`${scenarioFiles()}/`);
};

const forwarder = forwarding();
const { renew, stop } = processReplacement(
  {
    name,
    entry,
    packages: () => packagesImportedIn(sources[0]),
    // The same memory limits as this process.
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
watchFiles({ folders: [...sources, GENERATED], concerns }, renew);
forwarder.server.listen(Number(process.env[setting]), '127.0.0.1');
await once(forwarder.server, 'listening');
