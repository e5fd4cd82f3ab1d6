import { pngOf } from '../../seeding/drawing';
import type { World } from '../../worlds/world';
import { drawingOf } from './drawings';
import type { PictureProvider } from './model';
import { pictures } from './storedPictures';

const numberIn = (path: string) => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

/** The uploaded picture, or else a drawing of what one of the providers describes. */
export function imageAt(world: World, path: string, providers: readonly PictureProvider[]): Uint8Array | undefined {
  const { kept, areOddLost } = world.state(pictures);
  const uploaded = kept.get(path);
  if (uploaded) return uploaded;
  const number = numberIn(path);
  if (areOddLost && number % 2 === 1) return undefined;
  for (const drawnAt of providers) {
    const drawn = drawnAt(world, path);
    if (drawn) return pngOf(drawingOf(drawn, number));
  }
  return undefined;
}
