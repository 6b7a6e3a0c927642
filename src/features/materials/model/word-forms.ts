/**
 * How words are compared: without case, accents, plural endings and the small words of a question, in English and in
 * Spanish at once, since many people who sell metal mix the two.
 */

/** `Batería` → `bateria`, `n.º 1` → `n.o 1`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The part of a folded word that its singular and plural share: `motores` and `motor` → `motor`, `batteries` and
 * `battery` → `batteri`. It need not be a word; it only has to be the same for both.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  let form = word;
  if (form.length > 3 && form.endsWith('s') && !form.endsWith('ss')) form = form.slice(0, -1);
  if (form.length > 3 && form.endsWith('e')) form = form.slice(0, -1);
  return form.replace(/y$/, 'i').replace(/z$/, 'c');
}

/** "Can" is a thing that people sell; in "can I sell" it is not. */
const questionOpenings = /\bcan (?=(?:i|we|you)\b)/g;

/** `A/C` → `ac`: a name that is written with a slash between letters. */
const slashedLetters = /\b([a-z])\/([a-z])\b/g;

const smallWords = new Set(
  (
    'the an my your our of for and or to in on at with it is are we you do does how much what where buy sell take bring ' +
    'scrap metal old used broken price please no ' +
    'el la los las lo un una unos unas mi mis su sus de del al en con para por que se es son puedo puede donde como ' +
    'cuanto vender vendo comprar compran compra reciben recibe traer llevar chatarra viejo vieja usado usada roto rota ' +
    'precio hay tengo'
  )
    .split(' ')
    .map(stem),
);

/** The words of a text that say something, as stems, each once: `Can I sell my old water heaters?` → `water`, `heater`. */
export function meaningfulStems(text: string): string[] {
  const words = fold(text)
    .replace(questionOpenings, '')
    .replace(slashedLetters, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word));
  return [...new Set(words.map(stem))].filter((form) => !smallWords.has(form));
}
