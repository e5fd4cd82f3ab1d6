// Pages in pdf-lib, with content streams written here, because pdf-lib's own drawing shapes every text anew.
import { zlibSync } from 'fflate';
import { type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { Color, Page } from './layout';
import type { Line } from './lines';

const number = (value: number) => String(Math.round(value * 100) / 100);
const encoder = new TextEncoder();

/** The content of one page: areas and images below, text above. */
export class Drawing {
  private areas = '';
  private text = '';
  private font = '';
  private color: Color | undefined;

  fill(color: Color, x: number, y: number, width: number, height: number): void {
    this.areas += `${color.join(' ')} rg ${[x, y, width, height].map(number).join(' ')} re f\n`;
  }

  /** `name` is the image's name in the page's resources. */
  image(name: string, x: number, y: number, width: number, height: number): void {
    this.areas += `q ${[width, 0, 0, height, x, y].map(number).join(' ')} cm /${name} Do Q\n`;
  }

  line(line: Line, x: number, y: number, size: number, color: Color): void {
    if (line.length === 0) return;
    if (color !== this.color) this.text += `${color.join(' ')} rg\n`;
    this.color = color;
    this.text += `1 0 0 1 ${number(x)} ${number(y)} Tm\n`;
    let run = '';
    for (const { font, hex } of line) {
      const chosen = `${font} ${size} Tf`;
      if (chosen !== this.font) {
        if (run) this.text += `[<${run}>] TJ\n`;
        this.text += `${chosen}\n`;
        this.font = chosen;
        run = '';
      }
      run += hex;
    }
    this.text += `[<${run}>] TJ\n`;
  }

  get content(): Uint8Array<ArrayBuffer> {
    return encoder.encode(`${this.areas}BT\n${this.text}ET\n`);
  }
}

export class Pages {
  /** The content of each page so far. Page numbers are added once the number of pages is known. */
  private readonly contents: PDFRef[][] = [];

  constructor(
    private readonly doc: PDFDocument,
    readonly page: Page,
  ) {}

  get count(): number {
    return this.contents.length;
  }

  add(drawing: Drawing): void {
    this.contents.push([this.register(drawing)]);
  }

  addTo(page: number, drawing: Drawing): void {
    this.contents[page]?.push(this.register(drawing));
  }

  /** Adds the pages to the document with their resources, by kind and name. */
  finish(resources: Record<string, Record<string, PDFRef>>): void {
    const { context } = this.doc;
    const shared = context.register(context.obj(resources));
    for (const contents of this.contents) {
      const { node } = this.doc.addPage([this.page.width, this.page.height]);
      node.set(PDFName.of('Contents'), context.obj(contents));
      node.set(PDFName.of('Resources'), shared);
    }
  }

  private register(drawing: Drawing): PDFRef {
    const { context } = this.doc;
    return context.register(context.stream(zlibSync(drawing.content), { Filter: 'FlateDecode' }));
  }
}
