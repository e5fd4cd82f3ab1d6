import { partsOf } from './markedNames';

/** Shows a text with the names of screen elements in bold. */
export const BoldNames = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: part, isName }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    isName ? <strong key={at}>{part}</strong> : part,
  );
