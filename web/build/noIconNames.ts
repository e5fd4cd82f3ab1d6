export const IconNames = {};
export const IconNamesSet = new Set<string>();
