// Texts that name screen elements, such as buttons, fields and screens, in square brackets: 'Press [Save]'.

/** Shows a text with the names of screen elements in bold. */
export const BoldNames = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: part, isName }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    isName ? <strong key={at}>{part}</strong> : part,
  );

export interface TextPart {
  text: string;
  isName: boolean;
}

const NAME = /\[([^\]]+)\]/;

export const partsOf = (text: string): TextPart[] =>
  // Every second part is a text that was in brackets.
  text
    .split(NAME)
    .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
    .filter((part) => part.text !== '');

export const namesIn = (text: string): string[] => partsOf(text).flatMap((part) => (part.isName ? [part.text] : []));

/** The text without brackets, as it is shown and searched. */
export const withoutMarks = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
