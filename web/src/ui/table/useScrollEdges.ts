import { useEffect, useRef } from 'react';

/**
 * Marks a table that is wider than its place with `data-before` and `data-after` while something of it lies beyond the
 * left or the right edge. The stylesheet draws that; React need not know of every pixel.
 */
export function useScrollEdges() {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Zoomed pages have parts of pixels.
      element.toggleAttribute('data-before', scrollLeft > 1);
      element.toggleAttribute('data-after', scrollLeft < scrollWidth - clientWidth - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return scroller;
}
