// The limits for a compressed picture, and how its size is shown.

const LONGER_SIDE = 650;
export const MOST_BYTES = 0.5 * 1024 * 1024;
/** Tried in this order until the file is small enough. */
export const QUALITIES = [0.9, 0.8, 0.65, 0.5] as const;

export interface Size {
  width: number;
  height: number;
}

/** The largest size that fits and keeps the proportions; never larger than the original. */
export function fittedSize({ width, height }: Size, longest = LONGER_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** For example 312 KB or 3.9 MB. */
export const bytesInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
