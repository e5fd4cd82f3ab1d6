const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether letter keys are input for the element. */
export const isTyping = (target: Element) => target.matches(WRITES);
