// Reads the XML of spreadsheets tag by tag, without building a document. It resolves only XML's five predefined
// entities and character references.

export interface Tag {
  /** Without the namespace prefix. */
  name: string;
  attributes: string;
  isClosing: boolean;
  /** A self-closing tag. */
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
      // A document type could define entities; spreadsheets have none.
      const tag = xml.startsWith('<!', at) ? null : TAG.exec(xml);
      if (!tag) throw new BadXml(`No tag at ${at}.`);
      const [text, slash, name = '', attributes = ''] = tag;
      const isEmpty = attributes.endsWith('/');
      const isClosing = slash === '/';
      depth += isClosing ? -1 : isEmpty ? 0 : 1;
      place = at + text.length;
      onTag({ name, attributes, isClosing, isEmpty });
    }
  }
  // The file is truncated, as happens when an archive states wrong sizes.
  if (depth !== 0) throw new BadXml('It ends in its middle.');
}
