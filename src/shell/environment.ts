/** The environments that show themselves. Any other, and one that cannot be asked, counts as production. */
export const shownEnvironments = ['development', 'azuredev', 'qa'] as const;

/** An environment that is not production. */
export type ShownEnvironment = (typeof shownEnvironments)[number];

let answer: Promise<ShownEnvironment | null> | undefined;

/** Asks the server once, at application start, where this site runs; `null` in production or without an answer. */
export function environment(): Promise<ShownEnvironment | null> {
  answer ??= ask();
  return answer;
}

async function ask(): Promise<ShownEnvironment | null> {
  try {
    const response = await fetch('/api/environment', { headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const name: unknown = await response.json();
    if (typeof name !== 'string') return null;
    return shownEnvironments.find((shown) => shown === name.toLowerCase()) ?? null;
  } catch {
    return null;
  }
}
