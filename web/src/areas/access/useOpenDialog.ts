// Which dialog is open, and for what. It is kept in the address, so that a link opens it and going back closes it.
import { useQueryState } from '@/app/routing/query';

type DialogName = 'role' | 'access' | 'mainMenu' | 'subMenus' | 'control';

/** `id` is the role's or main menu's; '' for a new one, or when the dialog is about all. */
export type Open = (dialog: DialogName, id?: string) => void;

const closed = { dialog: '', id: '' };

export function useOpenDialog() {
  const [opened, setOpened] = useQueryState(closed);
  const open: Open = (dialog, id = '') => setOpened({ dialog, id });
  return { opened, open, close: () => setOpened(closed, { replace: true }) };
}
