// The pictures of newsletters, offers and announcements: uploaded ones, and descriptions for drawn ones.
import { pictureTypeOf } from '../../forms/pictureType';
import type { Store, World } from '../../worlds/world';

interface Pictures {
  /** Uploaded pictures, by path. */
  kept: Map<string, Uint8Array>;
  /** Set by a scenario: seeded pictures whose path has an odd number are lost. */
  areOddLost: boolean;
}

export const pictures: Store<Pictures> = {
  name: 'images',
  seed: () => ({ kept: new Map(), areOddLost: false }),
};

const LARGEST = 4096 * 1024;

/** The example with which the contract refuses an upload, judged by its content; undefined for a valid picture. */
export function refusalOf({ bytes }: { bytes: Uint8Array }): 'notAPicture' | 'tooLarge' | undefined {
  if (!pictureTypeOf(bytes)) return 'notAPicture';
  return bytes.length > LARGEST ? 'tooLarge' : undefined;
}

/** Keeps an uploaded picture. It replaces the picture at this path, including a drawn one. */
function keepImage(world: World, path: string, bytes: Uint8Array): void {
  world.state(pictures).kept.set(path, bytes);
}

/** Keeps a picture at a new path, so that browsers with the old picture request the new one. */
export function keepAtNewPath(world: World, { path }: { path: string }, item: string, bytes: Uint8Array): string {
  const version = Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0) + 1;
  const fresh = `${item}-${version}.png`;
  keepImage(world, fresh, bytes);
  return fresh;
}
