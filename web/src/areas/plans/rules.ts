import type { components } from '#contract';

type PlanFile = components['schemas']['PlanFile'];

/** The two documents, in the order they stand in. */
export const DOCUMENTS = [
  { filetag: 'ATD', name: 'ATD' },
  { filetag: 'EPLAN', name: 'Eligibility Plan' },
] as const satisfies { filetag: PlanFile['filetag']; name: string }[];

export type Document = (typeof DOCUMENTS)[number];

/** By its content, as its type is; a JPEG is called as it was. */
export function extensionOf({ name, type }: Pick<File, 'name' | 'type'>): PlanFile['fileext'] {
  if (type === 'image/png') return 'png';
  return /\.jpeg$/i.test(name) ? 'jpeg' : 'jpg';
}
