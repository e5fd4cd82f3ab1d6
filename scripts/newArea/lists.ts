// How a line is put into a list that people have written. Where the list is laid out otherwise, nothing is guessed.

/** At the end of a section of a YAML file, with its lines. */
export type Lines = [section: string, lines: string];
type Insert = (text: string) => string | undefined;

/** A section ends before the next line that is not indented. */
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
  (begins: string, line: string, imported?: string, before?: string): Insert =>
  (text) => {
    const start = text.indexOf(begins);
    if (start < 0) return undefined;
    const closing = /\n[\]}]/.exec(text.slice(start));
    const at = before ? text.indexOf(`\n${before}\n`, start) : closing ? start + closing.index : -1;
    if (at < 0) return undefined;
    const listed = `${text.slice(0, at)}\n${line}${text.slice(at)}`;
    if (!imported) return listed;
    // Biome sorts them.
    const last = listed.lastIndexOf('\nimport ');
    const end = last < 0 ? -1 : listed.indexOf('\n', last + 1);
    return end < 0 ? undefined : `${listed.slice(0, end)}\n${imported}${listed.slice(end)}`;
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
