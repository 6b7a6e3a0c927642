import type { Choices } from '#i18n/choices.ts';
import type { Wording } from './wording-type.ts';

/** The words of the rules about parts that stand in the wrong place. */
export const structureWording = {
  'tag-words': {
    eng: {
      text: '[found] stands around other words than in the English[in branch]: none, too few, too many or half a word. A link would lead from the wrong words.',
      fix: 'Put [found] before and its closing tag behind the words that say what the English has between them.',
    },
    es: {
      text: '[found] encierra otras palabras que en el inglés[in branch]: ninguna, muy pocas, demasiadas o media palabra. Un enlace saldría de las palabras equivocadas.',
      fix: 'Ponga [found] antes y su cierre después de las palabras que dicen lo que el inglés tiene entre ellos.',
    },
  },
  'placeholder-twice': {
    eng: {
      text: '[found] stands [count] times[in branch], in the English [usual] time(s); the page would say its value again.',
      fix: 'Delete the one that the sentence does not need.',
    },
    es: {
      text: '[found] está [count] veces[in branch] y en el inglés [usual]; la página repetiría su valor.',
      fix: 'Borre el que la oración no necesite.',
    },
  },
  'placeholder-dollar': {
    eng: {
      text: 'The page would show the dollar sign of [found].',
      fix: 'Write [name], as in the English.',
    },
    es: {
      text: 'La página mostraría el signo de dólar de [found].',
      fix: 'Escriba [name], como en el inglés.',
    },
  },
  'plural-branch': {
    eng: {
      text: '{[name], …} lacks the branch [keyword]; for that number or case the page would say the wrong words.',
      fix: 'Write the branches that the English has: [keywords].',
    },
    es: {
      text: 'A {[name], …} le falta la rama [keyword]; con ese número o caso la página diría otras palabras.',
      fix: 'Escriba las ramas que tiene el inglés: [keywords].',
    },
  },
  'plural-exchanged': {
    eng: {
      text: 'In {[name], …} the words for one and for several are exchanged or the same; the page would say “1 yards”.',
      fix: 'Write the singular in one {…} and the plural in other {…}.',
    },
    es: {
      text: 'En {[name], …} las palabras para uno y para varios están cambiadas o son iguales; la página diría «1 centros».',
      fix: 'Escriba el singular en one {…} y el plural en other {…}.',
    },
  },
  'line-break': {
    eng: {
      text: 'The English has [wanted] line breaks, this text [given]; a list or a letter would fall apart.',
      fix: 'Write \\n exactly where the English has it. To wrap a long line of the file, close the quotes and open them on the next.',
    },
    es: {
      text: 'El inglés tiene [wanted] saltos de línea y este texto [given]; se descompondría una lista o una carta.',
      fix: 'Escriba \\n solo donde lo tiene el inglés. Para partir una línea larga del archivo, cierre las comillas y ábralas en la siguiente.',
    },
  },
} as const satisfies Record<string, Choices<Wording>>;

/** Rules about parts that are all there, in the wrong place. */
export type StructureRule = keyof typeof structureWording;
