import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import type { Sheet } from './sheet';

/** The dialog for an area's sheet. The dialog and the area's declaration are loaded only when it is opened. */
export const lazySheet = (load: () => Promise<{ sheet: Sheet }>) =>
  lazyDialog<{ onClose: () => void }>(
    async () => {
      const [{ SheetDialog }, { sheet }] = await Promise.all([import('./SheetDialog'), load()]);
      return { default: ({ onClose }) => <SheetDialog sheet={sheet} onClose={onClose} /> };
    },
    { isRare: true },
  );

export type SheetOfArea = ReturnType<typeof lazySheet>;
