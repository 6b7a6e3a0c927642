/** The little words of each language, which make up a third of any sentence; those that two of them share decide nothing. */
const littleWords: Readonly<Record<string, string>> = {
  en: 'the and of to is are was were we you your our with that this for from not it by on what who here have has had been before until more than some may can or at an as be will all which their they his her them when how about if its there but would could should into only',
  es: 'el la los las de del que y en un una con para por se su sus es son más lo al como esta este estos estas qué usted nuestro nuestra muy cuando donde está si ya hay sin sobre desde hasta fue pero también puede entre todo no nos me eso esa aquí así tiene han había ser',
  de: 'der die das und ist sind war nicht ein eine einen einem einer den dem des mit für auf im in von zu zum zur sich auch wir sie ihr ihre unser unsere bei nach aus wird werden oder wenn aber nur noch kann am um bis über durch haben hat dass',
  fr: 'le la les des du de et est sont une un dans pour par sur avec que qui ne pas nous vous notre votre ce cette ces son ses leur leurs au aux il elle depuis mais plus être avoir ou où sans chez dis ma mes je tu avant après',
  it: 'il lo gli le di che e è sono un una per con del della dei delle nel nella non si da dal dalla al alla ai come più anche questo questa nostro nostra vostro ma se o quando dove tra fra ogni può essere ha hanno',
  pt: 'o os as do da dos das em no na nos nas um uma com para por que e é são não se ao à mais como mas seu sua seus suas você nosso nossa ou quando onde foi está até pelo pela também muito isso esta este',
  nl: 'de het een en van is zijn niet met voor op aan in bij naar uit door dat die dit deze wij we u uw onze ons ook maar als dan of worden wordt kan kunnen heeft hebben nog om tot over er geen meer',
};

/** Below so many words a text may be a name, a title or an address. */
const leastWords = 12;
/** How many of its words must be little words of a language before it is that language. */
const leastShare = 0.22;

const wordSets = new Map(
  Object.entries(littleWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/**
 * The language that a longer text is clearly in, of those that this file knows: much more of its little words are of that one
 * than of any other. Undefined where it is short, mixed, or in a language that nobody here knows.
 *
 * `languageOfText` knows two languages and one trade; this knows more of them and less of each, for pages of strangers.
 */
export function clearLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  if (words.length < leastWords) return undefined;
  const hits = [...wordSets]
    .map(([language, set]) => ({ language, count: words.filter((word) => set.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = hits;
  if (!first || first.count < 4 || first.count / words.length < leastShare) return undefined;
  const next = second?.count ?? 0;
  return first.count >= next * 1.6 && first.count >= next + 2 ? first.language : undefined;
}

/** Whether a language is one of those that can be told apart. */
export const isKnownLanguage = (language: string): boolean => wordSets.has(language);
