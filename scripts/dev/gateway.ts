// The gateway of `npm run dev`, which takes over the sessions from the process that it replaces.
import { deserialize, serialize } from 'node:v8';
import { startGateway } from '../../web/gateway/start';
import { emptyMemory, type MemoryContents, memoryStore } from '../../web/gateway/store/memory';
import { takeOverFromPrevious } from './stateHandover';

const remembered = emptyMemory();

function takeOver(state: Uint8Array): void {
  const { entries, counts, rates }: MemoryContents = deserialize(state);
  for (const [key, entry] of entries) remembered.entries.set(key, entry);
  for (const [key, entry] of counts) remembered.counts.set(key, entry);
  for (const [key, entry] of rates) remembered.rates.set(key, entry);
}

await startGateway({
  // With a shared store, the sessions are there and need no handing over.
  store: process.env.STORE_URL ? undefined : memoryStore(undefined, remembered),
  beforeListening: () => takeOverFromPrevious({ takeOver, handOver: () => serialize(remembered) }),
});
