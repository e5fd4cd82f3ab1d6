// Lets the palette find posts of the user's brand in their list, which is loaded as a whole.
import type { QueryKey } from '@tanstack/react-query';
import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import type { RecordFinder } from '@/app/routing/routes';
import { type ContentItem, isActive, ofBrand } from './contentFilters';

interface Posts<Item> {
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> };
  idOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  /** Distinguishes posts with the same title. */
  hintOf?: (item: Item) => string;
}

/** `address` is the address of the list, ending in '?'. */
export const findPosts = <Item extends ContentItem>(
  address: string,
  { list, idOf, titleOf, hintOf }: Posts<Item>,
): RecordFinder => ({
  ask: async (text, { session, queries, signal }) => {
    const items = await queries.fetchQuery({ ...list, staleTime: STILL_FRESH_MS });
    const recordOf = (item: Item) => ({
      id: idOf(item),
      label: titleOf(item),
      hint: [!isActive(item) && 'Disable', hintOf?.(item)].filter(Boolean).join(' · '),
      // The list shows active items by default, so others need `show=all`.
      to: `${address}${new URLSearchParams({ ...(!isActive(item) && { show: 'all' }), open: idOf(item) })}`,
    });
    const own = ofBrand(items, session.user_info.data.productavega_tag);
    return recordsIn(own, text, { searchedText: titleOf, recordOf }, signal);
  },
});
