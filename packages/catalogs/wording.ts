import type { Choices } from '#i18n/choices.ts';
import type { RuleName } from './finding.ts';
import { slugLockWording } from './slug-lock-wording.ts';
import { structureWording } from './structure-wording.ts';
import { glossaryFaultWording, optOutWording, warningWording } from './warnings/wording.ts';
import type { Wording } from './wording-type.ts';

export type { Wording };

/**
 * The words of every rule, in both languages. They are written for translators, who may never have seen the source:
 * `fix` is something to do in the file that the finding names, wherever that is possible.
 */
export const ruleWording: Record<RuleName, Choices<Wording>> = {
  ...warningWording,
  ...optOutWording,
  'po-syntax': {
    eng: { text: '[fault]', fix: '[fault fix]' },
    es: { text: '[fault]', fix: '[fault fix]' },
  },
  duplicate: {
    eng: {
      text: 'This message already stands in line [line]; only one of the two reaches the page.',
      fix: 'Keep the better translation in line [line] and delete this entry.',
    },
    es: {
      text: 'Este mensaje ya está en la línea [line]; solo uno de los dos llega a la página.',
      fix: 'Deje la mejor traducción en la línea [line] y borre esta entrada.',
    },
  },
  'two-translations': {
    eng: {
      text: 'The same message is translated as “[theirs]” in [other], line [line]. A page loads both catalogs, and one of the two words wins by chance.',
      fix: 'Give both entries the same translation. If they mean different things, ask the developers for a context (msgctxt).',
    },
    es: {
      text: 'El mismo mensaje está traducido como «[theirs]» en [other], línea [line]. Una página carga los dos catálogos y gana uno al azar.',
      fix: 'Dé la misma traducción a las dos entradas. Si significan cosas distintas, pida a desarrollo un contexto (msgctxt).',
    },
  },
  'message-alone': {
    eng: {
      text: 'This message is not in [other]: msgid was changed, or the entry was deleted there.',
      fix: 'Write msgid as it was, or put the entry back; msgid is never translated. To change the English itself, change msgstr in locales/eng.',
    },
    es: {
      text: 'Este mensaje no está en [other]: se cambió msgid o allí se borró la entrada.',
      fix: 'Escriba msgid como estaba o vuelva a poner la entrada; msgid no se traduce nunca. Para cambiar el inglés mismo, cambie msgstr en locales/eng.',
    },
  },
  'catalog-missing': {
    eng: {
      text: 'The file is not there; none of its texts would reach a page.',
      fix: 'Bring it back: "git checkout -- [other]". A file of a new area is made by "npm run i18n:extract".',
    },
    es: {
      text: 'El archivo no está; ninguno de sus textos llegaría a una página.',
      fix: 'Recupérelo: "git checkout -- [other]". El de un área nueva lo crea "npm run i18n:extract".',
    },
  },
  'catalog-unknown': {
    eng: {
      text: 'No page reads this file; what you translate here would never be seen.',
      fix: 'Copy your changes into the file that the site reads, then delete this one.',
    },
    es: {
      text: 'Ninguna página lee este archivo; lo que traduzca aquí no se vería nunca.',
      fix: 'Pase sus cambios al archivo que el sitio lee y borre este.',
    },
  },
  missing: {
    eng: {
      text: 'The translation is empty; the site cannot be built with a hole in it.',
      fix: 'Write the translation between the quotes of msgstr.',
    },
    es: {
      text: 'Falta la traducción; el sitio no se puede construir con un hueco.',
      fix: 'Escriba la traducción entre las comillas de msgstr.',
    },
  },
  fuzzy: {
    eng: {
      text: 'The translation is marked as fuzzy: it may belong to an earlier English text.',
      fix: 'Compare it with the English, correct it, then remove "fuzzy" from the line "#,".',
    },
    es: {
      text: 'La traducción está marcada como dudosa: quizá corresponde a un texto inglés anterior.',
      fix: 'Compárela con el inglés, corríjala y quite "fuzzy" de la línea "#,".',
    },
  },
  'previous-left': {
    eng: {
      text: 'A former English text stands above a translation that is not marked as fuzzy, so nobody can tell whether the two were compared.',
      fix: 'Compare the translation with the text of today, then delete the "#|" lines.',
    },
    es: {
      text: 'Hay un texto inglés anterior encima de una traducción que no está marcada como dudosa (fuzzy); así no se sabe si alguien ya las comparó.',
      fix: 'Compare la traducción con el texto de hoy y borre las líneas "#|".',
    },
  },
  'icu-syntax': {
    eng: {
      text: 'The text cannot be read as a message ([reason]); the page would show its braces.',
      fix: 'Check that every { has its }, and copy {…} from the English to the letter.',
    },
    es: {
      text: 'El texto no se puede leer como mensaje ([reason]); la página mostraría las llaves.',
      fix: 'Compruebe que cada { tenga su } y copie {…} del inglés tal cual.',
    },
  },
  'placeholder-lost': {
    eng: {
      text: '[found] is not in the translation[in branch]; what it stands for would not appear.',
      fix: 'Write [found] where the sentence needs it.',
    },
    es: {
      text: '[found] no está en la traducción[in branch]; no aparecería lo que representa.',
      fix: 'Escriba [found] donde la oración lo necesite.',
    },
  },
  'placeholder-unknown': {
    eng: {
      text: '[found] is not in the English; nothing would fill it.',
      fix: 'Use only what the English has: [known].',
    },
    es: {
      text: '[found] no está en el inglés; nada lo sustituiría.',
      fix: 'Use solo lo que tiene el inglés: [known].',
    },
  },
  'placeholder-quoted': {
    eng: {
      text: 'Straight quotes turn [found] into plain text; the page would show the braces.',
      fix: 'Remove the quotes around [found], or use “ ”.',
    },
    es: {
      text: 'Las comillas rectas convierten [found] en texto; la página mostraría las llaves.',
      fix: 'Quite las comillas que rodean [found] o use “ ”.',
    },
  },
  'brace-left': {
    eng: {
      text: 'A brace stands alone or doubled; the page would show it.',
      fix: 'Remove it, or copy {…} from the English to the letter.',
    },
    es: {
      text: 'Hay una llave suelta o doble; la página la mostraría.',
      fix: 'Quítela o copie {…} del inglés tal cual.',
    },
  },
  'format-unknown': {
    eng: {
      text: 'After [found], “[format]” is not what the English has; the page would show the rest as text.',
      fix: 'Copy the word behind the comma from the English; it is not translated.',
    },
    es: {
      text: 'En [found], «[format]» no es lo que tiene el inglés; la página mostraría el resto como texto.',
      fix: 'Copie del inglés la palabra que sigue a la coma; no se traduce.',
    },
  },
  'placeholder-number': {
    eng: {
      text: '[found] says nothing to a translator.',
      fix: 'In [origin], give the value a name ({city}), then run "npm run i18n:extract".',
    },
    es: {
      text: '[found] no le dice nada a quien traduce.',
      fix: 'En [origin], dé un nombre al valor ({city}) y ejecute "npm run i18n:extract".',
    },
  },
  'tag-lost': {
    eng: {
      text: '[found] is not in the translation as often as in the English[in branch]; a link or emphasis would be lost.',
      fix: 'Put [found] and its closing tag around the same words, spelled as in the English.',
    },
    es: {
      text: '[found] no está en la traducción tantas veces como en el inglés[in branch]; se perdería un enlace o un énfasis.',
      fix: 'Ponga [found] y su cierre alrededor de las mismas palabras, escritos como en el inglés.',
    },
  },
  'tag-unknown': {
    eng: {
      text: '[found] is not in the English, or not as often[in branch]; it would do nothing.',
      fix: 'Remove [found] and its closing tag.',
    },
    es: {
      text: '[found] no está en el inglés, o no tantas veces[in branch]; no haría nada.',
      fix: 'Quite [found] y su cierre.',
    },
  },
  'tag-nesting': {
    eng: {
      text: '[found] is left open, crosses another tag or stands inside another one than in the English[in branch].',
      fix: 'Close tags in the reverse order of opening, inside each other as in the English; a tag alone is <br/>.',
    },
    es: {
      text: '[found] queda sin cerrar, se cruza con otra etiqueta o está dentro de otra que en el inglés[in branch].',
      fix: 'Cierre las etiquetas en orden inverso, unas dentro de otras como en el inglés; una sola se escribe <br/>.',
    },
  },
  'tag-number': {
    eng: {
      text: '[found] says nothing to a translator.',
      fix: 'In [origin], name the element (_t="link"), then run "npm run i18n:extract".',
    },
    es: {
      text: '[found] no le dice nada a quien traduce.',
      fix: 'En [origin], dé un nombre al elemento (_t="link") y ejecute "npm run i18n:extract".',
    },
  },
  'plural-other': {
    eng: {
      text: '{[name], …} has no branch "other"; for most values nothing would appear.',
      fix: 'Add other {…} as the last branch.',
    },
    es: {
      text: '{[name], …} no tiene la rama "other"; con casi todos los valores no aparecería nada.',
      fix: 'Agregue other {…} como última rama.',
    },
  },
  'plural-keyword': {
    eng: {
      text: '"[keyword]" is not a plural branch of this language; it would never be shown.',
      fix: 'Use [keywords], or =0, =1 for exact numbers; these words are not translated.',
    },
    es: {
      text: '"[keyword]" no es una rama de plural de este idioma; nunca se mostraría.',
      fix: 'Use [keywords], o =0, =1 para números exactos; estas palabras no se traducen.',
    },
  },
  'select-key': {
    eng: {
      text: '"[key]" is not a branch of the English; it would never be shown.',
      fix: 'Use the branches of the English, untranslated: [keys].',
    },
    es: {
      text: '"[key]" no es una rama del inglés; nunca se mostraría.',
      fix: 'Use las ramas del inglés, sin traducir: [keys].',
    },
  },
  ...structureWording,
  'raw-html': {
    eng: {
      text: '[found] is HTML; the page would show it as it stands.',
      fix: 'Write the character itself (é, &), and only the tags that the English has.',
    },
    es: {
      text: '[found] es HTML; la página lo mostraría tal cual.',
      fix: 'Escriba el carácter mismo (é, &) y solo las etiquetas que tiene el inglés.',
    },
  },
  'control-character': {
    eng: {
      text: 'There is an invisible character ([code]), shown here as �; it disturbs search and screen readers.',
      fix: 'Delete it, or type the passage anew.',
    },
    es: {
      text: 'Hay un carácter invisible ([code]), que aquí se ve como �; estorba al buscar y a los lectores de pantalla.',
      fix: 'Bórrelo o vuelva a escribir el pasaje.',
    },
  },
  'not-nfc': {
    eng: {
      text: 'The letter "[character]" is made of two characters; searching for the word would miss it.',
      fix: 'Type the letter "[character]" anew, or run "npm run i18n:fix", which does it for you.',
    },
    es: {
      text: 'La letra "[character]" está hecha de dos caracteres; al buscar la palabra no se encontraría.',
      fix: 'Vuelva a escribir la letra "[character]" o ejecute "npm run i18n:fix", que lo hace por usted.',
    },
  },
  'other-alphabet': {
    eng: {
      text: '“[found]” ([code]) is a letter of another alphabet or a special form; search does not find the word, and screen readers spell it.',
      fix: 'Type the word anew, here with “[character]”.',
    },
    es: {
      text: '«[found]» ([code]) es una letra de otro alfabeto o una forma especial; la búsqueda no encuentra la palabra y los lectores de pantalla la deletrean.',
      fix: 'Vuelva a escribir la palabra, aquí con «[character]».',
    },
  },
  'wrong-language': {
    eng: {
      text: 'These words are in another language than the file; half of the text may wait for its translation.',
      fix: 'Translate them. A name that the language has taken over goes into locales/words.eng.txt or locales/words.es.txt.',
    },
    es: {
      text: 'Estas palabras están en otro idioma que el archivo; quizá falta traducir la mitad del texto.',
      fix: 'Tradúzcalas. Un nombre que el idioma ha adoptado va en locales/words.eng.txt o locales/words.es.txt.',
    },
  },
  mojibake: {
    eng: {
      text: 'A program has damaged the letters of “[found]”: it read or wrote the file in another encoding.',
      fix: 'Type the word anew and save the file as UTF-8.',
    },
    es: {
      text: 'Un programa dañó las letras de «[found]»: leyó o escribió el archivo con otra codificación.',
      fix: 'Vuelva a escribir la palabra y guarde el archivo en UTF-8.',
    },
  },
  'too-long': {
    eng: {
      text: 'The text has [length] characters; there is room for [maximum].',
      fix: 'Say it in [maximum] characters or fewer.',
    },
    es: {
      text: 'El texto tiene [length] caracteres; caben [maximum].',
      fix: 'Dígalo en [maximum] caracteres o menos.',
    },
  },
  'slug-shape': {
    eng: {
      text: 'An address may hold only the letters a-z, digits and single hyphens between them.',
      fix: 'Write "[suggestion]".',
    },
    es: {
      text: 'Una dirección solo admite letras de la a a la z sin acento, cifras y guiones sueltos entre ellas.',
      fix: 'Escriba "[suggestion]".',
    },
  },
  'slug-length': {
    eng: {
      text: 'This part of an address has [length] characters; [maximum] are allowed.',
      fix: 'Choose a shorter one; it is read aloud and typed.',
    },
    es: {
      text: 'Esta parte de una dirección tiene [length] caracteres; se permiten [maximum].',
      fix: 'Elija una más corta; se lee en voz alta y se teclea.',
    },
  },
  'slug-reserved': {
    eng: {
      text: 'The site itself uses this word at the top of its addresses; the page could not be opened.',
      fix: 'Choose another word.',
    },
    es: {
      text: 'El sitio mismo usa esta palabra al principio de sus direcciones; la página no se podría abrir.',
      fix: 'Elija otra palabra.',
    },
  },
  'slug-shared': {
    eng: {
      text: 'The pages "[owner]" and "[page]" would both be at [path]; one of them could never be opened.',
      fix: 'Give one of the two another word.',
    },
    es: {
      text: 'Las páginas "[owner]" y "[page]" estarían ambas en [path]; una de ellas nunca se podría abrir.',
      fix: 'Dé otra palabra a una de las dos.',
    },
  },
  'slug-crossed': {
    eng: {
      text: 'In locales/[other], this is the address of the page "[owner]", here of "[page]"; a link to the one would lead to the other.',
      fix: 'Choose another word.',
    },
    es: {
      text: 'En locales/[other], esta es la dirección de la página "[owner]" y aquí la de "[page]"; un enlace a una llevaría a la otra.',
      fix: 'Elija otra palabra.',
    },
  },
  'slug-missing': {
    eng: {
      text: 'A page needs the slug "[word]", and the catalog has no such entry.',
      fix: 'Run "npm run i18n:extract", which enters the slugs of src/site/manifest.ts, then translate it.',
    },
    es: {
      text: 'Una página necesita el segmento "[word]" y el catálogo no tiene esa entrada.',
      fix: 'Ejecute "npm run i18n:extract", que agrega los segmentos de src/site/manifest.ts, y tradúzcalo.',
    },
  },
  ...slugLockWording,
  'header-language': {
    eng: {
      text: 'The header does not state the language of the folder; an editor would apply the wrong rules.',
      fix: 'Write "[expected]\\n" in the header.',
    },
    es: {
      text: 'La cabecera no indica el idioma de la carpeta; un editor aplicaría reglas equivocadas.',
      fix: 'Escriba "[expected]\\n" en la cabecera.',
    },
  },
  'header-charset': {
    eng: {
      text: 'The header does not state UTF-8; accents would be damaged.',
      fix: 'Save the file as UTF-8 and write "[expected]\\n" in the header.',
    },
    es: {
      text: 'La cabecera no indica UTF-8; se dañarían los acentos.',
      fix: 'Guarde el archivo en UTF-8 y escriba "[expected]\\n" en la cabecera.',
    },
  },
  'no-origin': {
    eng: {
      text: 'The entry does not say which file shows it (#:), so nobody can find its page.',
      fix: 'Run "npm run i18n:extract"; if the entry disappears, nothing used it.',
    },
    es: {
      text: 'La entrada no dice qué archivo la muestra (#:), así que nadie puede encontrar su página.',
      fix: 'Ejecute "npm run i18n:extract"; si la entrada desaparece, nada la usaba.',
    },
  },
  'no-note': {
    eng: {
      text: '[note reason] needs a note (#.) that tells a translator what it is and where it stands.',
      fix: 'In [origin], add comment="…" to the message, then run "npm run i18n:extract".',
    },
    es: {
      text: '[note reason] necesita una nota (#.) que diga a quien traduce qué es y dónde está.',
      fix: 'En [origin], agregue comment="…" al mensaje y ejecute "npm run i18n:extract".',
    },
  },
  'area-none': {
    eng: {
      text: 'The file has words, but belongs to no catalog; they would never be translated.',
      fix: 'Add its folder to one area in packages/catalogs/catalog-areas.ts.',
    },
    es: {
      text: 'El archivo tiene palabras, pero no pertenece a ningún catálogo; nunca se traducirían.',
      fix: 'Agregue su carpeta a un área en packages/catalogs/catalog-areas.ts.',
    },
  },
  'area-many': {
    eng: {
      text: 'The file belongs to several catalogs ([areas]); one sentence could get two translations.',
      fix: 'Leave it in one area in packages/catalogs/catalog-areas.ts.',
    },
    es: {
      text: 'El archivo pertenece a varios catálogos ([areas]); una oración podría tener dos traducciones.',
      fix: 'Déjelo en una sola área en packages/catalogs/catalog-areas.ts.',
    },
  },
  'not-extracted': {
    eng: {
      text: 'This text of the source is not in [catalog]; nobody can translate it.',
      fix: 'Run "npm run i18n:extract", then translate it.',
    },
    es: {
      text: 'Este texto del código no está en [catalog]; nadie puede traducirlo.',
      fix: 'Ejecute "npm run i18n:extract" y tradúzcalo.',
    },
  },
  'not-in-source': {
    eng: {
      text: 'No page uses this message any more.',
      fix: 'Run "npm run i18n:extract", which removes it.',
    },
    es: {
      text: 'Ninguna página usa ya este mensaje.',
      fix: 'Ejecute "npm run i18n:extract", que lo elimina.',
    },
  },
  gettext: {
    eng: {
      text: 'GNU msgfmt refuses the file ([reason]); editors and services built on it would too.',
      fix: 'Compare the line with the entries around it; a missing field of the header returns when a PO editor saves the file.',
    },
    es: {
      text: 'GNU msgfmt rechaza el archivo ([reason]); también lo harían los editores y servicios que lo usan.',
      fix: 'Compare la línea con las entradas vecinas; si falta un campo de la cabecera, vuelve al guardar el archivo en un editor de PO.',
    },
  },
  'unreadable-source': {
    eng: {
      text: 'The file could not be read for words, so nobody knows whether the catalogs "[area]" are complete.',
      fix: 'Correct the file as the message above says.',
    },
    es: {
      text: 'No se pudieron leer las palabras del archivo; no se sabe si los catálogos "[area]" están completos.',
      fix: 'Corrija el archivo como dice el mensaje anterior.',
    },
  },
};

