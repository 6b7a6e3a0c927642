import { type Speller, verbsWithin, withoutAccents } from '../spelling/speller.ts';

/** Forms of "tú" that no rule of endings finds, and that are no other word. */
const irregular = new Set(
  'podrías tendrías harías querrías sabrías vendrías pondrías saldrías habrías dirías podrás tendrás harás querrás sabrás vendrás pondrás saldrás habrás dirás eres estás tienes vienes puedes quieres haces dices sales pones traes sabes debes sigues pides eliges sirves encuentras empiezas comienzas piensas vuelves mueves entiendes prefieres recuerdas conoces ofreces recoges vendes recibes escribes abres lees aprendes decides necesitas buscas pagas fuiste hiciste tuviste pudiste dijiste viniste pusiste trajiste quisiste supiste estuviste diste tengas puedas quieras hagas vengas pongas traigas sepas encuentres vendas recibas elijas dime dinos dile hazlo hazla hazlos hazte ponlo ponla ponte haz ten pon vas has vayas seas estés hayas salgas digas oigas conozcas ofrezcas reduzcas conduzcas vuelvas pidas sigas elijas sientas'.split(
    ' ',
  ),
);

/** Words that look like such a form and are none. */
const innocent = new Set(
  'asiste existe imparte imparten viste coste poste elija venga mercaderías mercadería'.split(' '),
);

/** Words after which a form in -as or -es is a verb rather than a plural. */
const beforeVerb =
  /(?:^|[^\p{L}])(?:si|que|cuando|no|lo|te|cómo|dónde|ya|donde|mientras|cuánto|tú|nos|me)$/iu;

/** Words after which a form of the subjunctive is one: "no olvides", "cuando llegues", "nunca lo abras". */
const beforeWish =
  /(?:^|[^\p{L}])(?:no|nunca|cuando|que|aunque|mientras|donde|apenas)(?:\s(?:lo|le|les|nos|me|te|se))?$|(?:^|[^\p{L}])(?:no|nunca)\s(?:la|las|los)$/iu;

/** Nouns in the plural that look like a verb of "tú": `no barras`, `que placas`. */
const nounNotVerb = new Set(
  'barras placas latas tejas cosas comas cobres cortes cierres choques embarques informes ajustes viajes avances costes clases partes'.split(
    ' ',
  ),
);

/** English verbs that an instruction begins with. */
export const instruction =
  /^(?:remember|note that|come|click|have|let|be|pass|place|pick|hold|find|see|call|bring|sell|buy|read|choose|pick|write|open|close|check|get|ask|send|visit|learn|look|take|keep|use|tell|contact|go|start|enter|type|save|print|share|download|compare|follow|watch|show|hide|remove|clean|cut|sort|drain|weigh|park|wait|leave|stop|report|return|accept|add|apply|confirm|cancel|change|drive|drop|fill|give|make|meet|pay|press|put|search|select|sign|submit|tap|try|turn|view|wear|work|browse|request|schedule|join|pull|load)\b/i;

/** Where in English an instruction goes on, or begins behind a wish: "and press", "please send". */
const furtherInstruction = /(?:\b(?:and|or|then|please|also)\s+|[,;:]\s+)+(\p{Ll}+)/giu;

/** Commands of "tú" that no ending tells, and that may be another word elsewhere (`los que ven`, `sal`). */
const shortCommands = new Set('ven ve di sal'.split(' '));

/** Nouns that look like a command and may end a heading: "Compra y venta", "Carga y descarga". */
const headingNouns = new Set(
  'busca carga compra consulta cuenta descarga entrega firma marca nota oferta paga pesa pregunta prueba recarga renta venta visita'.split(
    ' ',
  ),
);

/** What stands behind a verb that commands; behind a noun stand `de`, `para`, a mark or nothing. */
const afterCommand =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|tu|tus|nuestr[oa]s?|con|qué|dónde|cómo|cuánto|aquí|ahí|lo|más|otr[oa]s?|est[ea]|estos|estas|cada|tod[oa]s?|si|primero|antes|hoy|a|ahora)$/i;

/**
 * The first word of a Spanish text that speaks to the reader as "tú", told by its ending and by whether the word list has
 * its infinitive: `comprarás`, `compraste`, `cómpralo`, `si compras`, `no dejes`, and `Compra los…` where English commands.
 */
