// The entry of the built gateway, which finds the console and its version beside itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

process.env.STATIC_DIR ||= beside('console');
process.env.VERSION ||= readFileSync(beside('version.txt'), 'utf8').trim();
await import('./main');
