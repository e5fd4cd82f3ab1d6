// Amounts of money as they are typed, sent and shown.

/** At most six digits before the point, and two after it. */
const MOST_DIGITS = 6;
/** The longest text that can be typed: the digits, the point, and two decimals. */
export const LONGEST_AMOUNT = MOST_DIGITS + 3;

export const NO_AMOUNT = 'Enter an amount such as 25,000.00.';
export const TOO_MUCH = 'Enter 999,999.99 or less.';
export const TOO_PRECISE = 'Enter at most two decimals.';

const CURRENCY = /^(?:₱|PHP|P)\s*/i;
const FIGURES = /^(?:(?<whole>\d*)|(?<grouped>\d{1,3}(?:,\d{3})+))(?:\.(?<cents>\d*))?$/;

type Read = { amount: string } | { problem: string };

/** The amount to send, such as '25000.00', or why there is none. An empty text is 0.00; nothing is rounded or cut. */
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

/** An invalid amount stays as it was typed. */
export function normalisedAmount(typed: string): string {
  const read = readAmount(typed);
  return 'amount' in read ? read.amount : typed;
}

/** '25,000.00'. A text that is not an amount is shown as it is. */
export function shownAmount(amount: string): string {
  const read = readAmount(amount);
  return 'amount' in read ? read.amount.replace(/\B(?=(?:\d{3})+[.])/g, ',') : amount;
}
