import { type Speller, verbsWithin, withoutAccents } from '../spelling/speller.ts';

/** Forms of "tú" that no rule of endings finds, and that are no other word. */
const irregular = new Set(
  'podrías tendrías harías querrías sabrías vendrías pondrías saldrías habrías dirías podrás tendrás harás querrás sabrás vendrás pondrás saldrás habrás dirás eres estás tienes vienes puedes quieres haces dices sales pones traes sabes debes sigues pides eliges sirves encuentras empiezas comienzas piensas vuelves mueves entiendes prefieres recuerdas conoces ofreces recoges vendes recibes escribes abres lees aprendes decides necesitas buscas pagas fuiste hiciste tuviste pudiste dijiste viniste pusiste trajiste quisiste supiste estuviste diste tengas puedas quieras hagas vengas pongas traigas sepas encuentres vendas recibas elijas dime dinos dile hazlo hazla hazlos hazte ponlo ponla ponte haz'.split(
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

/** English verbs that an instruction begins with. */
const instruction =
  /^(?:find|see|call|bring|sell|buy|read|choose|pick|write|open|close|check|get|ask|send|visit|learn|look|take|keep|use|tell|contact|go|start|enter|type|save|print|share|download|compare|follow|watch|show|hide|remove|clean|cut|sort|drain|weigh|park|wait|leave|stop|report|return|accept|add|apply|confirm|cancel|change|drive|drop|fill|give|make|meet|pay|press|put|search|select|sign|submit|tap|try|turn|view|wear|work|browse|request|schedule|join|pull|load)\b/i;

/** What stands behind a verb that commands; behind a noun stand `de`, `para`, a mark or nothing. */
const afterCommand =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|tu|tus|nuestr[oa]s?|con|qué|dónde|cómo|cuánto|aquí|ahí|lo|más|otr[oa]s?|est[ea]|estos|estas|cada|tod[oa]s?|si|primero|antes|hoy|a)$/i;

/**
 * The first word of a Spanish text that speaks to the reader as "tú", told by its ending and by whether the word list has
 * its infinitive: `comprarás`, `compraste`, `cómpralo`, `si compras`, and `Compra los…` where English commands.
 */
export function familiarForm(text: string, source: string, speller: Speller): string | undefined {
  const words = [...text.matchAll(/\p{L}+/gu)];
  for (const [at, { 0: written, index }] of words.entries()) {
    const word = written.toLowerCase();
    const form = formOf(word, speller);
    if (form === 'innocent' || source.includes(written)) continue;
    if (form === 'familiar') return written;
    if (form === 'perhaps' && beforeVerb.test(text.slice(0, index).trimEnd())) return written;
    if (at === 0 && instruction.test(source) && isCommand(word, words[1]?.[0] ?? '', speller)) return written;
  }
  return undefined;
}

/** What a word is by itself: a form of "tú", one or a plural, or neither. */
type Form = 'familiar' | 'perhaps' | 'neither' | 'innocent';

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
    else form = isPresentOfTu(word, speller) ? 'perhaps' : 'neither';
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

/** `cómpralo`, `escríbenos`, `encuéntralo`; for usted they are `cómprelo`, `escríbanos`, `encuéntrelo`. */
function commandsWithPronoun(word: string, speller: Speller): boolean {
  if (!/[áéíóú]/.test(word)) return false;
  return verbsWithin(word).some(
    (verb) => verb !== withoutAccents(verb) && isCommandOfTu(withoutAccents(verb), speller),
  );
}

function isCommand(word: string, next: string, speller: Speller): boolean {
  return afterCommand.test(next) && isCommandOfTu(word, speller);
}

/** A verb in -a of the first conjugation or in -e of the others, which commands a friend; where both fit, nobody knows. */
function isCommandOfTu(verb: string, speller: Speller): boolean {
  const stem = verb.slice(0, -1);
  const stems = [stem, stem.replace(/ue(?=[^aeiou]*$)/, 'o'), stem.replace(/ie(?=[^aeiou]*$)/, 'e')];
  const has = (end: string, of: readonly string[]) => of.some((each) => isInfinitive(each + end, speller));
  if (verb.endsWith('a')) return has('ar', stems) && !has('er', stems) && !has('ir', stems);
  if (!verb.endsWith('e')) return false;
  const weak = [...stems, stem.replace(/i(?=[^aeiou]*$)/, 'e')];
  return (has('er', stems) || has('ir', weak)) && !has('ar', stems);
}
