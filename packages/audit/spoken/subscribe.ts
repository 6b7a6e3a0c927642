import { alertCalls, alertParameters } from '#features/alerts/model/alerts.ts';
import { languageField } from '#features/submissions/model/trap.ts';
import type { Language } from '#i18n/language.ts';
import type { LetterBox } from './letter-box.ts';

/**
 * Signs somebody up for alerts and confirms them, as the link of a letter does. Returns the token that their letters carry: without
 * one, nobody meets the pages on which alerts are changed and stopped.
 */
export async function subscribe(origin: string, language: Language, letters: LetterBox): Promise<string> {
  const email = `${language}.reader@example.com`;
  // An address of its own: what one caller may ask for is needed by the tasks.
  const headers = { 'x-forwarded-for': '10.9.0.1', 'sec-fetch-site': 'same-origin' };
  await fetch(`${origin}${alertCalls.subscribe}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email, language, topics: ['news'] }),
  });
  const letter = await letters.letterTo(email);
  const token = /\btoken=([\w-]{32})/.exec(letter)?.[1] ?? '';
  const { headers: answer } = await fetch(`${origin}${alertCalls.confirm}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ [alertParameters.token]: token, [languageField]: language }),
  });
  const next = new URL(answer.get('location') ?? '', origin).searchParams.get(alertParameters.token);
  if (next === null) throw new Error(`Nobody could be signed up for alerts: ${letter.slice(0, 400)}`);
  return next;
}
