// Which items of content somebody sees: the lists of the server hold all, of both brands.

export interface ContentItem {
  isactive: boolean;
  status: 'A' | 'D';
  /** Whether it is the first brand's. */
  product_tag: boolean;
}

/** Where an active item stands in time, where its days say so. */
export type Phase = 'scheduled' | 'ended';
/** What a list can be narrowed to; as specified, it begins with what is active. */
export type Showing = 'active' | Phase | 'disabled' | 'all';

export interface Phases<Row> {
  /** Those that there are in this list. */
  phases: readonly Phase[];
  phaseOf: (item: Row) => Phase | undefined;
}

export const NO_PHASES: Phases<unknown> = { phases: [], phaseOf: () => undefined };

const LABELS: Record<Showing, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Ended',
  disabled: 'Disabled',
  all: 'All',
};

/** Only what is so by both of its marks counts as active. */
export const isActive = ({ isactive, status }: Pick<ContentItem, 'isactive' | 'status'>) => isactive && status === 'A';

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

/** What is said of an item beside its title: of one that is simply active, nothing. */
export function stateOf<Row extends ContentItem>(item: Row, phaseOf: Phases<Row>['phaseOf']) {
  const phase = isActive(item) ? phaseOf(item) : 'disabled';
  return phase && LABELS[phase];
}

/** What is said where none is shown: the screen's own words are about those that are active. */
export const nothingShown = (showing: Showing, empty: { title: string; description: string }) =>
  showing === 'active' || showing === 'all' ? empty : { title: `Nothing is ${showing}` };

/** To choose from, each with how many there are. */
export function showingOptions<Row extends ContentItem>(items: readonly Row[] | undefined, by: Phases<Row>) {
  const showings: Showing[] = ['active', ...by.phases, 'disabled', 'all'];
  return showings.map((showing) => {
    const count = items?.filter((item) => isShown(item, showing, by.phaseOf)).length;
    return { value: showing, label: count === undefined ? LABELS[showing] : `${LABELS[showing]} (${count})` };
  });
}
