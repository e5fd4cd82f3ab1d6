// In `npm run dev`, regenerates openapi/generated/ when a file of the contract is saved. The slowest part, loading the
// tools, is done at the start. A broken contract is reported and leaves the generated files as they are.
import { contractFiles, contractTypes } from '../contract/contract';
import { GENERATED, writeGenerated } from '../contract/generated';
import { brokenPlaces, policy } from '../contract/policy';
import { watchFiles } from './watchFiles';

/** Delays the types for the editor and the whole policy, which take two seconds, so that the servers restart first. */
const LEFT_AFTER_MS = 1_500;

let timer: NodeJS.Timeout | undefined;

async function make(): Promise<void> {
  const broken = await brokenPlaces();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  if (writeGenerated(await contractFiles()).length === 0) return;
  console.log('The contract was generated again.');
  clearTimeout(timer);
  timer = setTimeout(() => inTurn(makeRest), LEFT_AFTER_MS);
}

async function makeRest(): Promise<void> {
  writeGenerated(await contractTypes());
  await policy();
}

/** Runs one at a time; a file that is saved meanwhile is read by the next run. */
let under: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  under = under
    .then(work)
    .catch(({ message }: Error) =>
      console.log(`${message}\nThe contract is not valid, so the previous one stays in use.`),
    );
}
const renew = () => inTurn(make);

watchFiles({ folders: ['openapi'], concerns: (file) => !file.startsWith(GENERATED) }, renew);
// The first run loads the tools and so takes much longer than later ones; it also reads what was saved meanwhile.
renew();
