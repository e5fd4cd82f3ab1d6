// Reads cells for form fields that have choices.
import { foldedText } from '@/ui/texts/words';
import type { Meaning } from './sheetDeclaration';

export const plainText = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');

interface Option<Value> {
  value: Value;
  /** The label in the form. */
  label: string;
  /** Synonyms. */
  also?: readonly string[];
}

/** Reads one of several choices by its label, value or synonyms. */
export function oneOf<Value>(choices: readonly Option<Value>[]): (text: string) => Meaning<Value> {
  const meanings = new Map<string, Value>();
  for (const { value, label, also = [] } of choices)
    for (const word of [label, String(value), ...also]) meanings.set(plainText(word), value);
  const expected = `Enter ${choices.map(({ label }) => label).join(' or ')}.`;
  return (text) => {
    const value = meanings.get(plainText(text));
    return value === undefined ? { problem: expected } : { value };
  };
}

const YES = ['yes', 'y', 'true', 't', '1', 'x', 'active', 'enabled', 'oo'];
const NO = ['no', 'n', 'false', 'f', '0', 'inactive', 'not active', 'disabled', 'disable', 'hindi'];

export const YES_OR_NO = ['Yes', 'No'] as const;

export const yesOrNo = <Value>(yes: Value, no: Value) =>
  oneOf<Value>([
    { value: yes, label: 'Yes', also: YES },
    { value: no, label: 'No', also: NO },
  ]);

/** Joins the lines of a cell, because form fields have one line. */
export const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** For fields that the form has in capitals. */
export const inCapitals = (text: string): Meaning<string> => ({ value: oneLine(text).toUpperCase() });
