// How a line is put into a list that people have written. Where the list is laid out otherwise, nothing is guessed.

/** The text with the line; nothing where there is no such place. */
export type Insert = (text: string) => string | undefined;

/** At the end of a section of a YAML file, which ends before the next line that is not indented. */
export const inSection =
  (section: string, lines: string): Insert =>
  (text) => {
    const begins = text.indexOf(`\n${section}\n`);
    const end = begins < 0 ? undefined : /\n(?=[^\s])/.exec(text.slice(begins + section.length + 1));
    if (!end) return undefined;
    const at = begins + section.length + 1 + end.index;
    return `${text.slice(0, at)}\n${lines}${text.slice(at)}`;
  };

/** At the end of what begins so, or before one of its lines, with what has to be imported for it. */
export const inTypeScript =
  (begins: string, line: string, { imported, before }: { imported?: string; before?: string } = {}): Insert =>
  (text) => {
    const start = text.indexOf(begins);
    if (start < 0) return undefined;
    const closing = /\n[\]}]/.exec(text.slice(start));
    const at = before ? text.indexOf(`\n${before}\n`, start) : closing ? start + closing.index : -1;
    if (at < 0) return undefined;
    const listed = `${text.slice(0, at)}\n${line}${text.slice(at)}`;
    if (!imported) return listed;
    // Biome sorts them.
    const last = [...listed.matchAll(/^import .*;$/gm)].at(-1);
    if (!last) return undefined;
    const end = last.index + last[0].length;
    return `${listed.slice(0, end)}\n${imported}${listed.slice(end)}`;
  };

/** At the end of a list of one entry, whether it stands on one line or on several. */
export const inEntry =
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

/** Below a heading of a text, before what stands there already. */
export const below =
  (heading: string, lines: string): Insert =>
  (text) => {
    const at = text.indexOf(`\n${heading}\n\n`);
    const end = at + heading.length + 3;
    const gap = /^(- |$)/.test(text.slice(end)) ? '\n' : '\n\n';
    return at < 0 ? undefined : `${text.slice(0, end)}${lines}${gap}${text.slice(end)}`;
  };
