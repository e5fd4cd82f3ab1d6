// `npm start`: the built console behind its gateway.
import { once } from 'node:events';
import { connect } from 'node:net';
import { basePath, complaintsAbout, consoleAddress, consolePort, type Port, portOf } from './ports';
import { entryOf } from './run';
import { runStack, type Service } from './stack';

export const TSX = ['--import', 'tsx'];
export const address = ({ number }: Port) => `http://127.0.0.1:${number}`;

export async function start(): Promise<number> {
  const page = consolePort();
  return startServices({
    fronts: [page],
    isAt: consoleAddress(),
    servicesAt: (mocks, prism) => [
      mocksOn(mocks, ['mocks/server.ts']),
      prismOn(prism, mocks),
      gatewayOn(page, basePath(), { mocks, prism }, ['web/gateway/main.ts']),
    ],
  });
}

interface Started {
  fronts: Port[];
  isAt: string;
  servicesAt: (mocks: Port, prism: Port) => Service[];
}

export async function startServices({ fronts, isAt, servicesAt }: Started): Promise<number> {
  const began = performance.now();
  const prism = portOf('Prism', 'PRISM_PORT', 4010);
  const mocks = portOf('the mocks', 'MOCKS_PORT', 4020);
  const complaints = await complaintsAbout([...fronts, prism, mocks]);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  // Loaded beside the services: it knows the console's screens, and loads Blueprint with them, which takes two seconds.
  const loaded = import('./welcome');
  return runStack(servicesAt(mocks, prism), async () => {
    const { welcome } = await loaded;
    console.log(welcome(isAt, performance.now() - began));
  });
}

/** The service for the mocks. `args` are Node's arguments that start them. */
export function mocksOn(port: Port, args: string[]): Service {
  return {
    name: 'mocks',
    // A large young generation: lists of a hundred thousand rows are short-lived, and collecting them as old takes a
    // second.
    args: ['--max-semi-space-size=64', ...TSX, ...args],
    env: { MOCKS_PORT: String(port.number) },
    ready: () => answers(`${address(port)}/control/scenarios`),
  };
}

export function prismOn(port: Port, mocks: Port, document = 'openapi/openapi.yaml'): Service {
  return {
    name: 'prism',
    args: [
      entryOf('@stoplight/prism-cli'),
      ...['proxy', document, address(mocks), '--errors', '-p', String(port.number)],
      // Logs only breaches of the contract, without a second process for logging.
      ...['--verboseLevel', 'error', '--multiprocess', 'false'],
    ],
    env: { NODE_NO_WARNINGS: '1' },
    // Only connects, because Prism would log a request that is not in the contract as an error.
    ready: () => listens(port),
  };
}

export function gatewayOn(
  port: Port,
  base: string,
  { mocks, prism }: { mocks: Port; prism: Port },
  args: string[],
): Service {
  return {
    name: 'gateway',
    args: [...TSX, ...args],
    env: {
      UPSTREAM: 'mocks',
      PORT: String(port.number),
      BASE_PATH: base,
      PRISM_URL: address(prism),
      MOCKS_URL: address(mocks),
    },
    ready: () => answers(`${address(port)}${base}healthz`),
  };
}

export async function answers(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
}

export async function listens({ number }: Port): Promise<boolean> {
  const socket = connect(number, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}
