// `npm start`: the built console behind its gateway. `npm run dev`: the same calls, with the console straight from its sources.
import { complaintsAbout, type Port, portOf } from './ports';
import { entryOf } from './run';
import { runStack, type Service } from './stack';
import { welcome } from './welcome';

const TSX = ['--import', 'tsx'];
const address = ({ number }: Port) => `http://127.0.0.1:${number}`;
const basePath = () => `/${process.env.BASE_PATH ?? ''}/`.replace(/\/{2,}/g, '/');

export async function start(): Promise<number> {
  const gateway = portOf('the console', 'PORT', 4000);
  return serve([gateway], (mocks, prism) => [gatewayOn(gateway, mocks, prism, TSX)], `${address(gateway)}${basePath()}`);
}

export async function dev(): Promise<number> {
  const console = portOf('the console', 'PORT', 4000);
  const gateway = portOf('the gateway', 'GATEWAY_PORT', 4030);
  const watching = ['--watch', '--watch-preserve-output', ...TSX];
  return serve(
    [console, gateway],
    (mocks, prism) => [
      gatewayOn(gateway, mocks, prism, watching),
      {
        name: 'vite',
        args: [entryOf('vite'), '--config', 'web/vite.config.ts', '--host', '127.0.0.1', '--clearScreen', 'false'],
        env: { PORT: String(console.number), GATEWAY_URL: address(gateway) },
        ready: () => answers(address(console)),
      },
    ],
    `${address(console)}/`,
    watching,
  );
}

async function serve(
  fronts: Port[],
  frontServices: (mocks: Port, prism: Port) => Service[],
  consoleAddress: string,
  mocksArgs = TSX,
): Promise<number> {
  const began = performance.now();
  const prism = portOf('Prism', 'PRISM_PORT', 4010);
  const mocks = portOf('the mocks', 'MOCKS_PORT', 4020);
  const complaints = await complaintsAbout([...fronts, prism, mocks]);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  const services = [mocksOn(mocks, mocksArgs), prismOn(prism, mocks), ...frontServices(mocks, prism)];
  return runStack(services, () => console.log(welcome(consoleAddress, performance.now() - began)));
}

function mocksOn(port: Port, args: string[]): Service {
  return {
    name: 'mocks',
    args: [...args, 'mocks/server.ts'],
    env: { MOCKS_PORT: String(port.number) },
    ready: () => answers(`${address(port)}/control/scenarios`),
  };
}

function prismOn(port: Port, mocks: Port): Service {
  return {
    name: 'prism',
    args: [
      entryOf('@stoplight/prism-cli'),
      ...['proxy', 'openapi/openapi.yaml', address(mocks), '--errors', '-p', String(port.number)],
      // Only breaches of the contract are worth a line; a second process for logging is not needed for that.
      ...['--verboseLevel', 'error', '--multiprocess', 'false'],
    ],
    env: { NODE_NO_WARNINGS: '1' },
    // Any other question to an address that the contract does not know would be logged as an error.
    ready: () => answers(address(port), { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } }),
  };
}

function gatewayOn(port: Port, mocks: Port, prism: Port, args: string[]): Service {
  return {
    name: 'gateway',
    args: [...args, 'web/gateway/main.ts'],
    env: { PORT: String(port.number), PRISM_URL: address(prism), MOCKS_URL: address(mocks) },
    ready: () => answers(`${address(port)}${basePath()}healthz`),
  };
}

async function answers(url: string, init?: RequestInit): Promise<boolean> {
  return (await fetch(url, { ...init, signal: AbortSignal.timeout(2_000) })).ok;
}
