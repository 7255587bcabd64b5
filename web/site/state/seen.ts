// What nobody has looked at yet need not be drawn, nor its program loaded.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Becomes true when the element first comes into view, and stays so. */
export function useSeen(element: RefObject<Element>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watching.observe(element.current);
    return () => watching.disconnect();
  }, [seen]);
  return seen;
}
