import { HTMLSelect } from '@blueprintjs/core';
import { grouped } from '@/ui/grouped';
import { IconButton } from '@/ui/IconButton';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@/ui/icons';
import { PAGE_SIZES, type TableView } from './view';

interface Props {
  label: string;
  total: number;
  /** Shown instead of the total while that is not known. */
  unknown?: string | undefined;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
  hasFixedRows?: boolean;
}

export function Pager({ label, total, unknown, view: { page, pageSize }, onView, hasFixedRows = false }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const go = (wanted: number) => onView({ page: wanted });
  return (
    <nav className="pager" aria-label={label}>
      <span aria-live="polite">{unknown ?? `Total ${grouped(total)} items`}</span>
      {!hasFixedRows && (
        <HTMLSelect
          aria-label="Rows per page"
          value={pageSize}
          options={PAGE_SIZES.map((size) => ({ value: size, label: `${size} / page` }))}
          // The page that still shows the first row of the current one.
          onChange={({ currentTarget: { value } }) =>
            onView({ pageSize: Number(value), page: Math.floor(((page - 1) * pageSize) / Number(value)) + 1 })
          }
        />
      )}
      <span className="pager-steps">
        <IconButton label="First page" icon={<DoubleChevronLeft />} disabled={page <= 1} onClick={() => go(1)} />
        <IconButton label="Previous page" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => go(page - 1)} />
        <span>
          Page {grouped(page)}
          {!unknown && ` of ${grouped(pages)}`}
        </span>
        <IconButton label="Next page" icon={<ChevronRight />} disabled={page >= pages} onClick={() => go(page + 1)} />
        <IconButton
          label="Last page"
          icon={<DoubleChevronRight />}
          disabled={page >= pages}
          onClick={() => go(pages)}
        />
      </span>
    </nav>
  );
}
