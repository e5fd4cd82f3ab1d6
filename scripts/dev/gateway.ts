// The gateway of `npm run dev`: it remembers who is signed in from the process that it follows.
import { deserialize, serialize } from 'node:v8';
import { startGateway } from '../../web/gateway/start';
import { emptyMemory, type MemoryContents, memoryStore } from '../../web/gateway/store/memory';
import { succeed } from './succession';

const remembered = emptyMemory();

function takeOver(state: Uint8Array): void {
  const { entries, counts }: MemoryContents = deserialize(state);
  for (const [key, entry] of entries) remembered.entries.set(key, entry);
  for (const [key, entry] of counts) remembered.counts.set(key, entry);
}

await startGateway({
  // Where several share what they remember, none has it by itself.
  store: process.env.STORE_URL ? undefined : memoryStore(undefined, remembered),
  beforeListening: () => succeed({ takeOver, handOver: () => serialize(remembered) }),
});
