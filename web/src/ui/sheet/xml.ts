// Reads the XML of spreadsheets tag by tag. Of a document it keeps nothing, and it follows no entity but the five that XML has itself.

export interface Tag {
  /** Without its prefix. */
  name: string;
  attributes: string;
  isClosing: boolean;
  /** It closes itself. */
  isEmpty: boolean;
}

export class BadXml extends Error {}

const TAG = /<(\/?)(?:[^\s/>:]+:)?([^\s/>:]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

export const decoded = (text: string) =>
  text.includes('&')
    ? text.replace(ENTITY, (_, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
        name ? (NAMED[name.toLowerCase()] ?? '') : characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
      )
    : text;

export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decoded(value);
}

function behind(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at < 0) throw new BadXml(`Nothing ends at '${end}'.`);
  return at + end.length;
}

export function scanXml(xml: string, onTag: (tag: Tag) => void, onText: (text: string) => void): void {
  let place = 0;
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', place)) {
    if (at > place) onText(decoded(xml.slice(place, at)));
    if (xml.startsWith('<?', at)) place = behind(xml, '?>', at);
    else if (xml.startsWith('<!--', at)) place = behind(xml, '-->', at);
    else if (xml.startsWith('<![CDATA[', at)) {
      place = behind(xml, ']]>', at);
      onText(xml.slice(at + 9, place - 3));
    } else {
      TAG.lastIndex = at;
      // A document type could define entities: no spreadsheet has one.
      const tag = xml.startsWith('<!', at) ? null : TAG.exec(xml);
      if (!tag) throw new BadXml(`No tag at ${at}.`);
      const [whole, slash, name = '', attributes = ''] = tag;
      const isEmpty = attributes.endsWith('/');
      const isClosing = slash === '/';
      depth += isClosing ? -1 : isEmpty ? 0 : 1;
      place = at + whole.length;
      onTag({ name, attributes, isClosing, isEmpty });
    }
  }
  // Cut off, as an archive is whose sizes do not tell the truth.
  if (depth !== 0) throw new BadXml('It ends in its middle.');
}
