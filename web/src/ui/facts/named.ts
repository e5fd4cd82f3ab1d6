// Texts that name what stands on the screen: a button, a field, a screen. Such a name is in square brackets: 'Press [Save]'.

export interface Part {
  text: string;
  isName: boolean;
}

const NAME = /\[([^\]]+)\]/;

export const partsOf = (text: string): Part[] =>
  // Every second part is what the brackets held.
  text
    .split(NAME)
    .map((part, at) => ({ text: part, isName: at % 2 === 1 }))
    .filter((part) => part.text !== '');

export const namesIn = (text: string): string[] => partsOf(text).flatMap((part) => (part.isName ? [part.text] : []));

/** As it is read, and searched. */
export const withoutMarks = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
