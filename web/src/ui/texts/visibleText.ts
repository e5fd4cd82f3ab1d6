/** Characters that cannot be seen, for a character class: invisible ones, and blanks that count as letters. */
export const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\u2800';

const NOTHING_SEEN = new RegExp(`^[\\s\\p{Cc}${UNSEEN}]*$`, 'u');

/** The text without blanks around it; '' if nothing of it can be seen. In a visible text, invisible characters stay. */
export const visibleText = (text: string) => (NOTHING_SEEN.test(text) ? '' : text.trim());
