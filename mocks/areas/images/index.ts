import { defineArea } from '../../area';
import { uploadOperations } from '../../forms/formShapes';
import { pngOf } from '../../seeding/drawing';
import type { World } from '../../worlds/world';
import { announcementPicture } from '../announcements';
import { marketplace } from '../marketplace';
import { newsletterPicture } from '../newsletters';
import { offerPicture } from '../offers/pictures';
import { drawingOf } from './drawings';
import type { PictureProvider } from './model';
import { pictures } from './storedPictures';

export const images = defineArea({
  ...pictures,
  scenarios: [
    {
      name: 'image-missing',
      description:
        'Every second picture of newsletters, offers and announcements is missing (those with an odd number), until someone uploads one.',
      prepare(_world, state) {
        state.areOddLost = true;
      },
    },
    {
      name: 'upload-fails',
      description: 'Saving with a picture fails with an error of the server; saving without one succeeds.',
      prepare(world) {
        for (const operation of uploadOperations) world.faults.set(operation, { status: 500 });
        world.state(marketplace).failsWithPicture = true;
      },
    },
  ],
  handlers: {
    getContentImage: ({ headers, world }) => {
      const body = imageAt(world, headers.imagepath, providers);
      return body ? { status: 200, body } : { status: 404, example: 'fileDoesNotExist' };
    },
  },
});

const numberIn = (path: string) => Number(/(\d+)\.\w+$/.exec(path)?.[1] ?? 0);

/** The uploaded picture, or else a drawing of what one of the providers describes. */
function imageAt(world: World, path: string, providers: readonly PictureProvider[]): Uint8Array | undefined {
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

/** The providers of all areas with drawn pictures. */
const providers: PictureProvider[] = [newsletterPicture, announcementPicture, offerPicture];
