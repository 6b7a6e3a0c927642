/** Asks for a page by its number; what is no number of a page is a page we do not have. */
export async function forPage<Answer>(
  text: string,
  ask: (page: number) => Promise<Answer | null>,
): Promise<Answer | null> {
  return /^[1-9]\d{0,3}$/.test(text) ? await ask(Number(text)) : null;
}
