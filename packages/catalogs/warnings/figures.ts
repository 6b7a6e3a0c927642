import { type Language, languages } from '#i18n/language.ts';

/** A web address, an e-mail address or a telephone number, as people write them. */
const addressPattern =
  /https?:\/\/[^\s<>"”»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+?1[-. ])?(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu|ca|us|mx|example|test)\b(?:\/[^\s<>"”»]*)?/gi;

/** The addresses in a text, each as machines would read it: telephone numbers by their digits, no closing full stop. */
export function addressesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!/[@.\d]/.test(text)) return found;
  for (const [passage] of text.matchAll(addressPattern)) {
    const written = passage.replace(/[.,;:!?)\]]+$/, '');
    const isTelephone = /^[+(\d][\d\s().+-]*$/.test(written);
    const key = isTelephone ? written.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '') : written.toLowerCase();
    found.set(key, written);
  }
  return found;
}

/**
 * How much a word after a number makes of it. `billón` is a million millions, `billion` a thousand. A language that is not here
 * yet compares digits alone.
 */
const scales: Partial<Record<Language, [pattern: string, factor: number][]>> = {
  eng: [
    ['trillion', 1e12],
    ['billion', 1e9],
    ['million', 1e6],
    ['thousand', 1e3],
  ],
  es: [
    ['bill(?:ones|ón)', 1e12],
    ['mil\\s+millones', 1e9],
    ['mill(?:ones|ón)', 1e6],
    ['mil', 1e3],
  ],
};

const numberPattern = Object.fromEntries(
  languages.map((language) => {
    // `(?!)` matches nothing.
    const words = (scales[language] ?? [['(?!)', 1]]).map(([pattern]) => pattern).join('|');
    return [
      language,
      new RegExp(`(?<!\\d)(\\d+(?:[.,]\\d+)*)(?::00(?!\\d))?(?:[\\s\\u00A0]+(${words})(?!\\p{L}))?`, 'giu'),
    ];
  }),
) as Record<Language, RegExp>;

/**
 * The numbers in a text, by value: `1,234.50` → 1234.50 in English and in the Spanish of the United States;
 * `1.2 billion` and `1,200 millones` are one number. Addresses are taken out before. What is written otherwise
 * (`1.234,50`) keeps its own writing, and so differs.
 */
export function numbersIn(text: string, language: Language): Map<string, string> {
  const found = new Map<string, string>();
  if (!/\d/.test(text)) return found;
  for (const [passage, digits = '', scale] of text
    .replace(addressPattern, ' ')
    .matchAll(numberPattern[language])) {
    found.set(canonicalValue(digits, scale, language), passage.trim());
  }
  return found;
}

function canonicalValue(digits: string, scale: string | undefined, language: Language): string {
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  const plain = isGrouped ? digits.replaceAll(',', '') : digits;
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return plain;
  if (scale === undefined) return plain.replace(/^0+(?=\d)/, '');
  const factor = scales[language]?.find(([pattern]) => new RegExp(`^${pattern}$`, 'i').test(scale))?.[1] ?? 1;
  return String(Number((Number(plain) * factor).toPrecision(12)));
}

/** Numbers as words, each with its value; `un` and `una` are also articles, which does no harm. */
const numberWords: Partial<Record<Language, ReadonlyMap<string, number>>> = {
  eng: wordsByValue(
    'zero no none|one first once a an single sole|two second twice both double pair half|three third|four fourth quarter|five fifth|six sixth|seven seventh|eight eighth|nine ninth|ten tenth|eleven|twelve noon dozen|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety hundred',
  ),
  es: wordsByValue(
    'cero ningún ninguna ninguno sin|uno una un primer primero primera único única|dos segundo segunda ambos ambas doble par medio media mitad|tres tercer tercero tercera|cuatro cuarto cuarta|cinco quinto quinta|seis sexto sexta|siete séptimo séptima|ocho octavo octava|nueve noveno novena|diez décimo décima|once|doce mediodía docena|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  ),
};

function wordsByValue(small: string, tens: string): ReadonlyMap<string, number> {
  const ones = small
    .split('|')
    .flatMap((words, value) => words.split(' ').map((word) => [word, value] as const));
  return new Map([...ones, ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const)]);
}

/**
 * Whether a text says a number in words: `3` in "three yards", `75` in "setenta y cinco"; a decade counts by its tens
 * (`1970` in "los años setenta").
 */
export function saysInWords(text: string, value: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => {
    const number = numberWords[language]?.get(word);
    if (number === undefined) return false;
    const next = words[at + 1] === 'y' ? words[at + 2] : words[at + 1];
    const unit = numberWords[language]?.get(next ?? '') ?? 10;
    const isDecade = number >= 20 && /^(?:19|20)\d0$/.test(value) && Number(value) % 100 === number;
    return (
      String(number) === value || (number >= 20 && unit < 10 && String(number + unit) === value) || isDecade
    );
  });
}

/** What one text has and the other lacks. */
export interface FigureDifference {
  /** As the source writes it. */
  lost: string[];
  /** As the translation writes it. */
  added: string[];
}

/** Compares the numbers of two texts; one that the other text says in a word is no difference. */
export function numberDifference(
  source: string,
  target: string,
  sourceLanguage: Language,
  language: Language,
): FigureDifference {
  const [wanted, given] = [numbersIn(source, sourceLanguage), numbersIn(target, language)];
  return difference(wanted, given, {
    isSaid: (value) => saysInWords(target, value, language),
    isSaidInSource: (value) => saysInWords(source, value, sourceLanguage),
  });
}

/** Compares the web addresses, e-mail addresses and telephone numbers of two texts. */
export function addressDifference(source: string, target: string): FigureDifference {
  return difference(addressesIn(source), addressesIn(target), {
    isSaid: () => false,
    isSaidInSource: () => false,
  });
}

function difference(
  wanted: Map<string, string>,
  given: Map<string, string>,
  said: { isSaid: (value: string) => boolean; isSaidInSource: (value: string) => boolean },
): FigureDifference {
  const lost = [...wanted].filter(([value]) => !given.has(value) && !said.isSaid(value));
  const added = [...given].filter(([value]) => !wanted.has(value) && !said.isSaidInSource(value));
  return { lost: lost.map(([, text]) => text), added: added.map(([, text]) => text) };
}
