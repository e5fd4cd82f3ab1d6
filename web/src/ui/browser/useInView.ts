import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is within `margin` of the visible part of the page. */
export function useInView(element: RefObject<Element | null>, margin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
