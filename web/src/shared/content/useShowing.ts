// A content list of the user's brand, narrowed to active, disabled or other items.
import { useMemo } from 'react';
import { useCompany } from './company';
import { type ContentItem, isShown, ofBrand, type Phases, type Showing, showingOptions } from './contentFilters';

export function useShowing<Item extends ContentItem>(items: Item[] | undefined, wanted: string, by: Phases<Item>) {
  const { isFirstBrand } = useCompany();
  const own = useMemo(() => items && ofBrand(items, isFirstBrand), [items, isFirstBrand]);
  const options = useMemo(() => showingOptions(own, by), [own, by]);
  const showing: Showing = options.find(({ value }) => value === wanted)?.value ?? 'active';
  const listed = useMemo(() => own?.filter((item) => isShown(item, showing, by.phaseOf)), [own, showing, by]);
  return { listed, showing, options };
}
