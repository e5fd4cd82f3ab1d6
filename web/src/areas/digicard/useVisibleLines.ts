import { useLayoutEffect, useRef, useState } from 'react';

/** A line that is cut by less than a pixel counts as fitting. */
const TOLERANCE = 1;

/** How many lines fit into the list element. */
export function useVisibleLines<Line>(lines: readonly Line[]) {
  const list = useRef<HTMLOListElement>(null);
  const [visibleCount, setVisibleCount] = useState(lines.length);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + TOLERANCE;
      const drawn = [...element.children];
      const first = drawn.findIndex((line) => line.getBoundingClientRect().bottom > bottom);
      setVisibleCount(first < 0 ? lines.length : first);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
  return { list, visibleCount };
}
