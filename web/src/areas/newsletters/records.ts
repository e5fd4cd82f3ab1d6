import { paths } from '@/app/routing/paths';
import { findPosts } from '@/shared/content/findPosts';

export default findPosts(`${paths.newsletter}?`, async () => {
  const [{ newslettersQuery }, { idOf }] = await Promise.all([import('./lists'), import('./rules')]);
  return { list: newslettersQuery, idOf, titleOf: ({ title }) => title };
});
