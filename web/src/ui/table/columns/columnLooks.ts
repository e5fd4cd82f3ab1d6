// The width and pinning that the cells of a column share.
import type { CSSProperties } from 'react';
import { type Column, widthOf } from './columns';

export interface ColumnLook {
  width: string;
  className: string | undefined;
  /** The `left` or end offset of a pinned column. */
  style: CSSProperties | undefined;
}

/**
 * Wide enough for most texts of this many characters. On a phone, the stylesheet limits the width of the first column.
 */
const inCss = (characters: number, columns: number) =>
  `min(calc(${characters} * 0.46em + ${columns} * 16px), var(--widest, 100vw))`;

/** The room for the checkbox before the first column's text. */
const BOX_WIDTH = '30px';

/** For narrow windows: the first column, then the columns that name the row, then the others. */
export function namesFirst<Row>([first, ...others]: Column<Row>[]): Column<Row>[] {
  const isName = ({ names }: Column<Row>) => names === true;
  return [...(first ? [first] : []), ...others.filter(isName), ...others.filter((column) => !isName(column))];
}

/** The looks of the visible columns. The first column and those that name the row are pinned at the left. */
export function looksOf<Row>(columns: Column<Row>[], isChoosable = false): ColumnLook[] {
  const beside = (width: string) => (isChoosable ? `calc(${width} + ${BOX_WIDTH})` : width);
  let pinned = 0;
  let characters = 0;
  return columns.map((column, at) => {
    const width = widthOf(column);
    if (column.staysAtEnd) return lookAtEnd(column, columns.slice(at + 1));
    const isPinned = at === 0 || column.names === true;
    const style = isPinned ? { left: at === 0 ? '0' : beside(inCss(characters, pinned)) } : undefined;
    if (isPinned) {
      pinned += 1;
      characters += width;
    }
    const own = inCss(width, 1);
    return { width: at === 0 ? beside(own) : own, className: classOf(column, isPinned), style };
  });
}

function lookAtEnd<Row>(column: Column<Row>, after: Column<Row>[]): ColumnLook {
  const characters = after.reduce((sum, each) => sum + widthOf(each), 0);
  // The stylesheet decides from which window width on it is pinned.
  const style = { '--from-end': after.length > 0 ? inCss(characters, after.length) : '0px' } as CSSProperties;
  return { width: inCss(widthOf(column), 1), className: classOf(column, false), style };
}

function classOf<Row>({ numeric, wraps, isActions, staysAtEnd }: Column<Row>, isPinned: boolean): string | undefined {
  const names = [
    isActions && 'actions',
    numeric && 'numeric',
    wraps && 'wraps',
    isPinned && 'pinned',
    staysAtEnd && 'at-end',
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
