/**
 * The notation for a field, in an answer or in what is sent: `name`, or `name/other`, then a mark, then `?`, then
 * `=values`.
 *
 * In an answer, `other` is the name in the variant second. The marks are `#` for a number (a text in second), `!` for a
 * flag whose type is not given (true/false, '1'/'0' in second), `*` for a list (a text with commas in first). `?` is a
 * field that the documents do not clearly say is always there (left out in second).
 *
 * In what is sent, either name will do, and a field with `?` is optional. The values are those that the document names,
 * as `a|b`, or the format of a day like `<MM/DD/YYYY>`, or `<digits>`, or `<hex>` for 32 bytes. The word `...` stands for
 * fields that are not shown.
 */
export interface Field {
  names: string[];
  mark: '' | '#' | '!' | '*';
  sure: boolean;
  values: string[];
}

export function fieldsIn(text: string): { fields: Field[]; open: boolean } {
  const all = wordsIn(text);
  return { open: all.includes('...'), fields: all.filter((word) => word !== '...').map(fieldIn) };
}

function fieldIn(word: string): Field {
  const [, names, mark, unsure, values] = /^(\w+(?:\/\w+)*)([#!*]?)(\??)(?:=(.*))?$/.exec(word) ?? [];
  if (names === undefined) throw new Error(`Not a field: ${word}`);
  return {
    ...{ names: names.split('/'), mark: mark as Field['mark'], sure: unsure !== '?' },
    values: values === undefined ? [] : values.split('|'),
  };
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const WRITTEN: Record<string, RegExp> = {
  '<MM/DD/YYYY>': /^\d\d\/\d\d\/\d{4}$/,
  '<MM-DD-YYYY>': /^\d\d-\d\d-\d{4}$/,
  '<MM/DD/YYYY_hh:mm:ss>': /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/,
  '<digits>': /^\d+$/,
  '<hex>': /^[0-9a-f]{64}$/i,
};

export function matchesField(value: string, { values, sure }: Field): boolean {
  if (values.length === 0 || (value === '' && !sure)) return true;
  return values.some((wanted) => WRITTEN[wanted]?.test(value) ?? wanted === value);
}