export function familiarForm(text: string, source: string, speller: Speller): string | undefined {
  for (const { 0: written, index } of text.matchAll(/\p{L}+/gu)) {
    const word = written.toLowerCase();
    const form = formOf(word, speller);
    if (form === 'innocent' || source.includes(written)) continue;
    if (form === 'familiar') return written;
    const before = text.slice(0, index).trimEnd();
    if (form === 'perhaps' && beforeVerb.test(before)) return written;
    if ((form === 'perhaps' || form === 'wish') && isWishOfTu(word, speller) && beforeWish.test(before))
      return written;
  }
  return familiarCommand(text, source, speller);
}

/** Between two sentences, or two parts of one that may each command. */
const sentenceBreak = /(?<=[.?!:;…][)”»]?)\s+|\n/u;

/**
 * A command to a friend. In -a or -e it is also what "he" or "she" does, so the English must command in the same place:
 * at the start of the same sentence, or further on in one that begins with a command.
 */
function familiarCommand(text: string, source: string, speller: Speller): string | undefined {
  const [sentences, sourceSentences] = [text, source].map((each) => each.split(sentenceBreak));
  const isAligned = sentences?.length === sourceSentences?.length;
  for (const [at, sentence] of (sentences ?? []).entries()) {
    const english = isAligned ? (sourceSentences?.[at] ?? '') : source;
    const words = [...sentence.matchAll(/\p{L}+/gu)];
    const begins = instruction.test(english.replace(/^(?:please|then|now|just),?\s/i, ''));
    const goesOn = [...english.matchAll(furtherInstruction)].some(([, verb = '']) => instruction.test(verb));
    for (const [place, { 0: written, index }] of words.entries()) {
      if (innocent.has(written.toLowerCase()) || source.includes(written)) continue;
      const before = sentence.slice(0, index);
      const isCalled =
        place === 0
          ? begins || (!isAligned && goesOn)
          : begins && goesOn && /(?:^|[\s,])(?:y|e|o|luego|después|entonces)\s$/iu.test(before);
      const isAsked = /por favor,?\s$/iu.test(before);
      if (!isCalled && !isAsked) continue;
      const rest = sentence.slice(index + written.length);
      const isFirst = at === 0 && place === 0;
      if (isCommand(written.toLowerCase(), rest, isFirst, speller)) return written;
    }
  }
  return undefined;
}

/** What a word is by itself: a form of "tú", one or a plural, one only where something is wished, or neither. */
type Form = 'familiar' | 'perhaps' | 'wish' | 'neither' | 'innocent';

/** Few words make up most of a catalog, so each is looked at once. */
const forms = new WeakMap<Speller, Map<string, Form>>();

function formOf(word: string, speller: Speller): Form {
  const known = forms.get(speller) ?? new Map<string, Form>();
  forms.set(speller, known);
  let form = known.get(word);
  if (form === undefined) {
    if (innocent.has(word)) form = 'innocent';
    else if (irregular.has(word) || hasEndingOfTu(word, speller) || commandsWithPronoun(word, speller))
      form = 'familiar';
    else if (nounNotVerb.has(word)) form = 'neither';
    else if (isPresentOfTu(word, speller)) form = 'perhaps';
    else form = isWishOfTu(word, speller) ? 'wish' : 'neither';
    known.set(word, form);
  }
  return form;
}

const isInfinitive = (word: string, speller: Speller) =>
  word.length > 3 &&
  /[aeí]r$|ir$/.test(word) &&
  speller.lists(word) &&
  !/^(?:llar|lugar|hogar|mujer|taller)$/.test(word);

/** Future, conditional, past, and an infinitive with its pronoun: their endings are those of no noun, as long as the rest is a verb. */
function hasEndingOfTu(word: string, speller: Speller): boolean {
  const [, verb = ''] = /^(.+[aei]r)(?:ás|ías)$/.exec(word) ?? [];
  if (verb !== '') return isInfinitive(verb, speller);
  // "pedirte": of usted it is "pedirle".
  const [, infinitive = ''] = /^(.+[aeií]r)te(?:l[oa]s?)?$/.exec(word) ?? [];
  if (infinitive.length > 4) return isInfinitive(withoutAccents(infinitive), speller);
  const [, stem = '', vowel = ''] = /^(.+)([ai])ste$/.exec(word) ?? [];
  if (stem.length < 2) return false;
  return vowel === 'a'
    ? isInfinitive(`${stem}ar`, speller)
    : ['er', 'ir'].some((end) => isInfinitive(stem + end, speller));
}

