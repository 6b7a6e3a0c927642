import { useEffect, useState } from 'react';
import { type Quote, readQuote } from '../../model/quote.ts';

/**
 * The latest quote: the one the page came with, then the one the server answers when the ticker is shown. Undefined
 * when there is none, or when the server cannot say: an old price would pass for a new one.
 */
export function useLatestQuote(address: string, initial: Quote | undefined): Quote | undefined {
  const [quote, setQuote] = useState(initial);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    fetch(address, { signal, credentials: 'omit', headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(
        (answer: unknown) => signal.aborted || setQuote(readQuote(answer)),
        () => signal.aborted || setQuote(undefined),
      );
    return () => leaving.abort();
  }, [address]);
  return quote;
}
