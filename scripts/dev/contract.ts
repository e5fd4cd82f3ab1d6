// Makes openapi/generated/ anew in `npm run dev` when something of the contract is saved. What takes longest, reading the tools, is done
// ahead of time. What is broken is told, and changes nothing.
import { contractFiles, contractTypes } from '../contract/contract';
import { GENERATED, writeGenerated } from '../contract/generated';
import { brokenPlaces, policy } from '../contract/policy';
import { watchFor } from './watching';

/** The whole policy takes a second, which the servers need first. */
const POLICY_AFTER_MS = 3_000;

let timer: NodeJS.Timeout | undefined;

async function make(): Promise<void> {
  clearTimeout(timer);
  const broken = await brokenPlaces();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const changed = writeGenerated(await contractFiles());
  writeGenerated(await contractTypes());
  if (changed.length === 0) return;
  console.log('The contract was made anew.');
  timer = setTimeout(() => void policy(), POLICY_AFTER_MS);
}

/** One after the other: what is saved meanwhile is read by the next one. */
let under: Promise<void> = Promise.resolve();
const renew = () => {
  under = under
    .then(make)
    .catch(({ message }: Error) => console.log(`${message}\nThe contract is broken, so what was before goes on.`));
};

watchFor({ folders: ['openapi'], concerns: (file) => !file.startsWith(GENERATED) }, renew);
// Nothing has changed, but for what was saved in the meantime: the first time takes much longer than all others.
renew();
