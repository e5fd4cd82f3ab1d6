import { ScreenTitle } from '@/app/routing/screenName';
import { ListHead } from '@/app/views/ListHead';
import { PostList } from '@/shared/content/PostList';
import { usePosts } from '@/shared/content/usePosts';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { announcementsQuery, idOf } from './calls';
import { postOf } from './rules';

const AnnouncementDialog = lazyDialog(() => import('./AnnouncementDialog'));
const AnnouncementPhoneDialog = lazyDialog(async () => ({
  default: (await import('./phone')).AnnouncementPhoneDialog,
}));
const NewAnnouncementDialog = lazyDialog(async () => ({
  default: (await import('./AnnouncementDialog')).NewAnnouncementDialog,
}));

export default function AnnouncementsPage() {
  const posts = usePosts(announcementsQuery, idOf);
  const { opened, close, isNew } = posts;
  return (
    <section className="screen">
      <ListHead>
        <ScreenTitle />
      </ListHead>
      <PostList
        label="Announcements"
        posts={posts}
        postOf={postOf}
        addLabel="ADD"
        openLabel="View Details"
        app="ALAGA MD"
        Phone={AnnouncementPhoneDialog}
        empty={{ title: 'No announcements', description: 'Doctors will see your posts here.' }}
      />
      {isNew && <NewAnnouncementDialog onClose={close} />}
      {opened && <AnnouncementDialog key={idOf(opened)} announcement={opened} onClose={close} />}
    </section>
  );
}
