import { findPosts } from '@/shared/content/findPosts';

export default findPosts('/announcement?', async () => {
  const [{ announcementsQuery }, { idOf }] = await Promise.all([import('./lists'), import('./rules')]);
  return { list: announcementsQuery, idOf, titleOf: ({ title }) => title };
});
