import { type ComponentType, useEffect, useState } from 'react';
import { hasPendingRecords } from '../../queue/pending-flag.ts';

/**
 * Goes on with requests that earlier pages could not deliver; belongs on every page. Renders nothing, and costs a page
 * no more than this file, unless this device has or had such a request.
 */
export function PendingRequests() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    let gone = false;
    const resume = async () => {
      if (!(await hasPendingRecords()) || gone) return;
      const { RefusedNotices } = await import('./RefusedNotices.tsx');
      if (!gone) setNotices(() => RefusedNotices);
    };
    // Without the file nothing is sent from this page; the next page tries again.
    resume().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return Notices === undefined ? null : <Notices />;
}
