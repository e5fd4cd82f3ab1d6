import { toast } from '@/ui/messages/toasts';

/** Whether the text is on the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser or its owner does not allow it.
    toast.warning('It could not be copied: please select the text instead.');
    return false;
  }
}
