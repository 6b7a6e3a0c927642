import { brand } from '#brand';
import { type Choices, choiceFor, choiceLanguage } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';

/**
 * The page for the moment when no page can be made. It stands here, words and all, because what would normally supply
 * words and markup is what has just failed.
 */
type Words = { title: string; text: string; home: string };

const faultWords: Choices<Words> = {
  eng: {
    title: 'This page cannot be shown right now',
    text: `The fault is ours and we have noted it. Please try again in a minute, or call ${brand.phone.display}.`,
    home: 'Go to the home page',
  },
  es: {
    title: 'No podemos mostrar esta página en este momento',
    text: `El problema es nuestro y ya quedó registrado. Inténtelo de nuevo en un minuto o llame al ${brand.phone.display}.`,
    home: 'Ir a la página de inicio',
  },
};

/** For whoever asks for more than one caller may: people who share an address read it as well, and did nothing wrong. */
const tooManyWords: Choices<Words> = {
  eng: {
    title: 'Too many pages at once',
    text: `More pages were asked for from your internet address than we can make at once. Please try again in a minute, or call ${brand.phone.display}.`,
    home: 'Go to the home page',
  },
  es: {
    title: 'Demasiadas páginas a la vez',
    text: `Desde su dirección de internet se pidieron más páginas de las que podemos preparar a la vez. Inténtelo de nuevo en un minuto o llame al ${brand.phone.display}.`,
    home: 'Ir a la página de inicio',
  },
};

/**
 * Answers with a short page in the language of the request, or in the one that its words stand in: 500 for a fault, 503
 * with the seconds to wait when there is too much to do.
 */
export function lastResortReply(language: Language, retryAfter?: number): Response {
  return shortPage(faultWords, language, retryAfter === undefined ? 500 : 503, retryAfter);
}

/** Answers 429 with such a page to a caller that asks for more than one may: no fault of ours, and none to be called for. */
export function tooManyPagesReply(language: Language, retryAfter: number): Response {
  return shortPage(tooManyWords, language, 429, retryAfter);
}

/** No part of the design system draws it: it is sent when nothing else may have worked. */
function shortPage(words: Choices<Words>, language: Language, status: number, retryAfter?: number): Response {
  const { title, text, home } = choiceFor(words, language);
  const lang = htmlLang[choiceLanguage(words, language)];
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${title} | ${brand.name}</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      'content-type': 'text/html; charset=utf-8',
      'content-language': lang,
      'cache-control': 'no-store',
    },
  });
}
