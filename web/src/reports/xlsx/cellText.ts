/** The most characters that Excel allows in a cell. */
const LIMIT = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters.
const UNWRITABLE = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]/g;
const LINE_ENDS = /\r\n?/g;
/** Excel would read this as an escaped character. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const UNUSUAL = /[\x00-\x08\x0B-\x1F\x7F\uFFFE\uFFFF]|_x/;

/** The text as Excel must store it to show it as typed. */
export function cellText(text: string): string {
  const fitting = text.length > LIMIT ? cut(text) : text;
  if (!UNUSUAL.test(fitting)) return fitting;
  return fitting.replace(LINE_ENDS, '\n').replace(UNWRITABLE, '').replace(ESCAPE, '_x005F_');
}

/** Never splits a surrogate pair. */
function cut(text: string): string {
  const isPair = (text.codePointAt(LIMIT - 1) ?? 0) > 0xffff;
  return text.slice(0, isPair ? LIMIT - 1 : LIMIT);
}
