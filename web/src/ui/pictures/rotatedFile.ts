import { askWorker } from '@/ui/browser/askWorker';
import type { Rotation } from './rotateWorker';
import type { Turn } from './view';

/** The file of a picture as it is rotated: the original while it is not, and null if it cannot be drawn. */
export async function rotatedFile(file: Blob, turn: Turn): Promise<Blob | null> {
  if (turn === 0) return file;
  const worker = new Worker(new URL('./rotateWorker.ts', import.meta.url), { type: 'module' });
  return askWorker<Blob>(worker, { file, turn } satisfies Rotation);
}
