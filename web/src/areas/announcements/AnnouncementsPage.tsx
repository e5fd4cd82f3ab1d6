import { ScreenTitle } from '@/app/screenName';
import { PostList } from '@/shared/content/PostList';
import { usePosts } from '@/shared/content/usePosts';
import { AnnouncementDialog } from './AnnouncementDialog';
import { announcementsQuery } from './lists';
import { NewAnnouncementDialog } from './NewAnnouncementDialog';
import { idOf, postOf } from './rules';

export default function AnnouncementsPage() {
  const posts = usePosts(announcementsQuery, idOf);
  const { opened, close, isNew } = posts;
  return (
    <section className="screen">
      <ScreenTitle />
      <PostList
        label="Announcements"
        posts={posts}
        postOf={postOf}
        addLabel="ADD"
        openLabel="View Details"
        empty={{ title: 'No announcements', description: 'What is posted here is read by the doctors.' }}
      />
      {isNew && <NewAnnouncementDialog onClose={close} />}
      {opened && <AnnouncementDialog key={idOf(opened)} announcement={opened} onClose={close} />}
    </section>
  );
}
