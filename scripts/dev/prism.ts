// Prism of `npm run dev`: like Prism's own command in `npm start`, but it switches to a regenerated contract without
// refusing calls. Prism's own reload takes a second and refuses them.
import { once } from 'node:events';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { GENERATED } from '../contract/generated';
import { forwarding } from './forwarding';
import { watchFiles } from './watchFiles';

/** The bundled contract, because one of its source files may be half written. */
const DOCUMENT = 'document.json';
const path = `${GENERATED}/${DOCUMENT}`;
const { PRISM_PORT, MOCKS_URL = '' } = process.env;

const log = new PassThrough();
createInterface({ input: log }).on('line', (line) => console.log(JSON.parse(line).msg));
// Log only breaches of the contract.
const logger = createLogger('prism', { level: 'error' }, log);

const forwarder = forwarding();
let current: ReturnType<typeof createServer> | undefined;

async function goOver(): Promise<void> {
  const next = createServer(await getHttpOperationsFromSpec(path), {
    cors: true,
    config: {
      isProxy: true,
      upstream: new URL(MOCKS_URL),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: true,
      mock: { dynamic: false },
    },
    components: { logger },
  });
  forwarder.to(await next.listen(0, '127.0.0.1'));
  const before = current;
  current = next;
  await before?.close();
}

/** Runs one at a time, so that the newest contract is the last to be loaded. */
let under: Promise<void> = Promise.resolve();
const renew = () => {
  under = under.then(goOver).catch((error: Error) => console.log(`Prism cannot read the contract: ${error.message}`));
};

renew();
watchFiles({ folders: [GENERATED], concerns: (file) => basename(file) === DOCUMENT }, renew);
forwarder.server.listen(Number(PRISM_PORT), '127.0.0.1');
await once(forwarder.server, 'listening');
