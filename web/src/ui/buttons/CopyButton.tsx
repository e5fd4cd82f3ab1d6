import { toast } from '@/ui/messages/toasts';
import { IconButton } from './IconButton';
import { Duplicate } from './icons';

/** Copies a text to the clipboard. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Copied: ${text}`);
    } catch {
      // The browser or its administrator does not allow it.
      toast.warning('It could not be copied. Select the text instead.');
    }
  };
  return <IconButton label={label} icon={<Duplicate />} size="small" onClick={() => void copy()} />;
}
