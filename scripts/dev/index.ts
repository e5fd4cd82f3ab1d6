// `npm run dev`: the servers of `npm start`, with the console served from its sources by Vite. A change in the
// contract, the mocks or the gateway takes effect a moment after saving, and sessions go on.
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
      mocksOn(mocks, ['scripts/dev/reloadingService.ts', 'mocks']),
      prismOn(prism, mocks),
      // Vite serves the console at the root, so BASE_PATH does not apply.
      gatewayOn(gateway, '/', { mocks, prism }, ['scripts/dev/reloadingService.ts', 'gateway']),
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
