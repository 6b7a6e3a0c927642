import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** A navigation that takes longer than this, in milliseconds, is worth a word. */
const patience = 1_000;

/** True while a navigation has been under way for more than a second. */
export function useSlowNavigation(): boolean {
  const isPending = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
