import type { Choices } from '#i18n/choices.ts';
import type { Wording } from '../wording-type.ts';

type Words = Choices<Wording>;

/** How to answer a warning that is wrong for one string; every warning's fix may end with it. */
const orKeep = {
  eng: (rule: string) =>
    ` If it is right as it is, write "# i18n-ok: ${rule}" above the entry, with a reason.`,
  es: (rule: string) =>
    ` Si así está bien, escriba "# i18n-ok: ${rule}" encima de la entrada, con el motivo.`,
};

function answerable(rule: string, words: Words): Words {
  return {
    eng: { ...words.eng, fix: words.eng.fix + orKeep.eng(rule) },
    es: { ...words.es, fix: words.es.fix + orKeep.es(rule) },
  };
}

/** The words of the rules that judge how a text reads. */
export const warningWording = {
  'end-punctuation': answerable('end-punctuation', {
    eng: {
      text: 'The English ends with “[wanted]”, this text with “[given]” (nothing between the quotes means no mark).',
      fix: 'End it as the English does.',
    },
    es: {
      text: 'El inglés termina con «[wanted]» y este texto con «[given]» (nada entre las comillas significa sin signo).',
      fix: 'Termínelo como el inglés.',
    },
  }),
  'inverted-mark': answerable('inverted-mark', {
    eng: {
      text: '“[mark]” stands alone: Spanish opens with ¿ or ¡ what ? or ! closes, and English uses neither ¿ nor ¡.',
      fix: 'Add the mark that is missing where the question or exclamation starts or ends, or delete this one.',
    },
    es: {
      text: 'El signo «[mark]» está solo: en español ¿ o ¡ abren lo que ? o ! cierran, y en inglés no se usan ¿ ni ¡.',
      fix: 'Agregue el signo que falta donde empieza o termina la pregunta o exclamación, o borre este.',
    },
  }),
  'unpaired-mark': answerable('unpaired-mark', {
    eng: {
      text: '“[mark]” has no partner: a bracket or quotation mark opens or closes alone.',
      fix: 'Add the other one, or delete this one.',
    },
    es: {
      text: '«[mark]» no tiene pareja: un paréntesis o unas comillas se abren o se cierran solos.',
      fix: 'Agregue el que falta o borre este.',
    },
  }),
  'mark-space': answerable('mark-space', {
    eng: {
      text: 'A space is missing or too many beside a mark.',
      fix: 'Write the mark right behind its word and one space after it; none behind “(” or “¿”. One mark is enough.',
    },
    es: {
      text: 'Junto a un signo falta o sobra un espacio.',
      fix: 'Escriba el signo pegado a su palabra y un espacio después; ninguno tras «(» o «¿». Basta un signo.',
    },
  }),
  'clock-time': answerable('clock-time', {
    eng: {
      text: 'The site writes a time of day one way, in tables and in sentences, and this is another.',
      fix: 'Write it with minutes and no-break spaces: 9:00\u00a0a.m. in English, 9:00\u00a0a.\u00a0m. in Spanish; the first time of a range too.',
    },
    es: {
      text: 'El sitio escribe las horas de una sola manera, en tablas y en oraciones, y esta es otra.',
      fix: 'Escríbala con minutos y espacios duros: 9:00\u00a0a.\u00a0m. en español, 9:00\u00a0a.m. en inglés; también la primera de un intervalo.',
    },
  }),
  'tag-place': answerable('tag-place', {
    eng: {
      text: '[found] seems to stand around other words than in the English: exchanged with another tag, or around its neighbors too.',
      fix: 'Put [found] and its closing tag around the words that say what the English has between them.',
    },
    es: {
      text: '[found] parece encerrar otras palabras que en el inglés: está cambiada con otra etiqueta o encierra también a sus vecinas.',
      fix: 'Ponga [found] y su cierre alrededor de las palabras que dicen lo que el inglés tiene entre ellos.',
    },
  }),
  capitals: answerable('capitals', {
    eng: {
      text: 'A capital or small letter is not what this place wants: the start of a text or sentence, a shouted word, or in Spanish a title, day or month.',
      fix: 'Begin as the English begins. In Spanish, inside a sentence only names have capitals; a name made of small words goes into locales/words.es.txt.',
    },
    es: {
      text: 'Una mayúscula o minúscula no corresponde a este lugar: el comienzo del texto o de una oración, una palabra gritada, o en español un título, un día o un mes.',
      fix: 'Empiece como empieza el inglés. En español, dentro de la oración solo los nombres propios llevan mayúscula; uno hecho de palabras comunes va en locales/words.es.txt.',
    },
  }),
  spelling: answerable('spelling', {
    eng: {
      text: 'The word is in no word list of this language; the nearest one that is: “[nearest]” (nothing between the quotes means none).',
      fix: 'Correct it. A name or a word of the trade goes into locales/words.eng.txt or locales/words.es.txt, one a line.',
    },
    es: {
      text: 'La palabra no está en ninguna lista de este idioma; la más parecida: «[nearest]» (nada entre las comillas significa ninguna).',
      fix: 'Corríjala. Un nombre o una palabra del oficio va en locales/words.eng.txt o locales/words.es.txt, una por línea.',
    },
  }),
  'familiar-form': answerable('familiar-form', {
    eng: {
      text: 'This form speaks to the reader as “tú”; the site says “usted” to everybody.',
      fix: 'Write the form of usted (compre, venda, puede, tiene).',
    },
    es: {
      text: 'Esta forma trata de «tú» a quien lee; el sitio trata de «usted» a todos.',
      fix: 'Escriba la forma de usted (compre, venda, puede, tiene).',
    },
  }),
  'double-space': answerable('double-space', {
    eng: { text: 'Two spaces stand in a row.', fix: 'Delete one.' },
    es: { text: 'Hay dos espacios seguidos.', fix: 'Borre uno.' },
  }),
  'edge-space': answerable('edge-space', {
    eng: {
      text: 'The text starts or ends with another space than the English; it would stick to its neighbor or stand apart.',
      fix: 'Start and end it as the English does; "npm run i18n:fix" does it for you.',
    },
    es: {
      text: 'El texto empieza o termina con un espacio distinto del inglés; quedaría pegado a lo que sigue o separado de ello.',
      fix: 'Empiécelo y termínelo como el inglés; "npm run i18n:fix" lo hace por usted.',
    },
  }),
  'repeated-word': answerable('repeated-word', {
    eng: { text: 'A word stands twice in a row.', fix: 'Delete one of the two.' },
    es: { text: 'Una palabra está dos veces seguidas.', fix: 'Borre una de las dos.' },
  }),
  'same-as-source': answerable('same-as-source', {
    eng: {
      text: 'The translation is the English text; it may have been forgotten.',
      fix: 'Translate it. A word that is the same in both languages goes into locales/glossary.csv once.',
    },
    es: {
      text: 'La traducción es el texto inglés; quizá se olvidó traducirlo.',
      fix: 'Tradúzcalo. Una palabra que es igual en los dos idiomas se anota una vez en locales/glossary.csv.',
    },
  }),
  'english-changed': answerable('english-changed', {
    eng: {
      text: 'The English was changed here, but the source still says “[source]”, and translators see that.',
      fix: 'Ask the developers to change it in the source; the Spanish then asks to be looked at again.',
    },
    es: {
      text: 'El inglés se cambió aquí, pero el código todavía dice «[source]», y eso es lo que ve quien traduce.',
      fix: 'Pida a desarrollo que lo cambie en el código; así el español pedirá una nueva revisión.',
    },
  }),
  'date-differs': answerable('date-differs', {
    eng: {
      text: 'The English names [lost] where this text names [added] (– means none): a reader would come on the wrong day.',
      fix: 'Name the months and days of the English, in its order.',
    },
    es: {
      text: 'El inglés nombra [lost] donde este texto nombra [added] (– significa ninguno): alguien vendría el día equivocado.',
      fix: 'Nombre los meses y días del inglés, en su orden.',
    },
  }),
  'number-differs': answerable('number-differs', {
    eng: {
      text: 'The numbers are not those of the English. Only in the English: [lost]. Only here: [added].',
      fix: 'Write the numbers of the English, with a comma for thousands and a point for decimals: 1,234.5.',
    },
    es: {
      text: 'Los números no son los del inglés. Solo en inglés: [lost]. Solo aquí: [added].',
      fix: 'Escriba los números del inglés, con coma para los millares y punto para los decimales: 1,234.5.',
    },
  }),
  'address-differs': answerable('address-differs', {
    eng: {
      text: 'Web addresses, e-mail addresses or telephone numbers are not those of the English. Only in the English: [lost]. Only here: [added].',
      fix: 'Copy them from the English.',
    },
    es: {
      text: 'Las direcciones web, los correos electrónicos o los teléfonos no son los del inglés. Solo en inglés: [lost]. Solo aquí: [added].',
      fix: 'Cópielos del inglés.',
    },
  }),
  inconsistent: answerable('inconsistent', {
    eng: {
      text: '“[source]” is translated as “[theirs]” in [other], line [line]; a visitor meets two names for one thing.',
      fix: 'Give both the same translation.',
    },
    es: {
      text: '«[source]» está traducido como «[theirs]» en [other], línea [line]; el visitante encuentra dos nombres para lo mismo.',
      fix: 'Dé la misma traducción a las dos entradas.',
    },
  }),
  'two-uses': answerable('two-uses', {
    eng: {
      text: 'One entry serves two uses: [uses]. Another language may need a word for each.',
      fix: 'In [origin], give each use a context (msgctxt), then run "npm run i18n:extract".',
    },
    es: {
      text: 'Una sola entrada sirve para dos usos: [uses]. Otro idioma puede necesitar una palabra para cada uno.',
      fix: 'En [origin], dé un contexto (msgctxt) a cada uso y ejecute "npm run i18n:extract".',
    },
  }),
  glossary: answerable('glossary', {
    eng: {
      text: 'The glossary (line [row]) has “[spanish]” for “[term]”.',
      fix: 'Use the word of the glossary, or add this form to its line in locales/glossary.csv.',
    },
    es: {
      text: 'El glosario (línea [row]) dice «[spanish]» para «[term]».',
      fix: 'Use la palabra del glosario o agregue esta forma a su línea en locales/glossary.csv.',
    },
  }),
  style: answerable('style', {
    eng: {
      text: 'The style sheet of this site does not use this form.',
      fix: 'Write: [instead].',
    },
    es: {
      text: 'La hoja de estilo de este sitio no usa esta forma.',
      fix: 'Escriba: [instead].',
    },
  }),
} satisfies Record<string, Words>;

