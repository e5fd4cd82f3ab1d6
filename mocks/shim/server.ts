// Runs the shim on its own, for a stack: SHIM_PORT, SHIM_SETTINGS (the file that it writes for the gateway), PRISM_URL
// and MOCKS_URL.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { shimSettings, shimSettingsFile } from './settings';
import { createShim } from './shim';

const { SHIM_PORT, SHIM_SETTINGS, PRISM_URL, MOCKS_URL } = process.env;
const port = Number(SHIM_PORT ?? 4040);
const url = `https://localhost:${port}`;
const file = SHIM_SETTINGS ?? '.cache/shim.yaml';

const shim = createShim(shimSettings(url), {
  prismUrl: PRISM_URL ?? 'http://127.0.0.1:4010',
  mocksUrl: MOCKS_URL ?? 'http://127.0.0.1:4020',
});
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, shimSettingsFile(url));
shim.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set SHIM_PORT to another one.` : error.message);
  process.exit(1);
});
shim.listen(port, '127.0.0.1', () => console.log(`The shim is at ${url}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    shim.close(() => process.exit(0));
    shim.closeAllConnections();
  });
