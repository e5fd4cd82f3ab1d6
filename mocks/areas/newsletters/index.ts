import { type Area, defineArea } from '../../area';
import { type RevisionState, reviseOnSecondRequest } from '../../editedElsewhere';
import { savedMomentOf } from '../../manilaTime';
import { DONE, findOrUnknown, listed, nextId } from '../../records';
import { MANY_LONG, manyRows } from '../../seeding/manyRows';
import type { World } from '../../worlds/world';
import type { PictureContent } from '../images/model';
import { keepAtNewPath, refusalOf } from '../images/storedPictures';
import { type Newsletter, seedNewsletters } from './seed';

interface State extends RevisionState {
  list: Newsletter[];
}

const manyNewsletters = manyRows((now) => seedNewsletters(now, MANY_LONG));

const pathOf = ({ newsletterid }: Newsletter) => `newsletters/${newsletterid}`;

export const newsletters: Area<State> = defineArea({
  name: 'newsletters',
  seed: (now): State => ({ list: seedNewsletters(now, 38), asked: null }),
  empty: () => ({ list: [] }),
  large: (now) => ({ list: manyNewsletters(now) }),
  handlers: {
    listNewsletters: ({ state }) => {
      reviseOnSecondRequest(state, state.list);
      return listed(state.list);
    },
    addNewsletter: ({ body, files, world, state }) => {
      const refusal = refusalOf(files.newsletter_image);
      if (refusal) return { example: refusal };
      const added: Newsletter = {
        newsletterid: nextId(state.list, 'newsletterid'),
        ...body.newsletter_details,
        postdate: savedMomentOf(world.now()),
        editedby: '',
        isactive: true,
        status: 'A',
        path: '',
      };
      added.path = keepAtNewPath(world, added, pathOf(added), files.newsletter_image.bytes);
      state.list.push(added);
      return DONE;
    },
    updateNewsletter: ({ body, state }) =>
      findOrUnknown(state.list, 'newsletterid', body.Value.newsletterid, (newsletter) => {
        Object.assign(newsletter, body.Value);
        return DONE;
      }),
    updateNewsletterWithImage: ({ body: { newsletter_details: details }, files, world, state }) =>
      findOrUnknown(state.list, 'newsletterid', details.newsletterid, (newsletter) => {
        const refusal = refusalOf(files.newsletter_image);
        if (refusal) return { example: refusal };
        Object.assign(newsletter, details);
        newsletter.path = keepAtNewPath(world, newsletter, pathOf(newsletter), files.newsletter_image.bytes);
        return DONE;
      }),
  },
});

/** Describes the picture of a newsletter. */
export function newsletterPicture(world: World, path: string): PictureContent | undefined {
  if (!path.startsWith('newsletters/')) return undefined;
  const found = world.state(newsletters).list.find((newsletter) => newsletter.path === path);
  return found && { kind: 'health', title: found.title, subtitle: 'Good to know' };
}
