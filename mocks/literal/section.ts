// Reads the tables of the documents' sections. The server keeps nothing of what is saved.
import { wordsIn } from './notation.ts';
import { addKind, rowsFor } from './records.ts';
import { LISTS, REPLIES, refusedWith } from './replies.ts';
import type { Answers, Asked, Call, Row, Sends } from './shapes.ts';

/** What a table cannot say: answers of their own kind, and values that depend on other fields of the record. */
export interface Own {
  answers?: Record<string, Answers>;
  values?: Record<string, (row: Row) => Row>;
}

/**
 * The calls of a section, each a line `GET name what is sent → answer`, and the records that they list (records.ts). What
 * is sent are fields in the notation of notation.ts: the headers of a GET, the body of a POST, and `header:field`,
 * `query:field`. `part{fields}` has fields inside. `somewhere:field` is in a header or in the body, `holds:value` in some
 * field. `@none`, `@service` and others name the token, `@form` and `@multipart` the kind of body, `@Value` the wrapping
 * where the row itself says so.
 *
 * The answer is the name of a reply; for a list also that of its records, `one` for a single one of them, and which are
 * listed: `field=header`, `field,field~sent` for those that contain it, `field:value`, `field!value` for all others. Lines
 * that begin further in continue others.
 */
export function section(table: string, { answers = {}, values = {} }: Own = {}): Call[] {
  const calls: Call[] = [];
  for (const paragraph of paragraphsIn(table)) {
    const [first = ''] = paragraph;
    const [, method, name = '', sent = '', answer = ''] = /^(GET|POST) (\w+)(.*) → (.*)$/s.exec(first) ?? [];
    if (method === 'GET' || method === 'POST') {
      const told = sendsIn(method, sent);
      calls.push({ name, method, path: `/api/${name}`, ...told, answers: answers[answer] ?? answersIn(answer) });
    } else addKind(paragraph, values[/^\w+/.exec(first)?.[0] ?? '']);
  }
  return calls;
}

/** Each begins with a line that is not indented; the lines of its table follow. */
function paragraphsIn(table: string): string[][] {
  const all: string[][] = [];
  for (const line of table.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const last = all.at(-1);
    if (!last || !line.startsWith(' ')) all.push([line]);
    else if (line.includes(' | ')) last.push(line.trim());
    else last[last.length - 1] += ` ${line.trim()}`;
  }
  return all;
}

const TOKENS = ['service', 'none', 'either'] as const;

function sendsIn(method: Call['method'], text: string): Pick<Call, 'sends' | 'token'> {
  const inside: Record<string, string> = {};
  const flat = text.replace(/(\w+)\{([^}]*)\}/g, (_, part: string, fields: string) => {
    inside[part] = fields;
    return part;
  });
  const words = wordsIn(flat);
  const named = (start: string) =>
    words.filter((word) => word.startsWith(start)).map((word) => word.slice(start.length));
  const fields = words.filter((word) => !/^(@|\w+:)/.test(word)).join(' ');
  const [headers, body] = method === 'GET' ? [fields, ''] : [named('header:').join(' '), fields];
  const marks = named('@');
  const [query, [somewhere], [holds]] = [named('query:').join(' '), named('somewhere:'), named('holds:')];
  const as = (['form', 'multipart'] as const).find((kind) => marks.includes(kind));
  const sends: Sends = {
    ...{ headers, query, inside },
    ...(body && { body }),
    ...(as && { as }),
    ...(somewhere && { somewhere }),
    ...(holds && { holds }),
    ...(marks.includes('Value') && { wrapped: 'Value' as const }),
  };
  return { sends, token: TOKENS.find((token) => marks.includes(token)) };
}

function answersIn(text: string): Answers {
  const [reply = '', ...words] = wordsIn(text);
  const saved = REPLIES[reply];
  if (saved) return { give: (_asked, { variant }) => saved.yes(variant), refuse: saved.no };
  const list = LISTS[reply];
  if (!list) throw new Error(`There is no reply ${reply}.`);
  const isOne = words[0] === 'one';
  const [records = '', ...filters] = isOne ? words.slice(1) : words;
  return {
    give(request, { variant }) {
      const rows = rowsFor(records, variant, (row) => filters.every((filter) => isListed(filter, row, request)));
      // The documents do not say whether `data` is the record or a list with it.
      return list.put(isOne && variant === 'second' ? (rows[0] ?? null) : rows, variant);
    },
    refuse: list.no,
  };
}

function isListed(filter: string, row: Row, asked: Asked): boolean {
  const [, fields = '', how, what = ''] = /^([\w,]+)([=~:!])(\w+)$/.exec(filter) ?? [];
  if (how === '~') return contains(row, fields.split(','), asked, what);
  const wanted = how === '=' ? asked.headers[what.toLowerCase()] : what;
  const value = row[fields];
  return ((typeof value === 'boolean' ? `${value}`.toUpperCase() : value) === wanted) !== (how === '!');
}

/** Whether one of the fields contains what was sent in a header or in the body. */
export function contains(row: Row, fields: string[], { headers, body }: Asked, sent: string): boolean {
  const wanted = String(headers[sent.toLowerCase()] ?? body[sent] ?? '').toLowerCase();
  return fields.some((field) => `${row[field] ?? ''}`.toLowerCase().includes(wanted));
}

/** An answer of its own kind. */
export function gives(give: Answers['give'], refuse: Answers['refuse'] = refusedWith('message')): Answers {
  return { give, refuse };
}
