// The keys of a screen's list, with those that every list has: to search in it, and to be told of all keys.
import { type JSX, useContext, useRef, useState } from 'react';
import { lazyDialog } from '@/ui/lazyDialog';
import { ScreenKeys } from './screenKeys';
import { type KeyAction, useKeys } from './useKeys';

const KeySheet = lazyDialog(async () => ({ default: (await import('./KeySheet')).KeySheet }));

interface PartKeys {
  /** For the element around the list. */
  root: (element: HTMLElement | null) => void;
  sheet: JSX.Element | null;
}

/** `told` are keys that the list hears by itself, and the sheet tells of. */
export function usePartKeys(
  group: string,
  own: KeyAction[],
  told: Pick<KeyAction, 'key' | 'group' | 'label'>[],
): PartKeys {
  /** The part of the screen that is the list's: with its title, its search and its buttons. */
  const part = useRef<HTMLElement>(null);
  /** Null until it is first asked for. Closed it stays, as a dialog that goes at once gives no focus back. */
  const [sheetShown, setSheetShown] = useState<boolean | null>(null);
  const screenKeys = useContext(ScreenKeys);

  const search = () => {
    const field = part.current?.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
  };
  const keys: KeyAction[] = [
    ...screenKeys,
    ...own,
    { key: '/', group, label: 'Search', run: search },
    { key: '?', group: 'Help', label: 'This list', run: () => setSheetShown(true) },
  ];
  useKeys(keys, part);

  return {
    root: (element) => {
      part.current = element?.closest('section') ?? null;
    },
    sheet:
      sheetShown === null ? null : (
        <KeySheet actions={[...told, ...keys]} isOpen={sheetShown} onClose={() => setSheetShown(false)} />
      ),
  };
}
