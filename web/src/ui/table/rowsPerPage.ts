// The user's choice of rows per page, remembered for each list; the address overrides it.
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { storedValues } from '@/ui/browser/storedValues';
import { PAGE_SIZES, ROWS_KEY } from './view';

let storedRows: Record<string, number> | undefined;

/** Created on first use, because the initial queries of an area are also read outside of browsers. */
function chosen(): Record<string, number> {
  storedRows ??= storedValues(ROWS_KEY, v.record(v.string(), v.picklist(PAGE_SIZES)), {});
  return storedRows;
}

export const chosenRows = (list: string): number | undefined => chosen()[list];
export const useChosenRows = (list: string): number | undefined => useSnapshot(chosen())[list];

export function chooseRows(list: string, count: number): void {
  chosen()[list] = count;
}
