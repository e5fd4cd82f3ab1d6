export const LABEL_SAVED = 'Digicard label status successfully updated';
