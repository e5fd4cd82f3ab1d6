// An option list below a field that keeps the focus: tracks the active option, moved by arrow and page keys, and
// chooses it with Enter.
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const PAGES: Record<string, number> = { PageDown: 8, PageUp: -8 };

interface Options<Item> {
  /** In the order in which they are drawn. */
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** More items may arrive in a moment: Enter then waits for them if there is nothing to choose yet. */
  isPending?: boolean;
}

export function useOptions<Item>({ items, onChoose, isPending = false }: Options<Item>) {
  const id = useId();
  const [{ active, moves }, setMoved] = useState({ active: 0, moves: 0 });
  const [isEntered, setEntered] = useState(false);
  const chosen = items[active];
  const optionId = (at: number) => `${id}-${at}`;
  const moveTo = (at: number) => setMoved({ active: at, moves: moves + 1 });

  useLayoutEffect(() => {
    // Only after the user has moved in the list: scrolling earlier could move what is above the list out of sight.
    if (moves > 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, moves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: chooses once, when the option is known.
  useEffect(() => {
    if (!isEntered || (!chosen && isPending)) return;
    setEntered(false);
    if (chosen) onChoose(chosen);
  }, [isEntered, isPending, chosen]);

  const press = (event: KeyboardEvent) => {
    const { [event.key]: step } = STEPS;
    const { [event.key]: page } = PAGES;
    if (step || page || event.key === 'Enter') event.preventDefault();
    if (step) moveTo((active + step + items.length) % Math.max(1, items.length));
    else if (page) moveTo(Math.min(Math.max(active + page, 0), Math.max(items.length - 1, 0)));
    else if (event.key === 'Enter') setEntered(true);
  };

  return {
    active,
    /** To be called when the search text changes: makes the first item active and forgets a pending Enter. */
    begin: () => {
      moveTo(0);
      setEntered(false);
    },
    press,
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen && optionId(active),
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    /** The attributes of the `listbox`. */
    list: {
      id,
      // Keeps the focus in the field.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    } as const,
    option: (item: Item, at: number) =>
      ({
        id: optionId(at),
        role: 'option',
        'aria-selected': at === active,
        onClick: () => {
          moveTo(at);
          onChoose(item);
        },
      }) as const,
  };
}
