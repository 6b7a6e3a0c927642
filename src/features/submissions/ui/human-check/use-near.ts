import { type RefObject, useEffect, useState } from 'react';

/** Ahead of the window's edge, so that what loads is there when the visitor arrives. */
const margin = '400px';

/**
 * True from the moment the visitor comes near an element: by scrolling towards it, or by using the form it stands in.
 * Code that is needed only there loads only then.
 */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || watched === null) return;
    const arrive = () => setNear(true);
    const form = watched.closest('form');
    form?.addEventListener('focusin', arrive);
    // Focus may have come before this page's script did.
    if (form?.contains(document.activeElement)) arrive();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive();
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => {
      form?.removeEventListener('focusin', arrive);
      observer.disconnect();
    };
  }, [element, near]);
  return near;
}
