// Notices what is saved: once for all files that are saved together, when none has been for a moment.
import { watch } from 'chokidar';

/** Editors write a file in several steps, and a tool that lays files out follows. */
const TOGETHER_MS = 40;

export interface Watched {
  /** Files and folders. */
  paths: string[];
  /** Whether a file that is saved changes anything. */
  concerns?: (file: string) => boolean;
}

/** It is there once all files of now are known. Gives what ends it. */
export async function watchFor(
  { paths, concerns = () => true }: Watched,
  onSaved: (files: string[]) => void,
): Promise<() => Promise<void>> {
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(paths, { ignoreInitial: true });
  watcher.on('all', (_event, file) => {
    if (!concerns(file)) return;
    saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...saved];
      saved.clear();
      onSaved(files);
    }, TOGETHER_MS);
  });
  await new Promise<void>((resolve) => void watcher.once('ready', resolve));
  return () => watcher.close();
}
