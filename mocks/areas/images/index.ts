import { defineArea } from '../../area';
import { uploadOperations } from '../../forms/formShapes';
import { marketplace } from '../marketplace';
import { imageAt } from './imageAt';
import { providers } from './providers';
import { pictures } from './storedPictures';

export const images = defineArea({
  ...pictures,
  scenarios: [
    {
      name: 'image-missing',
      description:
        'Every second picture of newsletters, offers and announcements is missing (those with an odd number), until somebody uploads one.',
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
