import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { storeSharedState, tabStorage } from '../../model/shared-state.ts';

/**
 * Remembers each page when it is left, by a link of the site or by loading another document; belongs on every page. A
 * form then offers the way back. Renders nothing.
 */
export function ReturnPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    const store = () => storeSharedState(tabStorage(), { returnPageUrl: pathname });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, [pathname]);
  return null;
}
