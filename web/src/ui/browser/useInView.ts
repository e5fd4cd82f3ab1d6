import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight or will soon be: `margin` is how far away it may still be. */
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
