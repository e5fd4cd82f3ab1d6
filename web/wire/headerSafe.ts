/** Headers allow ISO 8859-1 only, but names, searches and addresses contain more. The receiver decodes them. */
export const headerSafe = (value: string) => value.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent);
