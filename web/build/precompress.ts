import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressed once at build time, so that the gateway never compresses while it serves. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir: target = '' }) {
      const files = await readdir(target, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg|json|ttf)$/.test(file))
          .map(async (file) => {
            const path = join(target, file);
            const content = await readFile(path);
            // Brotli takes seconds for the tester's megabyte, which is only served locally.
            if (!file.startsWith('tester')) await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  };
}
