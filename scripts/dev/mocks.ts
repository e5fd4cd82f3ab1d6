// The mocks of `npm run dev`, which take over the worlds from the process that they replace. Everything except
// listening is prepared before that, so that calls wait only briefly.
import { app } from '../../mocks/app';
import { takeOverWorlds, worldsToHandOver } from '../../mocks/worlds/worlds';
import { takeOverFromPrevious } from './stateHandover';

await app.ready();
await takeOverFromPrevious({ takeOver: takeOverWorlds, handOver: worldsToHandOver });
await import('../../mocks/server');
