import { defaultLanguage, htmlLang, type Language, languages } from '#i18n/language.ts';

/** The language of the site that a browser likes best. `es-MX,es;q=0.9,en;q=0.5` → `es` */
export function choiceOf(headers: Headers): Language {
  const wanted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) };
    })
    .sort((one, other) => other.weight - one.weight);
  for (const { tag, weight } of wanted) {
    const language = languages.find((each) => htmlLang[each] === tag);
    if (language !== undefined && weight > 0) return language;
  }
  return defaultLanguage;
}
