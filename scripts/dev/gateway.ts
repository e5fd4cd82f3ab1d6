// The gateway of `npm run dev`, which takes over the sessions from the process that it replaces.
import { deserialize, serialize } from 'node:v8';
import { startGateway } from '../../web/gateway/start';
import { emptyMemory, memoryStore } from '../../web/gateway/store/memory';
import { takeOverFromPrevious } from './restarts';

const remembered = emptyMemory();

function takeOver(state: Uint8Array): void {
  const before: typeof remembered = deserialize(state);
  for (const part of ['entries', 'counts', 'rates'] as const)
    for (const [key, entry] of before[part]) remembered[part].set(key, entry);
}

await startGateway({
  // With a shared store, the sessions are there and need no handing over.
  store: process.env.STORE_URL ? undefined : memoryStore(undefined, remembered),
  beforeListening: () => takeOverFromPrevious(takeOver, () => serialize(remembered)),
});
