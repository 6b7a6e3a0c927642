import { defaultLanguage, formatLocale, htmlLang, languages } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';

/**
 * (`es`, a moment) → `24 de noviembre de 2026 a las 3:40 p. m.`: when a page was saved, on the visitor's clocks. For the worker
 * that shows saved pages: it is one for all languages, and knows that of a page only by its `lang`.
 */
export function savedMoment(lang: string | undefined, savedAt: number): string {
  const language = languages.find((each) => htmlLang[each] === lang) ?? defaultLanguage;
  const format = new Intl.DateTimeFormat(formatLocale[language], { dateStyle: 'long', timeStyle: 'short' });
  return writeHalfOfDay(format.format(savedAt), language);
}
