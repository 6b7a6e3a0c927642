import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasPendingRecords } from '../queue/pending-flag.ts';

/**
 * Goes on with requests that earlier pages could not deliver; belongs on every page. Renders nothing, and costs a page
 * no more than this file, unless this device has or had such a request. It looks again at each page of the visit: a
 * form that was left right after its submit shows the server's answer to nobody.
 */
export function PendingRequests() {
  const [Notices, setNotices] = useState<ComponentType>();
  const { pathname } = useLocation();
  const isAwake = Notices !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the sign that the visitor has gone on
  useEffect(() => {
    if (isAwake) return;
    let gone = false;
    const resume = async () => {
      if (!(await hasPendingRecords()) || gone) return;
      const { QueueNotices } = await import('./QueueNotices.tsx');
      if (!gone) setNotices(() => QueueNotices);
    };
    // Without the file nothing is sent from this page; the next page tries again.
    resume().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [pathname, isAwake]);
  return Notices === undefined ? null : <Notices />;
}
