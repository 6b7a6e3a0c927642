import { useEffect } from 'react';

/** Keeps a script of `public/` in the document for as long as the component that asks is displayed. */
export function useStaticScript(src: string): void {
  useEffect(() => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    return () => script.remove();
  }, [src]);
}
