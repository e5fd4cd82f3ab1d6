// Notices what is saved: once for all files that are saved together, when none has been for a moment. Folders are watched, not files:
// an editor may put a new file in the place of the old one, again and again, and whoever watches that one misses the next.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps, and a tool that lays files out follows. */
const TOGETHER_MS = 40;

export interface Watched {
  folders: string[];
  /** Whether a file that is saved changes anything. */
  concerns: (file: string) => boolean;
}

/** Gives what ends it. */
export function watchFor({ folders, concerns }: Watched, onSaved: (files: string[]) => void): () => void {
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

  /** What stands in a folder that is new was saved before it was watched. */
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
      // It is gone.
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
