// A process of a service that is to come: it has read the packages already, which take most of the time, and begins with the
// sources of the service when it is told to.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [entry = '', ...packages] = process.argv.slice(2);

// What is missing here is missing in the service, which says so.
for (const name of packages) await import(name).catch(() => undefined);
// It is no use to anybody without whoever would tell it.
process.once('disconnect', () => process.exit(0));
await once(process, 'message');
await import(pathToFileURL(resolve(entry)).href).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
