import { HTMLSelect } from '@blueprintjs/core';
import type { JSX } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { IconButton } from '@/ui/buttons/IconButton';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@/ui/buttons/icons';
import { groupDigits } from '@/ui/texts/groupDigits';
import { PAGE_SIZES, type TableView } from './view';

const IS_FIRST = 'This is the first page.';
const IS_LAST = 'This is the last page.';

interface Props {
  label: string;
  total: number;
  /** Shown in place of the total while it is unknown. */
  unknown?: string | undefined;
  view: TableView;
  onView: (change: Partial<TableView>) => void;
  hasFixedRows?: boolean;
  /** The total in words, for lists where the specification gives them. */
  summary?: string | undefined;
}

export function Pager({ label, total, unknown, view: { page, pageSize }, onView, ...props }: Props) {
  const { hasFixedRows = false, summary = `Total ${groupDigits(total)} items` } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const step = (name: string, icon: JSX.Element, wanted: number, whyNot: string | false) => (
    <DisabledReason whyNot={whyNot || undefined}>
      {(off) => <IconButton {...off} label={name} icon={icon} onClick={() => onView({ page: wanted })} />}
    </DisabledReason>
  );
  return (
    <nav className="pager" aria-label={label}>
      <span aria-live="polite">{unknown ?? summary}</span>
      {!hasFixedRows && (
        <HTMLSelect
          aria-label="Rows per page"
          value={pageSize}
          options={PAGE_SIZES.map((size) => ({ value: size, label: `${size} / page` }))}
          // Goes to the page that contains the first row of the current page.
          onChange={({ currentTarget: { value } }) =>
            onView({ pageSize: Number(value), page: Math.floor(((page - 1) * pageSize) / Number(value)) + 1 })
          }
        />
      )}
      <span className="pager-steps">
        {step('First page', <DoubleChevronLeft />, 1, page <= 1 && IS_FIRST)}
        {step('Previous page', <ChevronLeft />, page - 1, page <= 1 && IS_FIRST)}
        <span>
          Page {groupDigits(page)}
          {!unknown && ` of ${groupDigits(pages)}`}
        </span>
        {step('Next page', <ChevronRight />, page + 1, page >= pages && IS_LAST)}
        {step('Last page', <DoubleChevronRight />, pages, page >= pages && IS_LAST)}
      </span>
    </nav>
  );
}
