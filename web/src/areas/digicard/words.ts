// What is asked and told at several places of the screen.

/** Before anything is saved. */
export const PROCEED = { title: 'Proceed with the changes?', confirm: 'YES', cancel: 'NO', intent: 'primary' } as const;

export const LABEL_SAVED = 'Digicard label status successfully updated';