function isPresentOfTu(word: string, speller: Speller): boolean {
  if (word.endsWith('as')) return isInfinitive(`${word.slice(0, -1)}r`, speller);
  return word.endsWith('es') && ['er', 'ir'].some((end) => isInfinitive(word.slice(0, -2) + end, speller));
}

/** The subjunctive, which forbids and waits: `olvides`, `llegues`, `vendas`; many a plural looks the same. */
function isWishOfTu(word: string, speller: Speller): boolean {
  const stem = word.slice(0, -2);
  const has = (stems: readonly string[], ...ends: string[]) =>
    stems.some((each) => ends.some((end) => isInfinitive(each + end, speller)));
  if (word.endsWith('es')) {
    const spelled = [stem, stem.replace(/gu$/, 'g'), stem.replace(/qu$/, 'c'), stem.replace(/c$/, 'z')];
    return has(spelled.flatMap(weakStems), 'ar');
  }
  if (!word.endsWith('as')) return false;
  const spelled = [stem, stem.replace(/zc$/, 'c'), stem.replace(/j$/, 'g')];
  return has(spelled.flatMap(weakStems), 'er', 'ir');
}

/** A stem with the vowel that its infinitive has: `vuelv` → `volv`, `pierd` → `perd`. */
const weakStems = (stem: string): string[] => [
  stem,
  stem.replace(/ue(?=[^aeiou]*$)/, 'o'),
  stem.replace(/ie(?=[^aeiou]*$)/, 'e'),
];

/** `cómpralo`, `escríbenos`, `encuéntralo`; for usted they are `cómprelo`, `escríbanos`, `encuéntrelo`. */
function commandsWithPronoun(word: string, speller: Speller): boolean {
  if (!/[áéíóú]/.test(word)) return false;
  return verbsWithin(word).some(
    (verb) => verb !== withoutAccents(verb) && isCommandOfTu(withoutAccents(verb), speller),
  );
}

/**
 * @param rest What follows the word in its sentence: an object, a name in capitals, a mark; a noun has `de` or `para`.
 * @param isFirst Whether it begins the whole text: alone it may be a heading then ("Nota").
 */
function isCommand(word: string, rest: string, isFirst: boolean, speller: Speller): boolean {
  const [, next = ''] = /^\s+[“«"]?([\p{L}\p{N}\uFFFC]+)/u.exec(rest) ?? [];
  const isFollowed =
    afterCommand.test(next) || /^\p{Lu}/u.test(next) || (next === 'que' && /^(?:recuerda|nota)$/.test(word));
  const isNoun = !shortCommands.has(word) && (isFirst || headingNouns.has(word));
  const isWhole = /^[.!]$/.test(rest.trim()) || (rest.trim() === '' && !isNoun);
  if (shortCommands.has(word)) return isFollowed || isWhole;
  return (isFollowed || isWhole) && isCommandOfTu(word, speller);
}

/** A verb in -a of the first conjugation or in -e of the others, which commands a friend; where both fit, nobody knows. */
function isCommandOfTu(accented: string, speller: Speller): boolean {
  // "envía", "continúa": their infinitives have no accent.
  const verb = accented.replace(/ía$/, 'ia').replace(/úa$/, 'ua');
  const stem = verb.slice(0, -1);
  const stems = weakStems(stem);
  const has = (end: string, of: readonly string[]) => of.some((each) => isInfinitive(each + end, speller));
  if (verb.endsWith('a')) return has('ar', stems) && !has('er', stems) && !has('ir', stems);
  if (!verb.endsWith('e')) return false;
  const weak = [...stems, stem.replace(/i(?=[^aeiou]*$)/, 'e')];
  return (has('er', stems) || has('ir', weak)) && !has('ar', stems);
}
