// Which dialog is open, and of what: in the address, so that a link opens it and going back closes it.
import { useQueryState } from '@/app/query';

export type DialogName = 'role' | 'access' | 'mainMenu' | 'subMenus' | 'control';

/** Of what, by its id; '' for one that is not there yet, or for all. */
export type Open = (dialog: DialogName, of?: string) => void;

const closed = { dialog: '', of: '' };

export function useOpened() {
  const [opened, setOpened] = useQueryState(closed);
  const open: Open = (dialog, of = '') => setOpened({ dialog, of });
  return { opened, open, close: () => setOpened(closed, { replace: true }) };
}
