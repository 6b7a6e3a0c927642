import { pageCheck } from './page-check.ts';

/**
 * Words that a language uses all the time. A text counts as one language's when three different of its words stand in it and
 * more than of any other: `text-language` tells the two languages of the site apart, this one names the others.
 */
const usual = {
  en: 'the and of is are with that from by which each this for not you your in to it',
  es: 'el los las y del con por para su que en una se es son más antes cada como',
  fr: 'le les des du est avec dans pour une qui et aux avant chaque nous vous ne pas il elle selon à',
  de: 'der die das und ist den dem des nach vor am er mit für ein eine nicht auf von zu bevor',
  pt: 'não são uma com pelo pela seu sua você do da na ao dos das também sem é mais antes e os',
  it: 'il gli della delle di che è per con sono una nel alla prima non si dei',
  nl: 'het een van niet voor met op zijn wordt bij de en is dat te',
  pl: 'i w na się jest nie do że to z przed każdy dla po jak',
};

/** The letters of other scripts, and the languages that are written with them. */
const scripts: readonly [letters: string, languages: string, isRightToLeft: boolean][] = [
  ['\\p{Script=Cyrillic}', 'ru uk bg sr mk be kk ky mn', false],
  ['\\p{Script=Greek}', 'el', false],
  ['\\p{Script=Arabic}', 'ar fa ur ps ckb', true],
  ['\\p{Script=Hebrew}', 'he iw yi', true],
  ['\\p{Script=Han}', 'zh ja yue', false],
  ['\\p{Script=Hangul}', 'ko', false],
  ['\\p{Script=Devanagari}', 'hi mr ne', false],
  ['\\p{Script=Thai}', 'th', false],
];

/** A text says which language it is in, whatever the language, and runs the way its letters run. */
export const otherLanguages = pageCheck(
  {
    id: 'other-languages',
    title: { eng: 'Texts in further languages', es: 'Textos en otros idiomas' },
    fix: {
      eng: 'Put lang="…" on the element that holds the words, and dir="rtl" where its letters run to the left.',
      es: 'Ponga lang="…" en el elemento que contiene las palabras y dir="rtl" donde las letras van hacia la izquierda.',
    },
    criteria: ['3.1.2', '1.3.2'],
  },
  ({ words, alphabets }) => {
    const { fault, isExposed, languageOf, tidy } = window.auditDom;
    const lists = Object.entries(words).map(([code, all]) => [code, new Set(all.split(' '))] as const);
    const faults = [];
    let looked = 0;
    for (const element of document.body.querySelectorAll('*')) {
      if (
        element.closest('script, style, noscript, template, svg, code, [translate=no]') ||
        !isExposed(element)
      )
        continue;
      const hasOwnWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && tidy(node.textContent) !== '',
      );
      if (!hasOwnWords || getComputedStyle(element).display === 'contents') continue;
      const declared = languageOf(element);
      // What a part of it says in its own language is judged there.
      const text = tidy(
        [...element.childNodes]
          .map((node) => (node instanceof Element && node.hasAttribute('lang') ? '' : node.textContent))
          .join(' '),
      );
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      if (letters < 4) continue;
      looked += 1;
      const { direction } = getComputedStyle(element);
      const foreign = alphabets.find(
        ([script]) => (text.match(new RegExp(script, 'gu'))?.length ?? 0) > letters / 2,
      );
      if (foreign) {
        const [, codes, isRightToLeft] = foreign;
        if (!codes.split(' ').includes(declared))
          faults.push(fault(element, `“${text.slice(0, 40)}” is not in the letters of “${declared}”.`));
        else if (isRightToLeft && direction === 'ltr')
          faults.push(
            fault(element, `“${text.slice(0, 40)}” runs from right to left and is laid out to the right.`),
          );
        continue;
      }
      if (direction === 'rtl') {
        faults.push(
          fault(element, `“${text.slice(0, 40)}” runs from left to right and is laid out to the left.`),
        );
        continue;
      }
      if (text.length < 25) continue;
      const used = new Set(text.toLowerCase().match(/[\p{L}]+/gu) ?? []);
      const counts = lists.map(
        ([code, list]) => [code, [...list].filter((word) => used.has(word)).length] as const,
      );
      const [best, most] = counts.reduce((one, other) => (other[1] > one[1] ? other : one));
      const own = counts.find(([code]) => code === declared)?.[1] ?? 0;
      const second = Math.max(...counts.filter(([code]) => code !== best).map(([, count]) => count));
      const isBetweenOwnTwo = /^(en|es)$/.test(best) && /^(en|es)$/.test(declared);
      if (best !== declared && most >= 3 && most > second && most >= own + 2 && !isBetweenOwnTwo)
        faults.push(
          fault(element, `“${text.slice(0, 40)}…” is in “${best}”, and says that it is in “${declared}”.`),
        );
    }
    return { looked, faults };
  },
  { words: usual, alphabets: scripts },
);
