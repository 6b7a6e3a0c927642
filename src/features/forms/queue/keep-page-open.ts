/**
 * Asks the visitor to stay while a submission lives in this page only: the browser shows its own question when they
 * leave. Call the returned function once the server has acknowledged.
 */
export function keepPageOpen(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