/** What each fault of a PO file means, by its code. */
export const faultWording: Record<string, Choices<Wording>> = {
  ...glossaryFaultWording,
  'unclosed-string': {
    eng: {
      text: 'A string has no closing quote.',
      fix: 'End the line with "; a quote inside the text is written \\".',
    },
    es: {
      text: 'Falta la comilla que cierra el texto.',
      fix: 'Termine la línea con "; una comilla dentro del texto se escribe \\".',
    },
  },
  'text-after-string': {
    eng: {
      text: 'Something stands after the closing quote; the file cannot be read.',
      fix: 'Write a quote inside the text as \\", or use “ ”.',
    },
    es: {
      text: 'Hay algo después de la comilla de cierre; el archivo no se puede leer.',
      fix: 'Escriba una comilla dentro del texto como \\" o use “ ”.',
    },
  },
  'wrong-quote': {
    eng: {
      text: 'The quotation marks around the text are not straight ones; the file cannot be read.',
      fix: 'Put " at the start and at the end of the text. Inside it, “ ” are welcome.',
    },
    es: {
      text: 'Las comillas que encierran el texto no son rectas; el archivo no se puede leer.',
      fix: 'Ponga " al principio y al final del texto. Dentro de él puede usar « » y “ ”.',
    },
  },
  'conflict-marker': {
    eng: {
      text: 'Two people changed these lines, and Git left both versions here.',
      fix: 'Keep the better version, delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.',
    },
    es: {
      text: 'Dos personas cambiaron estas líneas y Git dejó aquí las dos versiones.',
      fix: 'Deje la mejor versión y borre la otra y las líneas con <<<<<<<, ======= y >>>>>>>.',
    },
  },
  'bad-escape': {
    eng: {
      text: 'A backslash stands before a character that needs none.',
      fix: 'Write a backslash as \\\\, a quote as \\", a line break as \\n.',
    },
    es: {
      text: 'Hay una barra inversa ante un carácter que no la necesita.',
      fix: 'Escriba una barra inversa como \\\\, una comilla como \\", un salto de línea como \\n.',
    },
  },
  'stray-string': {
    eng: {
      text: 'This line belongs to no message.',
      fix: 'Put msgid or msgstr and a quoted text there, or delete the line.',
    },
    es: {
      text: 'Esta línea no pertenece a ningún mensaje.',
      fix: 'Ponga msgid o msgstr y un texto entre comillas, o borre la línea.',
    },
  },
  'unknown-keyword': {
    eng: {
      text: 'This is not a word of the PO format.',
      fix: 'A line starts with msgctxt, msgid, msgstr, a quote or #.',
    },
    es: {
      text: 'Esta palabra no es del formato PO.',
      fix: 'Una línea empieza con msgctxt, msgid, msgstr, una comilla o #.',
    },
  },
  'no-msgid': {
    eng: {
      text: 'A translation stands here without its English.',
      fix: 'Restore the line msgid above it, or run "npm run i18n:extract".',
    },
    es: {
      text: 'Aquí hay una traducción sin su texto inglés.',
      fix: 'Restaure la línea msgid anterior o ejecute "npm run i18n:extract".',
    },
  },
  'no-msgstr': {
    eng: {
      text: 'The message has no line for its translation.',
      fix: 'Add msgstr "…" below it.',
    },
    es: {
      text: 'El mensaje no tiene línea para su traducción.',
      fix: 'Agregue msgstr "…" debajo.',
    },
  },
  'repeated-keyword': {
    eng: {
      text: 'This line stands twice in one message.',
      fix: 'Delete one of the two, or separate the messages by a blank line.',
    },
    es: {
      text: 'Esta línea está dos veces en un mismo mensaje.',
      fix: 'Borre una de las dos o separe los mensajes con una línea en blanco.',
    },
  },
  'not-utf8': {
    eng: {
      text: 'The file is not UTF-8; accents would be damaged.',
      fix: 'Save it as UTF-8 in your editor.',
    },
    es: {
      text: 'El archivo no está en UTF-8; se dañarían los acentos.',
      fix: 'Guárdelo en UTF-8 desde su editor.',
    },
  },
  'byte-order-mark': {
    eng: {
      text: 'The file starts with a byte order mark, which gettext tools refuse.',
      fix: 'Run "npm run i18n:fix", and save as "UTF-8" rather than "UTF-8 with BOM" from now on.',
    },
    es: {
      text: 'El archivo empieza con una marca de orden de bytes, que las herramientas gettext rechazan.',
      fix: 'Ejecute "npm run i18n:fix" y en adelante guarde como "UTF-8", no como "UTF-8 con BOM".',
    },
  },
};

