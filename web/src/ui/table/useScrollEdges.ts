import { useEffect, useRef } from 'react';

/**
 * Marks a scrolled table with `data-before` and `data-after` while content lies beyond the left or right edge. Set
 * directly, because the stylesheet draws it and React need not render at every scroll event.
 */
export function useScrollEdges() {
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Zoomed pages have fractional scroll positions.
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
