// `npm run dev`: the calls of `npm start`, with the console straight from its sources. What is saved of the contract, the mocks or the
// gateway counts a moment later, and nobody is signed out by it.
import { consolePort, type Port, portOf } from '../stack/ports';
import { entryOf } from '../stack/run';
import type { Service } from '../stack/stack';
import { address, answers, gatewayOn, listens, mocksOn, startServices, TSX } from '../stack/start';

export async function dev(): Promise<number> {
  const page = consolePort();
  const gateway = portOf('the gateway', 'GATEWAY_PORT', 4030);
  return startServices({
    fronts: [page, gateway],
    isAt: `${address(page)}/`,
    servicesAt: (mocks, prism) => [
      mocksOn(mocks, ['scripts/dev/relay.ts', 'mocks']),
      prismOn(prism, mocks),
      // Vite serves the console at the root, whatever the base path of a deployment is.
      gatewayOn(gateway, '/', { mocks, prism }, ['scripts/dev/relay.ts', 'gateway']),
      { name: 'contract', args: [...TSX, 'scripts/dev/contract.ts'], ready: async () => true },
      {
        name: 'vite',
        args: [entryOf('vite'), '--config', 'web/vite.config.ts', '--host', '127.0.0.1', '--clearScreen', 'false'],
        env: { PORT: String(page.number), GATEWAY_URL: address(gateway) },
        ready: () => answers(address(page)),
      },
    ],
  });
}

const prismOn = (port: Port, mocks: Port): Service => ({
  name: 'prism',
  args: [...TSX, 'scripts/dev/prism.ts'],
  env: { PRISM_PORT: String(port.number), MOCKS_URL: address(mocks) },
  ready: () => listens(port),
});
