// A spare process for a service: it loads the packages in advance, which takes most of the time, and loads the sources
// of the service when it gets a message.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [entry = '', ...packages] = process.argv.slice(2);

// If a package is missing, the service reports it when it starts.
for (const name of packages) await import(name).catch(() => undefined);
// Without its parent process, nothing would ever start it.
process.once('disconnect', () => process.exit(0));
await once(process, 'message');
await import(pathToFileURL(resolve(entry)).href).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
