// What the cells of a column have in common: its width, and whether they stay in sight.
import type { CSSProperties } from 'react';
import { type Column, widthOf } from './columns';

export interface ColumnLook {
  width: string;
  className: string | undefined;
  /** Where it stays, of a column that does. */
  style: CSSProperties | undefined;
}

/** Wide enough for most texts of so many characters. On a telephone the stylesheet sets a limit to the first column. */
const inCss = (characters: number, columns: number) =>
  `min(calc(${characters} * 0.46em + ${columns} * 16px), var(--widest, 100vw))`;

/** Before the first column's text, where rows can be chosen. */
const BOX_WIDTH = '30px';

/** Where there is room for two: the one that says which row it is, and those that name it. */
export function namesFirst<Row>([first, ...others]: Column<Row>[]): Column<Row>[] {
  const isName = ({ names }: Column<Row>) => names === true;
  return [...(first ? [first] : []), ...others.filter(isName), ...others.filter((column) => !isName(column))];
}

/** Of the columns in sight. The first says which row it is, and so may others, which stay beside it. */
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
  // The stylesheet says from which width on it stays there.
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
