import { type Choices, choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language, otherLanguage } from '#i18n/language.ts';
import { escapeMarkup } from './markup.ts';
import { reportStyle } from './style.ts';
import { wording } from './wording.ts';

/** What differs from page to page; `opening`, `figures` and `body` are markup, and the body has the `main` of the page. */
interface FramedPage {
  site: string;
  heading: string;
  /** The page in each language, so that one leads to the other. */
  files: Choices<string>;
  opening: string;
  figures?: string;
  body: string;
}

/** A page of the report: no script, one style, and the way to the same page in the other language. */
export function framed(
  language: Language,
  { site, heading, files, opening, figures = '', body }: FramedPage,
): string {
  const words = choiceFor(wording, language);
  const other = otherLanguage(language);
  return `<!doctype html>
<html lang="${htmlLang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'">
<title>${escapeMarkup(`${heading}: ${site}`)}</title>
<style>
${reportStyle}</style>
</head>
<body>
<a class="skip" href="#main">${escapeMarkup(words.skip)}</a>
<header><div class="plate"><div class="wide">
<div class="bar"><p>${escapeMarkup(site)}</p><a href="${choiceFor(files, other)}" lang="${htmlLang[other]}" hreflang="${htmlLang[other]}">${escapeMarkup(words.otherLanguage)}</a></div>
<h1>${escapeMarkup(heading)}</h1>
${opening}
</div></div>${figures}</header>
${body}
</body>
</html>
`;
}
