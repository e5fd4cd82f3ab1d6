/**
 * The notation for a field in an answer: `name`, or `name|other` (other in the variant second), then `#` for a number
 * (a text in second), `!` for a flag whose type is not given (true/false, '1'/'0' in second), `*` for a list (a text
 * with commas in first), then `?` for a field that the documents do not clearly say is always there (left out in
 * second).
 */
export interface AnswerField {
  name: string;
  other: string;
  kind: 'as it is' | 'number' | 'flag' | 'list';
  sure: boolean;
}

export function answerFields(text: string): AnswerField[] {
  return words(text).map((word) => {
    const found = /^(\w+)(?:\|(\w+))?([#!*]?)(\??)$/.exec(word);
    if (!found?.[1]) throw new Error(`Not a field of an answer: ${word}`);
    const kinds = { '#': 'number', '!': 'flag', '*': 'list' } as const;
    const mark = found[3] as keyof typeof kinds | '';
    return {
      name: found[1],
      other: found[2] ?? found[1],
      kind: mark === '' ? 'as it is' : kinds[mark],
      sure: found[4] !== '?',
    };
  });
}

/**
 * The notation for sent fields: `name`, `name|other` (either), `?` for an optional field, `=a|b` for the values that
 * the document names, `=<MM/DD/YYYY>` and the like for the format of a day, `=<digits>`, `=<hex>` for 32 bytes. The
 * word `...` stands for fields that are not shown.
 */
export interface SentField {
  names: string[];
  needed: boolean;
  values: string[];
}

export function sentFields(text: string): { fields: SentField[]; open: boolean } {
  const all = words(text);
  return {
    open: all.includes('...'),
    fields: all
      .filter((word) => word !== '...')
      .map((word) => {
        const found = /^([\w|]+)(\??)(?:=(.+))?$/.exec(word);
        if (!found?.[1]) throw new Error(`Not a field that is sent: ${word}`);
        return { names: found[1].split('|'), needed: found[2] !== '?', values: found[3]?.split('|') ?? [] };
      }),
  };
}

const WRITTEN: Record<string, RegExp> = {
  '<MM/DD/YYYY>': /^\d\d\/\d\d\/\d{4}$/,
  '<MM-DD-YYYY>': /^\d\d-\d\d-\d{4}$/,
  '<MM/DD/YYYY_hh:mm:ss>': /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/,
  '<digits>': /^\d+$/,
  '<hex>': /^[0-9a-f]{64}$/i,
};

export function matchesField(value: string, field: SentField): boolean {
  if (field.values.length === 0 || (value === '' && !field.needed)) return true;
  return field.values.some((wanted) => WRITTEN[wanted]?.test(value) ?? wanted === value);
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
