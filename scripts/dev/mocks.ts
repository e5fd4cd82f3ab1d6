// The mocks of `npm run dev`, which take over the worlds from the process that they replace.
import { app } from '../../mocks/app';
import { takeOverWorlds, worldsToHandOver } from '../../mocks/worlds/worlds';
import { takeOverFromPrevious } from './restarts';

await app.ready();
await takeOverFromPrevious(takeOverWorlds, worldsToHandOver);
await import('../../mocks/server');
