// Which dialog is open, and of what: in the address, so that a link opens it and going back closes it.
import { useQueryState } from '@/app/query';

export type DialogName = 'role' | 'access' | 'mainMenu' | 'subMenus' | 'control';

/** The id is that of the role or menu it is about; '' for a new one, or for all. */
export type Open = (dialog: DialogName, id?: string) => void;

const closed = { dialog: '', id: '' };

export function useOpened() {
  const [opened, setOpened] = useQueryState(closed);
  const open: Open = (dialog, id = '') => setOpened({ dialog, id });
  return { opened, open, close: () => setOpened(closed, { replace: true }) };
}
