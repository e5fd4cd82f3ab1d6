// Options below a field that keeps the focus: which one is active, by arrows and pages, and the one that Enter chooses.
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useState } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const PAGES: Record<string, number> = { PageDown: 8, PageUp: -8 };

interface Options<Item> {
  /** As they are drawn, from the first to the last. */
  items: readonly Item[];
  onChoose: (item: Item) => void;
  /** There may be more of them in a moment: whoever types quickly presses Enter before. */
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
    // Not before somebody moves in it: what is above the list would be scrolled out of sight.
    if (moves > 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, moves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is chosen once, when it is known.
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
    /** Other words are typed: the first that they find is active, and Enter was not meant for them. */
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
    /** Of a `listbox`. */
    list: {
      id,
      // The focus stays in the field.
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
