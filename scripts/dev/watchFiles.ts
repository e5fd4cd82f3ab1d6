// Notices saved, new and deleted files, however an editor or git writes them: it looks at their times twice a second.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** `concerns` says which files matter. */
export function watchFiles(folders: string[], concerns: (file: string) => boolean, onSaved: () => void) {
  const state = () =>
    folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
      .filter(concerns)
      .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
      .join();
  let seen = state();
  return setInterval(() => {
    const before = seen;
    seen = state();
    if (seen !== before) onSaved();
  }, 500);
}
