// Makes a picture small enough to upload: at most 650 pixels on its longer side and half a megabyte, upright, and
// without the metadata that a camera adds, such as the location.
import { askWorker } from '@/ui/browser/askWorker';
import { bytesInWords, type Size } from './limits';
import type { Compressed } from './worker';

const FAILED = 'There was an error compressing the image. Please try again.';

/** Describes how each file was compressed, for display. */
const descriptions = new WeakMap<File, string>();

export async function compressPicture(file: File): Promise<File> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answer = await askWorker<Compressed>(worker, file);
  if (!answer) throw new Error(FAILED);
  const { blob, before, after } = answer;
  const name = file.name.replace(/\.\w+$/, '') + (blob.type === 'image/png' ? '.png' : '.jpg');
  const small = new File([blob], name, { type: blob.type });
  descriptions.set(small, `Before: ${inWords(file, before)}. After: ${inWords(small, after)}.`);
  return small;
}

const inWords = ({ size }: File, { width, height }: Size) => `${bytesInWords(size)}, ${width} x ${height}`;

export const compressionOf = (file: File): string => descriptions.get(file) ?? file.name;
