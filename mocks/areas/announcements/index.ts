import { type Area, defineArea } from '../../area';
import { type RevisionState, reviseOnSecondRequest } from '../../editedElsewhere';
import type { UploadedFile } from '../../forms/multipart';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { DONE, findOrUnknown, listed, nextId } from '../../records';
import { MANY_LONG, manyRows } from '../../seeding/manyRows';
import type { World } from '../../worlds/world';
import type { PictureContent } from '../images/model';
import { keepAtNewPath, refusalOf } from '../images/storedPictures';
import { type Announcement, seedAnnouncements } from './seed';

const manyAnnouncements = manyRows((now) => seedAnnouncements(now, MANY_LONG));

interface State extends RevisionState {
  list: Announcement[];
}

function keep(world: World, announcement: Announcement, { name, type, bytes }: UploadedFile): void {
  announcement.path = keepAtNewPath(world, announcement, `announcements/${announcement.announcementid}`, bytes);
  announcement.image = name;
  announcement.image_type = type;
}

type Changes = Pick<
  Announcement,
  'title' | 'content' | 'announcementdate' | 'product_tag' | 'isactive' | 'status' | 'editedby'
>;

const change = (
  announcement: Announcement,
  { announcementid: _, ...fields }: Changes & { announcementid: number },
  now: number,
) => void Object.assign(announcement, { ...fields, edited: savedMomentOf(now) });

export const announcements: Area<State> = defineArea({
  name: 'announcements',
  seed: (now): State => ({ list: seedAnnouncements(now, 30), asked: null }),
  empty: () => ({ list: [] }),
  large: (now) => ({ list: manyAnnouncements(now) }),
  handlers: {
    listAnnouncements: ({ state }) => {
      reviseOnSecondRequest(state, state.list);
      return listed(state.list);
    },
    addAnnouncement: ({ body, files, world, state }) => {
      const refusal = refusalOf(files.announcement_image);
      if (refusal) return { example: refusal };
      const added: Announcement = {
        announcementid: nextId(state.list, 'announcementid'),
        ...body.announcement_details,
        image: '',
        image_type: '',
        path: '',
        isactive: true,
        status: 'A',
        posted: savedMomentOf(world.now()),
        edited: NEVER,
        editedby: '',
      };
      keep(world, added, files.announcement_image);
      state.list.push(added);
      return DONE;
    },
    updateAnnouncement: ({ body, world, state }) =>
      findOrUnknown(state.list, 'announcementid', body.Value.announcementid, (announcement) => {
        change(announcement, body.Value, world.now());
        return DONE;
      }),
    updateAnnouncementWithImage: ({ body: { announcement_details: details }, files, world, state }) =>
      findOrUnknown(state.list, 'announcementid', details.announcementid, (announcement) => {
        const refusal = refusalOf(files.announcement_image);
        if (refusal) return { example: refusal };
        change(announcement, details, world.now());
        keep(world, announcement, files.announcement_image);
        return DONE;
      }),
  },
});

/** Describes the picture of an announcement. */
export function announcementPicture(world: World, path: string): PictureContent | undefined {
  if (!path.startsWith('announcements/')) return undefined;
  const found = world.state(announcements).list.find((announcement) => announcement.path === path);
  return found && { kind: 'health', title: found.title, subtitle: 'For doctors of the network' };
}
