// Prism of `npm run dev`: as its own command runs it in `npm start`, but that it goes over to a contract that was made anew while
// the calls go on. Its own way takes a second and refuses the calls meanwhile.
import { once } from 'node:events';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { GENERATED } from '../contract/generated';
import { forwarding } from './forwarding';
import { watchFor } from './watching';

/** Whole: of the files that it is made of one may be half written. */
const DOCUMENT = 'document.json';
const path = `${GENERATED}/${DOCUMENT}`;
const { PRISM_PORT, MOCKS_URL = '' } = process.env;

const log = new PassThrough();
createInterface({ input: log }).on('line', (line) => console.log(JSON.parse(line).msg));
// Only breaches of the contract are worth a line.
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

/** One after the other: the last one stays. */
let under: Promise<void> = Promise.resolve();
const renew = () => {
  under = under.then(goOver).catch((error: Error) => console.log(`Prism cannot read the contract: ${error.message}`));
};

renew();
watchFor({ folders: [GENERATED], concerns: (file) => basename(file) === DOCUMENT }, renew);
forwarder.server.listen(Number(PRISM_PORT), '127.0.0.1');
await once(forwarder.server, 'listening');
