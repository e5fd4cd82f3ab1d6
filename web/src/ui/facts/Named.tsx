import { partsOf } from './named';

/** A text in which what stands on the screen is told from the words about it. */
export const Named = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: part, isName }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move.
    isName ? <strong key={at}>{part}</strong> : part,
  );
