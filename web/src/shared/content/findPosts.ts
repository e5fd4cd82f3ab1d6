// How posts are found from anywhere, in their list, which comes whole: those of the brand of whoever looks.
import type { QueryKey } from '@tanstack/react-query';
import { type RecordFinder, recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import { type ContentItem, isActive, ofBrand } from './listed';

interface Posts<Item> {
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> };
  idOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** What tells it from another of its title. */
  hintOf?: (item: Item) => string;
}

/** `address` is that of the list, with a '?'. */
export const findPosts = <Item extends ContentItem>(
  address: string,
  load: () => Promise<Posts<Item>>,
): RecordFinder => ({
  ask: async (text, { session, queries, signal }) => {
    const { list, idOf, titleOf, hintOf } = await load();
    const items = await queries.fetchQuery({ ...list, staleTime: STILL_FRESH_MS });
    const recordOf = (item: Item) => ({
      id: idOf(item),
      label: titleOf(item),
      hint: [!isActive(item) && 'Disabled', hintOf?.(item)].filter(Boolean).join(' · '),
      // What is active is what the list begins with.
      to: `${address}${new URLSearchParams({ ...(!isActive(item) && { show: 'all' }), open: idOf(item) })}`,
    });
    const own = ofBrand(items, session.user_info.data.productavega_tag);
    return recordsIn(own, text, { saidOf: titleOf, recordOf }, signal);
  },
});
