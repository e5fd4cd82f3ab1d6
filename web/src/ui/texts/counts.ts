/** Numbers with their nouns, for sentences. */
export interface Things {
  one: string;
  many: string;
}

/** '1 remark', '1,200 remarks' */
export const countText = (count: number, { one, many }: Things) => `${groupDigits(count)} ${count === 1 ? one : many}`;

/** 12,345. The browser's own number formatting takes 20 ms to initialize at every start of the console. */
export const groupDigits = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
