import type { Page } from './layout';
import { Drawing, type Pages } from './pages';

/** Fills pages from the top down, one after another. */
export class Flow {
  drawing = new Drawing();
  /** The y coordinate of the upper edge of what comes next. */
  y: number;
  readonly page: Page;

  constructor(
    private readonly pages: Pick<Pages, 'page' | 'add'>,
    /** The height kept free at the top of the first page. */
    above = 0,
  ) {
    this.page = pages.page;
    this.y = this.top - above;
  }

  get left(): number {
    return this.page.margin.side;
  }

  get width(): number {
    return this.page.width - 2 * this.page.margin.side;
  }

  get room(): number {
    return this.y - this.page.margin.bottom;
  }

  get isFresh(): boolean {
    return this.y === this.top;
  }

  /** Begins a new page if the height does not fit on this one, unless the page is still empty. */
  fit(height: number): void {
    if (height > this.room && !this.isFresh) this.turn();
  }

  turn(): void {
    this.finish();
    this.drawing = new Drawing();
    this.y = this.top;
  }

  finish(): void {
    this.pages.add(this.drawing);
  }

  private get top(): number {
    return this.page.height - this.page.margin.top;
  }
}
