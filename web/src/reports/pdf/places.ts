// Navigation in a PDF: bookmarks, and links on its pages.
import { type PDFArray, type PDFDocument, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';

/** A place in a PDF: the page, from 0, and the height on it. */
export interface Place {
  page: number;
  y: number;
}

export interface Bookmark {
  title: string;
  place: Place;
  children?: Bookmark[];
}

const destination = (doc: PDFDocument, { page, y }: Place): PDFArray | undefined => {
  const target = doc.getPages()[page];
  return target && doc.context.obj([target.ref, PDFName.of('XYZ'), null, y, null]);
};

/** To be called once all pages are added. */
export function addBookmarks(doc: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context } = doc;
  const add = (siblings: readonly Bookmark[], parent: PDFRef): { first: PDFRef; last: PDFRef } | undefined => {
    const refs = siblings.map(() => context.nextRef());
    for (const [at, { title, place, children = [] }] of siblings.entries()) {
      const own = refs[at];
      const below = own && add(children, own);
      const dict = context.obj({ Parent: parent, Title: PDFHexString.fromText(title) });
      const neighbours = { Dest: destination(doc, place), Prev: refs[at - 1], Next: refs[at + 1] };
      const all = { ...neighbours, First: below?.first, Last: below?.last };
      for (const [name, value] of Object.entries(all)) if (value) dict.set(PDFName.of(name), value);
      // A positive count shows the entry's children expanded.
      if (below) dict.set(PDFName.of('Count'), context.obj(children.length));
      if (own) context.assign(own, dict);
    }
    const [first] = refs;
    const last = refs.at(-1);
    return first && last && { first, last };
  };
  const root = context.nextRef();
  const ends = add(bookmarks, root);
  if (!ends) return;
  context.assign(root, context.obj({ Type: 'Outlines', First: ends.first, Last: ends.last, Count: bookmarks.length }));
  doc.catalog.set(PDFName.of('Outlines'), root);
  doc.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}

export interface Link {
  from: Place & { x: number; width: number; height: number };
  to: Place;
}

/** To be called once all pages are added. Draws nothing, because the text itself shows that it is a link. */
export function addLinks(doc: PDFDocument, links: readonly Link[]): void {
  const { context } = doc;
  for (const { from, to } of links) {
    const target = destination(doc, to);
    if (!target) continue;
    const { x, y, width, height } = from;
    const rect = [x, y, x + width, y + height];
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], Dest: target });
    doc.getPages()[from.page]?.node.addAnnot(context.register(link));
  }
}
