// The state of the page is kept in its address: `/contract?area=remarks&search=add#addRemark`, `/contract?view=powers`.
import { navigate, useLocationProperty } from 'wouter/use-browser-location';

export interface PageState {
  /** The operations, the table of powers, or the changes. */
  view: '' | 'powers' | 'changes';
  area: string;
  search: string;
  /** The open operation. */
  operation: string;
}

export function pageStateAt(address: string): PageState {
  const [query = '', hash = ''] = address.split('#', 2);
  const values = new URLSearchParams(query);
  const wanted = values.get('view');
  const view = wanted === 'powers' || wanted === 'changes' ? wanted : '';
  return { view, area: values.get('area') ?? '', search: values.get('search') ?? '', operation: hash };
}

export function addressOf({ view, area, search, operation }: PageState): string {
  const query = new URLSearchParams({ ...(view && { view }), ...(area && { area }), ...(search && { search }) });
  return (query.size > 0 ? `?${query}` : '') + (operation && `#${operation}`);
}

const currentAddress = () => location.search + location.hash;

export const usePageState = (): PageState => pageStateAt(useLocationProperty(currentAddress));

export function changePageState(change: Partial<PageState>, options?: { replace: boolean }): void {
  const next = addressOf({ ...pageStateAt(currentAddress()), ...change });
  if (next !== currentAddress()) navigate(location.pathname + next, options);
}
