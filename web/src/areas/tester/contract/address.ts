// The state of the page is kept in its address: `/contract?area=remarks&search=add#addRemark`, `/contract?view=powers`.
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

export interface Shown {
  /** The operations, the table of powers, or the changes. */
  view: '' | 'powers' | 'changes';
  area: string;
  search: string;
  /** The open operation. */
  operation: string;
}

export function shownAt(address: string): Shown {
  const [query = '', hash = ''] = address.split('#', 2);
  const values = new URLSearchParams(query);
  const asked = values.get('view');
  const view = asked === 'powers' || asked === 'changes' ? asked : '';
  return { view, area: values.get('area') ?? '', search: values.get('search') ?? '', operation: hash };
}

export function addressOf({ view, area, search, operation }: Shown): string {
  const query = new URLSearchParams({ ...(view && { view }), ...(area && { area }), ...(search && { search }) });
  return (query.size > 0 ? `?${query}` : '') + (operation && `#${operation}`);
}

const here = () => location.search + location.hash;

export const useShown = (): Shown => shownAt(useLocationProperty(here));

export function show(change: Partial<Shown>, options?: { replace: boolean }): void {
  const next = addressOf({ ...shownAt(here()), ...change });
  // Keeps the path, because the published page is a file at any path.
  if (next !== here()) navigate(location.pathname + next, options);
}
