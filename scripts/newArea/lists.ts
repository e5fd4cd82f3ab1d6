// Inserts a line into a hand-written list. If the list does not have the expected form, nothing is inserted.

/** Returns the text with the line; undefined if the place is not found. */
export type Insert = (text: string) => string | undefined;

/** Inserts at the end of a section of a YAML file, which ends before the next line that is not indented. */
export const insertInSection =
  (section: string, lines: string): Insert =>
  (text) => {
    const begins = text.indexOf(`\n${section}\n`);
    const end = begins < 0 ? undefined : /\n(?=[^\s])/.exec(text.slice(begins + section.length + 1));
    if (!end) return undefined;
    const at = begins + section.length + 1 + end.index;
    return `${text.slice(0, at)}\n${lines}${text.slice(at)}`;
  };

/** Inserts at the end of the list that begins with `begins`, or before one of its lines, and adds an import. */
export const insertInTypeScript =
  (begins: string, line: string, { imported, before }: { imported?: string; before?: string } = {}): Insert =>
  (text) => {
    const start = text.indexOf(begins);
    if (start < 0) return undefined;
    const closing = /\n[\]}]/.exec(text.slice(start));
    const at = before ? text.indexOf(`\n${before}\n`, start) : closing ? start + closing.index : -1;
    if (at < 0) return undefined;
    const listed = `${text.slice(0, at)}\n${line}${text.slice(at)}`;
    if (!imported) return listed;
    // Biome sorts the imports afterwards.
    const last = [...listed.matchAll(/^import .*;$/gm)].at(-1);
    if (!last) return undefined;
    const end = last.index + last[0].length;
    return `${listed.slice(0, end)}\n${imported}${listed.slice(end)}`;
  };

/** Inserts at the end of a list within an entry, whether the list is written on one line or on several. */
export const insertInEntry =
  (entry: string, list: string, line: string): Insert =>
  (text) => {
    const start = text.indexOf(entry);
    const opens = start < 0 ? -1 : text.indexOf(list, start);
    if (opens < 0) return undefined;
    let depth = 1;
    let at = opens + list.length;
    for (; depth > 0 && at < text.length; at += 1) depth += Number(text[at] === '[') - Number(text[at] === ']');
    const closing = at - 1;
    const within = text.slice(opens + list.length, closing).trimEnd();
    const comma = within === '' || within.endsWith(',') ? '' : ',';
    return depth > 0
      ? undefined
      : `${text.slice(0, opens + list.length)}${within}${comma}\n${line}\n    ${text.slice(closing)}`;
  };

/** Inserts directly below a heading of a Markdown text. */
export const insertBelow =
  (heading: string, lines: string): Insert =>
  (text) => {
    const at = text.indexOf(`\n${heading}\n\n`);
    const end = at + heading.length + 3;
    const gap = /^(- |$)/.test(text.slice(end)) ? '\n' : '\n\n';
    return at < 0 ? undefined : `${text.slice(0, end)}${lines}${gap}${text.slice(end)}`;
  };
