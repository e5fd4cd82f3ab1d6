// How many rows of a list a person wants on a page: remembered for each list, until the address says otherwise.
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { remembered } from '@/ui/browser/remembered';
import { PAGE_SIZES, ROWS_KEY } from './view';

let kept: Record<string, number> | undefined;

/** Made when it is first asked for, as what an area begins with is read outside of browsers, too. */
function chosen(): Record<string, number> {
  kept ??= remembered(ROWS_KEY, v.record(v.string(), v.picklist(PAGE_SIZES)), {});
  return kept;
}

export const chosenRows = (list: string): number | undefined => chosen()[list];
export const useChosenRows = (list: string): number | undefined => useSnapshot(chosen())[list];

export function chooseRows(list: string, count: number): void {
  chosen()[list] = count;
}
