import { useEffect, useRef, useState } from 'react';

const AGAIN_AFTER_MS = 2000;

/** Asks until there is an answer, and again when `about` changes. The panel reports mocks that do not answer. */
export function useAnswer<Answer>(
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  about: unknown,
): void {
  const latest = useRef({ ask, onAnswer });
  latest.current = { ask, onAnswer };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `about` should ask again.
  useEffect(() => {
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const { ask: askNow, onAnswer: tell } = latest.current;
    const look = () => {
      askNow().then(
        (answer) => !isGone && tell(answer),
        () => {
          if (!isGone) again = setTimeout(look, AGAIN_AFTER_MS);
        },
      );
    };
    look();
    return () => {
      isGone = true;
      clearTimeout(again);
    };
  }, [about]);
}

/** A list that is requested until it arrives; empty until then. */
export function useLoaded<Item>(load: () => Promise<Item[]>, about: unknown): Item[] {
  const [items, setItems] = useState<Item[]>([]);
  useAnswer(load, setItems, about);
  return items;
}
