// The lists that a screen shows now, for what the address leaves to the choices of whoever looks.
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

/** A list that a view of its screen is about; `prefix` stands before its values in the address. */
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
