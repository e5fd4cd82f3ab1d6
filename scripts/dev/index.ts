// `npm run dev`: the servers of `npm start`, with the console served from its sources by Vite. A change in the
// contract, the mocks or the gateway takes effect a moment after saving, and sessions go on.
import { randomBytes } from 'node:crypto';
import { GENERATED } from '../contract/generated';
import { consolePort, portOf } from '../stack/ports';
import { entryOf } from '../stack/run';
import { address, answers, gatewayOn, mocksOn, prismOn, startServices, TSX } from '../stack/start';

export async function dev(): Promise<number> {
  // A human check that one gateway issues may be answered to the next one.
  process.env.HUMAN_CHECK_SECRET ||= randomBytes(32).toString('hex');
  // The next gateway starts beside the current one, and both would need this port.
  process.env.METRICS_PORT = '';
  const page = consolePort();
  const gateway = portOf('the gateway', 'GATEWAY_PORT', 4030);
  return startServices({
    fronts: [page, gateway],
    isAt: `${address(page)}/`,
    servicesAt: (mocks, prism) => [
      mocksOn(mocks, ['scripts/dev/service.ts', 'mocks']),
      // Prism loads this file again when it is written; a source of the contract may be half written.
      prismOn(prism, mocks, `${GENERATED}/document.json`),
      // Vite serves the console at the root, so BASE_PATH does not apply.
      gatewayOn(gateway, '/', { mocks, prism }, ['scripts/dev/service.ts', 'gateway']),
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
