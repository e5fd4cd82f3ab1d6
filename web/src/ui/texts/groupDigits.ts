/** 12,345. The browser's own number formatting takes 20 ms to initialize at every start of the console. */
export const groupDigits = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
