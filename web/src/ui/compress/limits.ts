// How large a picture may be after it was made smaller, and how it is written.

export const LONGER_SIDE = 650;
export const MOST_BYTES = 0.5 * 1024 * 1024;
/** Tried one after the other, until one gives few enough bytes. */
export const QUALITIES = [0.9, 0.8, 0.65, 0.5] as const;

export interface Size {
  width: number;
  height: number;
}

/** The size that keeps the proportions and fits; never a larger one. */
export function fitting({ width, height }: Size, longest = LONGER_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** As people read sizes: 312 KB, 3.9 MB. */
export const bytesInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
