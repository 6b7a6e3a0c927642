import { useEffect } from 'react';
import { addStaticScript, type staticScripts } from './page-script/static-scripts.ts';

/** Keeps a script of `public/` in the document for as long as the component that asks is displayed. */
export function useStaticScript(src: (typeof staticScripts)[number]): void {
  useEffect(() => {
    const script = addStaticScript(src);
    return () => script.remove();
  }, [src]);
}
