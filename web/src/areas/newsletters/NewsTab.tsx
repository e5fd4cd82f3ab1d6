import { PostList } from '@/shared/content/PostList';
import { usePosts } from '@/shared/content/usePosts';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { newslettersQuery } from './lists';
import { byDate, idOf, postOf } from './rules';

const NewNewsletterDialog = lazyDialog(() => import('./NewNewsletterDialog'));
const NewsletterPhoneDialog = lazyDialog(() => import('./NewsletterPhoneDialog'));
const NewsletterDialog = lazyDialog(() => import('./NewsletterDialog'));

export function NewsTab() {
  const posts = usePosts(newslettersQuery, idOf, byDate);
  const { opened, close, isNew } = posts;
  return (
    <>
      <PostList
        label="Newsletters"
        hasSearch={false}
        posts={posts}
        postOf={postOf}
        addLabel="ADD"
        openLabel="View Details"
        moreLabel="Read more"
        app="AGORA"
        Phone={NewsletterPhoneDialog}
        empty={{ title: 'No newsletters', description: 'What is posted here is read by the members.' }}
      />
      {isNew && <NewNewsletterDialog onClose={close} />}
      {opened && <NewsletterDialog key={idOf(opened)} newsletter={opened} onClose={close} />}
    </>
  );
}