/** The words about the glossary file and about opt-outs. */
export const optOutWording = {
  'glossary-file': {
    eng: { text: '[fault]', fix: '[fault fix]' },
    es: { text: '[fault]', fix: '[fault fix]' },
  },
  'opt-out-refused': {
    eng: {
      text: '"[name]" is an error, and an error shows on a page: a comment cannot allow it.',
      fix: 'Correct the text and delete the comment.',
    },
    es: {
      text: '"[name]" es un error, y un error se ve en la página: un comentario no puede permitirlo.',
      fix: 'Corrija el texto y borre el comentario.',
    },
  },
  'opt-out-unknown': {
    eng: { text: 'No rule has the name "[name]".', fix: 'Use one of [known], or delete the comment.' },
    es: { text: 'Ninguna regla se llama "[name]".', fix: 'Use una de [known], o borre el comentario.' },
  },
  'opt-out-unused': {
    eng: {
      text: 'The rule "[name]" has nothing to say about this text any more.',
      fix: 'Delete the name from the comment, so that the rule speaks up when it must.',
    },
    es: {
      text: 'La regla "[name]" ya no tiene nada que decir de este texto.',
      fix: 'Quite el nombre del comentario, para que la regla avise cuando haga falta.',
    },
  },
} satisfies Record<string, Words>;

