// Parses multipart forms and writes them anew, so that a server cannot read the form differently from how it was
// checked.
import { randomUUID } from 'node:crypto';
import { notAForm } from './refusals';

export interface Part {
  name: string;
  /** The name that the client gave a file; undefined for a field. */
  filename: string | undefined;
  /** The media type, without its parameters. */
  type: string | undefined;
  bytes: Buffer;
}

const LINE = '\r\n';
const [NEXT_LINE, CLOSING] = [Buffer.from(LINE), Buffer.from('--')];
/** More than any call of the contract has. Parsing more would take time. */
const [MOST_PARTS, LONGEST_HEAD] = [100, 4_096];
const HEADER = /^([\w-]+):([^\r\n]*)$/;
const PARAMETER = String.raw`\s*;\s*([\w*-]+)=(?:"([^"]*)"|([^\s;"]+))`;
const DISPOSITION = new RegExp(`^form-data(?:${PARAMETER})*$`, 'i');

/** Stricter than servers are: anything ambiguous is refused. */
export function partsOf(form: Buffer, contentType: string): Part[] {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);
  if (!boundary) throw notAForm();
  const delimiter = Buffer.from(`${LINE}--${boundary[1] ?? boundary[2]}`);
  const starts = (text: Buffer, at: number) => form.subarray(at, at + text.length).equals(text);
  if (!starts(delimiter.subarray(LINE.length), 0)) throw notAForm();

  const parts = new Map<string, Part>();
  let at = delimiter.length - LINE.length;
  while (!starts(CLOSING, at)) {
    const head = form.indexOf(LINE + LINE, at);
    const [start, end] = [head + 2 * LINE.length, form.indexOf(delimiter, at)];
    if (!starts(NEXT_LINE, at) || head < 0 || end < start || head - at > LONGEST_HEAD) throw notAForm();
    const part = { ...describedBy(form.toString('utf8', at + LINE.length, head)), bytes: form.subarray(start, end) };
    if (parts.has(part.name) || parts.size === MOST_PARTS) throw notAForm();
    parts.set(part.name, part);
    at = end + delimiter.length;
  }
  return [...parts.values()];
}

function describedBy(head: string): Omit<Part, 'bytes'> {
  const headers = mapped(head.split(LINE).map((line) => HEADER.exec(line) ?? []));
  const disposition = headers.get('content-disposition') ?? '';
  if (!DISPOSITION.test(disposition)) throw notAForm();
  const found = [...disposition.matchAll(new RegExp(PARAMETER, 'g'))];
  const parameters = mapped(found.map(([all, name, quoted, bare]) => [all, name, quoted ?? bare]));
  const name = parameters.get('name');
  if (!name) throw notAForm();
  const [type] = headers.get('content-type')?.split(';') ?? [];
  return { name, filename: parameters.get('filename'), type: type?.trim() };
}

/** By name in lower case. Throws for a name that is missing or there twice. */
function mapped(found: (string | undefined)[][]): Map<string, string> {
  const named = new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
  if (named.has('') || named.size < found.length) throw notAForm();
  return named;
}

/** Writes a form of the parts in this order, with their bytes unchanged. */
export function formOf(parts: Part[]): { body: Buffer; type: string } {
  const boundary = `form-${randomUUID()}`;
  const pieces = parts.flatMap(({ name, filename, type, bytes }) => [
    `--${boundary}${LINE}Content-Disposition: form-data; name="${quotable(name)}"`,
    filename === undefined ? '' : `; filename="${quotable(filename)}"`,
    type === undefined ? '' : `${LINE}Content-Type: ${type}`,
    LINE + LINE,
    bytes,
    LINE,
  ]);
  return {
    body: Buffer.concat([...pieces, `--${boundary}--${LINE}`].map((piece) => Buffer.from(piece))),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Inside quotes some servers read a backslash literally, others as the beginning of an escape. */
const quotable = (text: string) => text.replaceAll('\\', '%5C');
