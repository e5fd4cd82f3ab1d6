// The lists on the current screen, with those settings that the address may omit.
import { useEffect, useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { hideOf } from '@/ui/table/columns/columns';
import type { DataTableModel } from '@/ui/table/useDataTable';
import type { ListInView } from './address';

const shown = proxy<Record<string, ListInView>>({});

export function useListsInView(): readonly ListInView[] {
  const lists = useSnapshot(shown);
  return useMemo(() => Object.values(lists), [lists]);
}

/** Registers a list that views of its screen include; `prefix` is that of its values in the address. */
export function useListInView<Row extends object>(
  prefix: string,
  { view, hidden }: Pick<DataTableModel<Row>, 'view' | 'hidden'>,
  hasFixedRows = false,
): void {
  const rows = hasFixedRows ? undefined : view.pageSize;
  const hide = hideOf(hidden);
  useEffect(() => {
    shown[prefix] = { prefix, rows, hide };
    return () => {
      delete shown[prefix];
    };
  }, [prefix, rows, hide]);
}
