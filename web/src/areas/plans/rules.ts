import type { received } from '#contract';

type Schemas = received['schemas'];

/** The two documents, in the order on the screen. */
export const DOCUMENTS = [
  { filetag: 'ATD', name: 'ATD' },
  { filetag: 'EPLAN', name: 'Eligibility Plan' },
] as const satisfies { filetag: Schemas['FileTag']; name: string }[];

export type Document = (typeof DOCUMENTS)[number];

/** The extension that matches the checked type; a JPEG keeps its own spelling. */
export function extensionOf({ name, type }: Pick<File, 'name' | 'type'>): Schemas['FileExtension'] {
  if (type === 'image/png') return 'png';
  return /\.jpeg$/i.test(name) ? 'jpeg' : 'jpg';
}
