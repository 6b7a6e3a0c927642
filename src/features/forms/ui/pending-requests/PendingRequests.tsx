import { type ComponentType, useEffect, useState } from 'react';
import { hasPendingRecords } from '../../queue/pending-flag.ts';

/**
 * Goes on with requests that earlier pages could not deliver; belongs on every page. Renders nothing, and costs a page
 * no more than this file, unless this device holds such a request.
 */
export function PendingRequests() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    if (!hasPendingRecords()) return;
    let gone = false;
    import('./RefusedNotices.tsx').then(
      ({ RefusedNotices }) => {
        if (!gone) setNotices(() => RefusedNotices);
      },
      // The next page tries again.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Notices === undefined ? null : <Notices />;
}
