// Notices saved files, and reports files that are saved together once. It watches folders and not files: an editor may
// replace a file by a new one, and a watcher of the old file would miss later changes.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps, and a formatter may follow. */
const TOGETHER_MS = 40;

export interface Watched {
  folders: string[];
  /** Whether a change of this file matters. */
  concerns: (file: string) => boolean;
}

/** Returns a function that ends the watching. */
export function watchFiles({ folders, concerns }: Watched, onSaved: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function note(file: string): void {
    if (!concerns(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      onSaved(files);
    }, TOGETHER_MS);
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Files that are already in a new folder were saved before it was watched, so they are reported, too. */
  function watchFolder(folder: string, isNew: boolean): void {
    forget(folder);
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) look(join(folder, name));
    });
    watchers.set(
      folder,
      watcher.on('error', () => forget(folder)),
    );
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) watchFolder(path, isNew);
      else if (isNew) note(path);
    }
  }

  function look(path: string): void {
    try {
      if (statSync(path).isDirectory()) watchFolder(path, true);
      else note(path);
    } catch {
      // The file or folder was deleted.
      forget(path);
      note(path);
    }
  }

  for (const folder of folders) watchFolder(folder, false);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}
