// Filters for content lists: the server returns all items of both brands.

export interface ContentItem {
  isactive: boolean | null;
  status: string;
  /** True for the first brand. */
  product_tag: boolean;
}

/** The phase of an active item, where its dates define one. */
export type Phase = 'scheduled' | 'ended';
/** The choices for narrowing a list; as specified, it begins with the active items. */
export type Showing = 'active' | Phase | 'disabled' | 'all';

export interface Phases<Row> {
  /** The phases that this list has. */
  phases: readonly Phase[];
  phaseOf: (item: Row) => Phase | undefined;
}

export const NO_PHASES: Phases<unknown> = { phases: [], phaseOf: () => undefined };

const LABELS: Record<Showing, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  disabled: 'Disable',
  all: 'All',
};

/** Both marks must say that the item is active. */
export const isActive = ({ isactive, status }: Pick<ContentItem, 'isactive' | 'status'>) =>
  isactive === true && status === 'A';

export const ofBrand = <Row extends ContentItem>(items: readonly Row[], isFirstBrand: boolean): Row[] =>
  items.filter(({ product_tag }) => product_tag === isFirstBrand);

export function isShown<Row extends ContentItem>(
  item: Row,
  showing: Showing,
  phaseOf: Phases<Row>['phaseOf'],
): boolean {
  if (showing === 'all') return true;
  if (showing === 'disabled' || !isActive(item)) return showing === 'disabled' && !isActive(item);
  return showing === 'active' || phaseOf(item) === showing;
}

/** The word shown beside an item's title; none for an item that is simply active. */
export function stateOf<Row extends ContentItem>(item: Row, phaseOf: Phases<Row>['phaseOf']) {
  const phase = isActive(item) ? phaseOf(item) : 'disabled';
  return phase && LABELS[phase];
}

/** The text for an empty list; the screen's own text is about active items. */
export const nothingShown = (showing: Showing, empty: { title: string; description: string }) =>
  showing === 'active' || showing === 'all' ? empty : { title: `No ${showing} posts` };

/** The choices, each with its number of items. */
export function showingOptions<Row extends ContentItem>(items: readonly Row[] | undefined, by: Phases<Row>) {
  const showings: Showing[] = ['active', ...by.phases, 'disabled', 'all'];
  return showings.map((showing) => {
    const count = items?.filter((item) => isShown(item, showing, by.phaseOf)).length;
    return { value: showing, label: count === undefined ? LABELS[showing] : `${LABELS[showing]} (${count})` };
  });
}
