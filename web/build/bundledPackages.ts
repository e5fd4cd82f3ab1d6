// Lists the packages that went into a build, for the third-party notices; also those of its workers and inner builds.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = '.cache/bundled';

/** The file with the folders of the packages of a build. */
export const bundledPackagesFile = (build: string) => `${FOLDER}/${build}.json`;

const folders = new Set<string>();

/** For workers and inner builds. */
export const noticePackages = (): Plugin => ({
  name: 'notice-packages',
  apply: 'build',
  buildEnd() {
    for (const id of this.getModuleIds()) {
      const [, folder] = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id) ?? [];
      if (folder) folders.add(folder);
    }
  },
});

export const bundledPackages = (build: string): Plugin => ({
  ...noticePackages(),
  name: 'bundled-packages',
  closeBundle() {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(bundledPackagesFile(build), JSON.stringify([...folders].sort()));
  },
});
