// The measures of pages and their contents, in points.
import type { Paper, Table } from '../report';

export type Color = readonly [red: number, green: number, blue: number];

export interface Page {
  width: number;
  height: number;
  margin: { side: number; top: number; bottom: number };
}

export const LANDSCAPE: Record<Paper, Page> = {
  legal: { width: 1008, height: 612, margin: { side: 36, top: 34, bottom: 40 } },
  A4: { width: 842, height: 595, margin: { side: 36, top: 34, bottom: 40 } },
};
export const A4_PORTRAIT: Page = { width: 595, height: 842, margin: { side: 40, top: 44, bottom: 44 } };

export const CELL = { x: 4, y: 3 };
export const LEADING = 1.32;
/** The share of a font's size that is above the base line. */
export const ASCENT = 0.98;

const SIZES = { least: 5.5, most: 9 };
/** The average width of a character, relative to the font size. */
const CHARACTER = 0.56;

interface ColumnPlace {
  x: number;
  /** The room for the text. */
  width: number;
}

export interface Layout {
  size: number;
  columns: ColumnPlace[];
}

/** Fits the columns to the page, in the largest font size in which their characters have room. */
export function layoutOf(columns: Table['columns'], { width: pageWidth, margin }: Page): Layout {
  const room = pageWidth - 2 * margin.side;
  const characters = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const padding = 2 * CELL.x * columns.length;
  const size = Math.min(SIZES.most, Math.max(SIZES.least, (room - padding) / (characters * CHARACTER)));
  let left = margin.side;
  const places = columns.map(({ width }) => {
    const place = { x: left + CELL.x, width: ((room - padding) * width) / characters };
    left += place.width + 2 * CELL.x;
    return place;
  });
  return { size: Math.floor(size * 4) / 4, columns: places };
}

// The colours of all reports.

export const INK: Color = [0.11, 0.13, 0.16];
export const TITLE_INK: Color = [0.07, 0.1, 0.16];
export const STAMP_INK: Color = [0.33, 0.37, 0.43];
export const HEADER_INK: Color = [0.09, 0.2, 0.36];
export const HEADER_FILL: Color = [0.894, 0.914, 0.941];
export const HEADER_RULE: Color = [0.45, 0.53, 0.64];
export const ZEBRA: Color = [0.969, 0.973, 0.98];
export const RULE: Color = [0.86, 0.87, 0.89];
/** The background of marked rows, also visible on a page printed without colours. */
export const MARK: Color = [0.98, 0.92, 0.78];