/** What each fault of the glossary file means, by its code. */
export const glossaryFaultWording: Record<string, Words> = {
  'csv-missing': {
    eng: {
      text: 'There is no glossary; nobody holds the words to it.',
      fix: 'Restore locales/glossary.csv from the history.',
    },
    es: {
      text: 'No hay glosario; nadie compara las palabras con él.',
      fix: 'Recupere locales/glossary.csv del historial.',
    },
  },
  'csv-header': {
    eng: { text: 'The first line does not name the columns.', fix: 'Let it say: [columns]' },
    es: { text: 'La primera línea no nombra las columnas.', fix: 'Debe decir: [columns]' },
  },
  'csv-cells': {
    eng: {
      text: 'This line has [count] cells instead of [wanted].',
      fix: 'Put a cell that contains a comma between quotes; leave empty cells between commas.',
    },
    es: {
      text: 'Esta línea tiene [count] celdas en lugar de [wanted].',
      fix: 'Ponga entre comillas la celda que contenga una coma; deje las celdas vacías entre comas.',
    },
  },
  'csv-no-spanish': {
    eng: { text: 'This line has no Spanish.', fix: 'Write the word to use in the second column.' },
    es: {
      text: 'Esta línea no tiene español.',
      fix: 'Escriba la palabra que se debe usar en la segunda columna.',
    },
  },
  'csv-empty-rule': {
    eng: {
      text: 'This line has neither an English term nor a wrong form, so it says nothing.',
      fix: 'Write a term in the first column or forms to avoid in the fourth.',
    },
    es: {
      text: 'Esta línea no tiene término inglés ni forma incorrecta, así que no dice nada.',
      fix: 'Escriba un término en la primera columna o las formas que se deben evitar en la cuarta.',
    },
  },
  'csv-clash': {
    eng: { text: 'This form is both right and wrong.', fix: 'Leave it in one of the columns.' },
    es: { text: 'Esta forma figura como correcta y como incorrecta.', fix: 'Déjela en una sola columna.' },
  },
  'csv-twice': {
    eng: {
      text: 'This term already stands in line [line].',
      fix: 'Join the two lines; forms are parted by semicolons.',
    },
    es: {
      text: 'Este término ya está en la línea [line].',
      fix: 'Junte las dos líneas; las formas se separan con punto y coma.',
    },
  },
  'csv-unclosed-quote': {
    eng: {
      text: 'A quoted cell has no closing quote.',
      fix: 'End the cell with "; a quote inside it is written "".',
    },
    es: {
      text: 'Falta la comilla que cierra la celda.',
      fix: 'Termine la celda con "; una comilla dentro se escribe "".',
    },
  },
  'csv-text-after-quote': {
    eng: {
      text: 'Something stands after the closing quote of a cell.',
      fix: 'Write a quote inside a cell as "".',
    },
    es: {
      text: 'Hay algo después de la comilla que cierra la celda.',
      fix: 'Escriba una comilla dentro de la celda como "".',
    },
  },
};
