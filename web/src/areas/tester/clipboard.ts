import { toast } from '@/ui/messages/toasts';

/** Copies the text to the clipboard; false when that is not possible. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser or its policy does not allow it.
    toast.warning('It could not be copied. Select the text instead.');
    return false;
  }
}

/** The name of a scenario file: `Two remarks more` becomes `two-remarks-more`. Accents are dropped. */
export const fileNameOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
