// The pictures of newsletters, offers and announcements: what was uploaded, and what the areas that show one say is on it.
import { pictureTypeOf } from '../../forms/pictureType';
import type { Store, World } from '../../worlds/world';

interface Pictures {
  /** What was uploaded, by path. */
  kept: Map<string, Uint8Array>;
  /** A scenario sets this: seeded pictures whose path has an odd number are lost. */
  areOddLost: boolean;
}

export const pictures: Store<Pictures> = {
  name: 'images',
  seed: () => ({ kept: new Map(), areOddLost: false }),
};

const LARGEST = 4096 * 1024;

/** The contract's example that refuses an upload, told by its content; undefined for a picture. */
export function refusalOf({ bytes }: { bytes: Uint8Array }): 'notAPicture' | 'tooLarge' | undefined {
  if (!pictureTypeOf(bytes)) return 'notAPicture';
  return bytes.length > LARGEST ? 'tooLarge' : undefined;
}

/** Keeps an uploaded picture. It replaces what was at this path, a drawn picture too. */
export function keepImage(world: World, path: string, bytes: Uint8Array): void {
  world.state(pictures).kept.set(path, bytes);
}

/** Keeps it at a path where none was before: a browser that has the old picture asks for the new. */
export function keepAnew(world: World, { path }: { path: string }, item: string, bytes: Uint8Array): string {
  const version = Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0) + 1;
  const fresh = `${item}-${version}.png`;
  keepImage(world, fresh, bytes);
  return fresh;
}
