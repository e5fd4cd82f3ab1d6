// Numbers with their nouns, for sentences.
import { groupDigits } from './groupDigits';

export interface Things {
  one: string;
  many: string;
}

/** '1 remark', '1,200 remarks' */
export const countText = (count: number, { one, many }: Things) => `${groupDigits(count)} ${count === 1 ? one : many}`;
