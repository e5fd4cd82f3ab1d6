// Lays rows out on pages, with a header that is repeated on every page.
import type { Table } from '../report';
import type { Flow } from './flow';
import {
  ASCENT,
  CELL,
  type Color,
  HEADER_FILL,
  HEADER_INK,
  HEADER_RULE,
  INK,
  type Layout,
  LEADING,
  layoutOf,
  MARK,
  RULE,
  ZEBRA,
} from './layout';
import { type Line, linesOf } from './lines';
import type { Typeface } from './typeface';

export class TablePages {
  private readonly layout: Layout;
  private readonly leading: number;
  private readonly header: Line[][];
  private isStriped = false;
  private isFresh = true;

  constructor(
    private readonly flow: Flow,
    private readonly faces: { regular: Typeface; bold: Typeface },
    columns: Table['columns'],
  ) {
    this.layout = layoutOf(columns, flow.page);
    this.leading = this.layout.size * LEADING;
    this.header = this.cells(
      columns.map(({ title }) => title),
      faces.bold,
    );
  }

  /** The height of the header together with the row. */
  opening(row: string[]): number {
    return this.height(this.header) + this.height(this.cells(row, this.faces.bold));
  }

  begin(): void {
    const { drawing, left, width, y } = this.flow;
    const height = this.height(this.header);
    drawing.fill(HEADER_FILL, left, y - height, width, height);
    this.write(this.header, HEADER_INK);
    this.flow.y -= height;
    drawing.fill(HEADER_RULE, left, this.flow.y - 0.4, width, 0.8);
    this.isStriped = false;
    this.isFresh = true;
  }

  /** A marked row is bold, on a darker background. */
  add(row: string[], isMarked = false): void {
    let cells = this.cells(row, isMarked ? this.faces.bold : this.faces.regular);
    if (this.height(cells) > this.flow.room && !this.isFresh) this.turn();
    // A row taller than the page is split: this page takes what fits, the next ones the rest.
    while (this.height(cells) > this.flow.room) {
      const fitting = Math.max(1, Math.floor((this.flow.room - 2 * CELL.y) / this.leading));
      this.addCells(
        cells.map((lines) => lines.slice(0, fitting)),
        isMarked,
      );
      cells = cells.map((lines) => lines.slice(fitting));
      this.turn();
    }
    this.addCells(cells, isMarked);
    this.isStriped = !this.isStriped;
  }

  /** A line in place of the rows of an empty table. */
  addNote(text: string): void {
    const { drawing, left, y } = this.flow;
    const [line = []] = linesOf(text, this.faces.regular, Number.POSITIVE_INFINITY);
    drawing.line(line, left + CELL.x, y - CELL.y - this.leading * ASCENT, this.layout.size, INK);
    this.flow.y -= this.leading + 2 * CELL.y;
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
    this.flow.turn();
    this.begin();
  }

  private addCells(cells: Line[][], isMarked: boolean): void {
    const { drawing, left, width, y } = this.flow;
    const height = this.height(cells);
    if (isMarked || this.isStriped) drawing.fill(isMarked ? MARK : ZEBRA, left, y - height, width, height);
    drawing.fill(RULE, left, y - height, width, 0.4);
    this.write(cells, INK);
    this.flow.y -= height;
    this.isFresh = false;
  }

  private write(cells: Line[][], color: Color): void {
    const top = this.flow.y - CELL.y - this.layout.size * ASCENT;
    for (const [index, { x }] of this.layout.columns.entries()) {
      let y = top;
      for (const line of cells[index] ?? []) {
        this.flow.drawing.line(line, x, y, this.layout.size, color);
        y -= this.leading;
      }
    }
  }
}
