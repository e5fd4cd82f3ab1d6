// `npm start -- --rehearse`, beside `npm start`: the same console as it is deployed (`dist/`), in production mode. Behind it is a
// shim that behaves like a production server (other paths, other names, encoded bodies, TLS) and forwards to the mocks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { shimEnv, shimSettingsFile } from '../../mocks/shim/settings';
import { ARTEFACT } from '../artefact';
import { basePath, complaintsAbout, portOf } from './ports';
import { runStack, type Service } from './stack';
import { address, answers, listens, TSX } from './start';

const SETTINGS = '.cache/shim.yaml';

/** For tests only: anybody who reads this can forge a session of the rehearsal. */
const SECRETS = {
  SESSION_SECRET: 'a secret for rehearsals, which everyone knows',
  HUMAN_CHECK_SECRET: 'another one for rehearsals, just as well known',
};

export async function rehearse(): Promise<number> {
  const gateway = portOf('the console in production mode', 'REHEARSAL_PORT', 4001);
  const shim = portOf('the shim', 'SHIM_PORT', 4040);
  const complaints = await complaintsAbout([gateway, shim]);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  const [prism, mocks] = [portOf('Prism', 'PRISM_PORT', 4010), portOf('the mocks', 'MOCKS_PORT', 4020)];
  mkdirSync('.cache', { recursive: true });
  writeFileSync(SETTINGS, shimSettingsFile(`https://localhost:${shim.number}`));
  const site = `${address(gateway)}${basePath()}`;
  const services: Service[] = [
    {
      name: 'shim',
      args: [...TSX, 'mocks/shim/server.ts'],
      env: {
        SHIM_PORT: String(shim.number),
        SHIM_SETTINGS: SETTINGS,
        PRISM_URL: address(prism),
        MOCKS_URL: address(mocks),
      },
      ready: () => listens(shim),
    },
    {
      name: 'gateway',
      args: [`${ARTEFACT}/server.mjs`, '--settings', SETTINGS],
      env: {
        ...shimEnv,
        ...SECRETS,
        PORT: String(gateway.number),
        BASE_PATH: basePath(),
        AUDIT_LOG: '.cache/audit.log',
        // Many scripts run at once as few people and from one network address.
        RATE_PER_EMAIL: '1000000',
        RATE_PER_PLACE: '1000000',
        MAILS_PER_MINUTE: '1000000',
        MAILS_PER_HOUR: '1000000',
      },
      ready: () => answers(`${site}healthz`),
    },
  ];
  return runStack(services, () => console.log(`The console in production mode is at ${site}`));
}
