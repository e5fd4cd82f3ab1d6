import { paths } from '@/app/routing/paths';
import { findPosts } from '@/shared/content/findPosts';
import { beginningOf } from '@/ui/texts/words';

export default findPosts(`${paths.newsletter}?tab=delights&`, async () => {
  const [{ offersQuery }, { idOf }] = await Promise.all([import('./lists'), import('./delights/rules')]);
  return {
    list: offersQuery,
    idOf,
    titleOf: ({ storename, categoryname }) => [storename, categoryname].filter(Boolean).join(' · '),
    hintOf: ({ details }) => beginningOf(details, 40),
  };
});
