// Amounts of money as people type them, as they are sent, and as they are read.

/** At most six digits before the point, and two after it. */
const MOST_DIGITS = 6;
/** So many characters are typed at most: the digits, the point, and two digits behind it. */
export const LONGEST_AMOUNT = MOST_DIGITS + 3;

export const NO_AMOUNT = 'This is no amount: write it as in 25,000.00.';
export const TOO_MUCH = 'At most 999,999.99, please.';
export const TOO_PRECISE = 'At most two digits after the point, please.';

const CURRENCY = /^(?:₱|PHP|P)\s*/i;
const FIGURES = /^(?:(?<whole>\d*)|(?<grouped>\d{1,3}(?:,\d{3})+))(?:\.(?<cents>\d*))?$/;

type Read = { amount: string } | { problem: string };

/** As it is sent, '25000.00', or why it cannot be. Nothing is 0.00; nothing is rounded or cut. */
export function readAmount(typed: string): Read {
  const text = typed.trim();
  if (text === '') return { amount: '0.00' };
  const figures = text.replace(CURRENCY, '');
  const { whole, grouped, cents = '' } = FIGURES.exec(figures)?.groups ?? {};
  const digits = (whole ?? grouped?.replaceAll(',', '') ?? '').replace(/^0+(?=\d)/, '');
  if (digits === '' && cents === '') return { problem: NO_AMOUNT };
  if (digits.length > MOST_DIGITS) return { problem: TOO_MUCH };
  if (cents.length > 2) return { problem: TOO_PRECISE };
  return { amount: `${digits || '0'}.${cents.padEnd(2, '0')}` };
}

/** What is wrong stays as it was typed. */
export function normalised(typed: string): string {
  const read = readAmount(typed);
  return 'amount' in read ? read.amount : typed;
}

/** As people read it: '25,000.00'. What is no amount is shown as it is. */
export function shownAmount(amount: string): string {
  const read = readAmount(amount);
  return 'amount' in read ? read.amount.replace(/\B(?=(?:\d{3})+[.])/g, ',') : amount;
}
