const WRITES = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether letters are what somebody writes there. */
export const isWriting = (target: Element) => target.matches(WRITES);