/** The kinds of message that need a note. */
export const noteReasons: Record<string, Choices<string>> = {
  slug: { eng: 'A slug', es: 'Un segmento de dirección' },
  placeholder: { eng: 'A text with a placeholder', es: 'Un texto con un marcador' },
  short: { eng: 'A text under three words', es: 'Un texto de menos de tres palabras' },
};

/** The words around the findings. */
export const reportWording: Choices<{
  found: string;
  fix: string;
  inBranch: (branch: string) => string;
  previous: string;
  summary: (errors: number, warnings: number, catalogs: number, messages: number) => string;
}> = {
  eng: {
    found: 'Text:',
    fix: 'Fix:',
    previous: 'The English was: ',
    inBranch: (branch) => ` (branch ${branch})`,
    summary: (errors, warnings, catalogs, messages) =>
      `${count(errors, 'error', 'errors')}, ${count(warnings, 'warning', 'warnings')} in ` +
      `${count(catalogs, 'catalog', 'catalogs')} with ${count(messages, 'message', 'messages')}.`,
  },
  es: {
    found: 'Texto:',
    fix: 'Solución:',
    previous: 'El inglés era: ',
    inBranch: (branch) => ` (rama ${branch})`,
    summary: (errors, warnings, catalogs, messages) =>
      `${count(errors, 'error', 'errores')}, ${count(warnings, 'aviso', 'avisos')} en ` +
      `${count(catalogs, 'catálogo', 'catálogos')} con ${count(messages, 'mensaje', 'mensajes')}.`,
  },
};

/** `1 error`, `2 errors`. */
function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
