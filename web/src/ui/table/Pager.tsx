import { HTMLSelect } from '@blueprintjs/core';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { IconButton } from '@/ui/buttons/icons';
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@/ui/buttons/pageIcons';
import { ARROW } from '@/ui/fields/FilterSelect';
import { groupDigits } from '@/ui/texts/counts';
import { isPageSize, PAGE_SIZES, type TableView } from './view';

const FIT = 'fit';
const IS_FIRST = 'This is the first page.';
const IS_LAST = 'This is the last page.';

/** The margin of the page below a table. */
const BELOW_PX = 24;

/** As many rows as the window shows without scrolling, at the height that the rows have now. */
function fittingRows(table: HTMLTableElement | null | undefined): number | undefined {
  const [body, frame, root] = [table?.tBodies[0], table?.closest('.table-frame'), table?.closest('.data-table')];
  if (!body?.rows.length || !frame || !root) return undefined;
  const { top, height } = body.getBoundingClientRect();
  const below = root.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom + BELOW_PX;
  const count = Math.floor((window.innerHeight - top - window.scrollY - below) / (height / body.rows.length));
  return isPageSize(count) ? count : PAGE_SIZES.at(count > 0 && count < 100 ? 0 : -1);
}

interface PagerProps {
  label: string;
  total: number;
  /** Shown in place of the total while it is unknown. */
  unknown?: string | undefined;
  view: TableView;
  onView: (change: Partial<TableView>, options?: { replace: boolean }) => void;
  hasFixedRows?: boolean;
  /** Its rows can fill the window; undefined where the server pages, in specified numbers. */
  table?: RefObject<HTMLTableElement | null> | undefined;
  /** The total in words, for lists where the specification gives them. */
  summary?: string | undefined;
}

/** Where the rows are, how many are on a page, and the way to the other pages. */
export function Pager({ label, total, unknown, view: { page, pageSize }, onView, ...props }: PagerProps) {
  const { hasFixedRows = false, table, summary = `Total ${groupDigits(total)} items` } = props;
  const sizes = PAGE_SIZES.includes(pageSize)
    ? PAGE_SIZES
    : [...PAGE_SIZES, pageSize].toSorted((one, other) => one - other);
  const choose = (wanted: number, options?: { replace: boolean }) =>
    // Goes to the page that contains the first row of the current page.
    onView({ pageSize: wanted, page: Math.floor(((page - 1) * pageSize) / wanted) + 1 }, options);
  // An unusual number has been chosen so, perhaps at an earlier visit.
  const [isFitting, setFitting] = useState(!PAGE_SIZES.includes(pageSize));
  const fit = useRef(() => {});
  fit.current = () => {
    const wanted = fittingRows(table?.current) ?? pageSize;
    if (wanted !== pageSize) choose(wanted, { replace: true });
  };
  useEffect(() => {
    if (!isFitting) return;
    const follow = () => fit.current();
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, [isFitting]);
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
          iconProps={ARROW}
          value={pageSize}
          options={[
            ...sizes.map((size) => ({ value: String(size), label: `${size} / page` })),
            ...(table ? [{ value: FIT, label: 'Fit window' }] : []),
          ]}
          onChange={({ currentTarget: { value } }) => {
            setFitting(value === FIT);
            if (value === FIT) fit.current();
            else choose(Number(value));
          }}
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
