// Lays rows out on pages, under a header that every page repeats.
import type { Table } from '../report';
import { ASCENT, CELL, type Layout, LEADING, layoutOf, MARGIN, PAGE } from './layout';
import { type Line, linesOf } from './lines';
import { type Color, Drawing, type Pages } from './pages';
import type { Typeface } from './typeface';

const INK: Color = [0.11, 0.13, 0.16];
const HEADER_INK: Color = [0.09, 0.2, 0.36];
const HEADER_FILL: Color = [0.894, 0.914, 0.941];
const HEADER_RULE: Color = [0.45, 0.53, 0.64];
const ZEBRA: Color = [0.969, 0.973, 0.98];
const RULE: Color = [0.86, 0.87, 0.89];

const LEFT = MARGIN.side;
const WIDTH = PAGE.width - 2 * MARGIN.side;

export class TablePages {
  private readonly layout: Layout;
  private readonly leading: number;
  private readonly header: Line[][];
  private drawing = new Drawing();
  /** The upper edge of what comes next. */
  private y: number;
  private isStriped = false;
  private isFresh = true;

  constructor(
    private readonly pages: Pages,
    private readonly faces: { regular: Typeface; bold: Typeface },
    columns: Table['columns'],
    /** What is kept free at the top of the first page. */
    above: number,
  ) {
    this.layout = layoutOf(columns);
    this.leading = this.layout.size * LEADING;
    this.header = this.cells(
      columns.map(({ title }) => title),
      faces.bold,
    );
    this.y = PAGE.height - MARGIN.top - above;
    this.addHeader();
  }

  add(row: string[]): void {
    let cells = this.cells(row, this.faces.regular);
    if (this.height(cells) > this.room && !this.isFresh) this.turn();
    // Taller than a page: what has room, and the rest on the next one.
    while (this.height(cells) > this.room) {
      const fitting = Math.max(1, Math.floor((this.room - 2 * CELL.y) / this.leading));
      this.addCells(cells.map((lines) => lines.slice(0, fitting)));
      cells = cells.map((lines) => lines.slice(fitting));
      this.turn();
    }
    this.addCells(cells);
    this.isStriped = !this.isStriped;
  }

  /** A line in place of rows, where there are none. */
  addNote(text: string): void {
    const [line = []] = linesOf(text, this.faces.regular, Number.POSITIVE_INFINITY);
    this.drawing.line(line, LEFT + CELL.x, this.y - CELL.y - this.leading * ASCENT, this.layout.size, INK);
  }

  finish(): void {
    this.pages.add(this.drawing);
  }

  private get room(): number {
    return this.y - MARGIN.bottom;
  }

  private cells(texts: string[], typeface: Typeface): Line[][] {
    return this.layout.columns.map(({ width }, index) =>
      linesOf(texts[index] ?? '', typeface, (width * 1000) / this.layout.size),
    );
  }

  private height(cells: Line[][]): number {
    let most = 1;
    for (const lines of cells) if (lines.length > most) most = lines.length;
    return most * this.leading + 2 * CELL.y;
  }

  private turn(): void {
    this.pages.add(this.drawing);
    this.drawing = new Drawing();
    this.y = PAGE.height - MARGIN.top;
    this.addHeader();
  }

  private addHeader(): void {
    const height = this.height(this.header);
    this.drawing.fill(HEADER_FILL, LEFT, this.y - height, WIDTH, height);
    this.write(this.header, HEADER_INK);
    this.y -= height;
    this.drawing.fill(HEADER_RULE, LEFT, this.y - 0.4, WIDTH, 0.8);
    this.isStriped = false;
    this.isFresh = true;
  }

  private addCells(cells: Line[][]): void {
    const height = this.height(cells);
    if (this.isStriped) this.drawing.fill(ZEBRA, LEFT, this.y - height, WIDTH, height);
    this.drawing.fill(RULE, LEFT, this.y - height, WIDTH, 0.4);
    this.write(cells, INK);
    this.y -= height;
    this.isFresh = false;
  }

  private write(cells: Line[][], color: Color): void {
    const top = this.y - CELL.y - this.layout.size * ASCENT;
    for (const [index, { x }] of this.layout.columns.entries()) {
      let y = top;
      for (const line of cells[index] ?? []) {
        this.drawing.line(line, x, y, this.layout.size, color);
        y -= this.leading;
      }
    }
  }
}
