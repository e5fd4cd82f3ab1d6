import { cleanFileName, save } from '../writing/file';
import { writeInWorker } from '../writing/writing';
import type { Handbook } from './handbook';

export async function saveHandbook(book: Handbook, fileName: string, signal: AbortSignal): Promise<void> {
  const file = await writeInWorker(async (writing) => writing.start({ type: 'handbook', book }), { signal });
  save(file, cleanFileName(fileName, 'pdf'));
}
