import { useEffect, useRef, useState } from 'react';

const AGAIN_AFTER_MS = 2000;

/**
 * What is loaded; `initial` until then. Asks until there is an answer, and again when `about` changes. The panel reports
 * mocks that do not answer.
 */
export function useLoaded<Answer>(ask: () => Promise<Answer>, about: unknown, initial: Answer): Answer {
  const [loaded, setLoaded] = useState(initial);
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `about` should ask again.
  useEffect(() => {
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const askNow = latest.current;
    const look = () => {
      askNow().then(
        (answer) => !isGone && setLoaded(answer),
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
  return loaded;
}
