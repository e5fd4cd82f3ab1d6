// The mocks of `npm run dev`: they begin with the worlds of the process that they follow. All but listening is done before.
import { app } from '../../mocks/app';
import { takeOverWorlds, worldsToHandOver } from '../../mocks/worlds/worlds';
import { succeed } from './succession';

await app.ready();
await succeed({ takeOver: takeOverWorlds, handOver: worldsToHandOver });
await import('../../mocks/server');
