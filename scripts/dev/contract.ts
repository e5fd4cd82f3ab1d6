// In `npm run dev`, makes openapi/generated/ again when a file of the contract is saved. A broken contract is reported
// and leaves the generated files as they are.
import { contractFiles, contractTypes } from '../contract/contract';
import { GENERATED, writeGenerated } from '../contract/generated';
import { brokenPlaces, policy } from '../contract/policy';
import { watchFiles } from './watchFiles';

async function make(): Promise<void> {
  const broken = await brokenPlaces();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  if (writeGenerated(await contractFiles()).length === 0) return;
  console.log('The contract was generated again.');
  // The servers restart already; these are for the editor.
  writeGenerated(await contractTypes());
  await policy();
}

/** Runs one at a time, so that a file that is saved during a run is read by the next one. */
let runs = Promise.resolve();
function renew(): void {
  runs = runs.then(make).catch(({ message }: Error) => console.log(`${message}\nThe previous contract stays in use.`));
}

watchFiles(['openapi'], (file) => /\.(yaml|md|json)$/.test(file) && !file.startsWith(GENERATED), renew);
// It also reads what was saved while the tools were loading.
renew();
