import { unreadRowsOf } from '@/api/answer';
import { countText } from '@/ui/texts/counts';
import { now, shownMoment } from '@/ui/texts/days';
import type { ReportKind } from '../report';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed from file names.
const REFUSED = /[\x00-\x1f\x7f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const EXTENSIONS = /(\s*\.(xlsx|pdf))+$/i;
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** File systems allow 255 bytes; the rest is left for what a browser adds when the name is taken. */
const MOST_BYTES = 200;

const encoder = new TextEncoder();

/** A name that every system accepts, with the extension of its kind once. */
export function cleanFileName(name: string, kind: ReportKind): string {
  const clean = name
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(EXTENSIONS, '')
    .replace(DEVICES, '$1_')
    // Leading and trailing dots hide a file on some systems, and are refused or lost on others.
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${fitting(clean) || 'report'}.${kind}`;
}

function fitting(name: string): string {
  let fits = '';
  let bytes = 0;
  for (const character of name) {
    bytes += encoder.encode(character).length;
    if (bytes > MOST_BYTES) break;
    fits += character;
  }
  return fits.trimEnd();
}

/** Long enough for the browser to take the file, and for the user to choose where to save it. */
const REVOKE_AFTER_MS = 60_000;

export function save(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

const ROWS = { one: 'row', many: 'rows' };

/** The lines above the rows: the filter in words, the number of rows, who exported them and when. */
export function stampOf(filter: string[], exportedBy: string): (count: number) => string[] {
  const at = shownMoment(now()).replaceAll('/', '-');
  const filters = filter.filter(Boolean).join(' · ');
  const unread = unreadRowsOf(globalThis.location?.pathname ?? '').length;
  return (count) => [
    `Filter: ${filters}`,
    `Rows: ${count}`,
    ...(unread > 0 ? [`Left out because they could not be read: ${countText(unread, ROWS)}`] : []),
    `Exported by ${exportedBy} at ${at}`,
  ];
}
