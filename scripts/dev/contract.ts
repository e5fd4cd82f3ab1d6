// Makes openapi/generated/ anew in `npm run dev` when something of the contract is saved. What takes longest, reading the tools, is done
// ahead of time. What is broken is told, and changes nothing.
import { contractFiles, contractTypes } from '../contract/contract';
import { GENERATED, writeGenerated } from '../contract/generated';
import { brokenPlaces, policy } from '../contract/policy';
import { watchFor } from './watching';

/** The servers need the machine first: what is left, types for the editor and the whole policy, takes two seconds. */
const LEFT_AFTER_MS = 1_500;

let timer: NodeJS.Timeout | undefined;

async function make(): Promise<void> {
  const broken = await brokenPlaces();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  if (writeGenerated(await contractFiles()).length === 0) return;
  console.log('The contract was made anew.');
  clearTimeout(timer);
  timer = setTimeout(() => inTurn(makeRest), LEFT_AFTER_MS);
}

async function makeRest(): Promise<void> {
  writeGenerated(await contractTypes());
  await policy();
}

/** One after the other: what is saved meanwhile is read by the next one. */
let under: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  under = under
    .then(work)
    .catch(({ message }: Error) => console.log(`${message}\nThe contract is broken, so what was before goes on.`));
}
const renew = () => inTurn(make);

watchFor({ folders: ['openapi'], concerns: (file) => !file.startsWith(GENERATED) }, renew);
// Nothing has changed, but for what was saved in the meantime: the first time takes much longer than all others.
renew();
