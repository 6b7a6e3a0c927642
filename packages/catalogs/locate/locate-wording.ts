import type { Choices } from '#i18n/choices.ts';
import type { Elsewhere, WhereReport } from './locate-report.ts';
import type { View } from './occurrence.ts';

/** The words of `npm run i18n:locate`. */
interface LocateWording {
  title: string;
  intro: string;
  counts: (counts: WhereReport['counts'], pages: number) => string;
  everyPage: string;
  everyPageIntro: (pages: number) => string;
  columns: readonly [number: string, text: string, place: string, line: string];
  picture: string;
  notMet: string;
  elsewhere: Record<Elsewhere, string>;
  views: Record<View, string>;
  /** Parts of a page by the name of their element. */
  parts: Record<string, string>;
  under: (heading: string) => string;
  pages: string;
  morePages: (count: number) => string;
  origin: string;
  note: string;
  nothing: (wanted: string) => string;
  more: (count: number) => string;
  noReport: string;
  written: (file: string) => string;
  progress: (done: number, all: number) => string;
}

/** Both languages side by side. */
export const locateWording: Choices<LocateWording> = {
  eng: {
    title: 'Where each text is',
    intro:
      'Each text with the page that shows it and the line of the catalog that holds it. Change the line, run `npm run i18n`.',
    counts: ({ messages, met, explained, placed }, pages) =>
      `${messages} messages: ${met} met on ${pages} pages, ${explained} explained by their source, ${messages - placed} without a place.`,
    everyPage: 'On nearly every page',
    everyPageIntro: (pages) => `Header, navigation, footer and what else stands on more than ${pages} pages.`,
    columns: ['No.', 'Text', 'Where', 'Line'],
    picture: 'Picture with numbers',
    notMet: 'Met on no page',
    elsewhere: {
      letters: 'In the e-mails that the server sends',
      files: 'In feeds and files that visitors download',
      film: 'In the film, its captions or its transcript',
      address: 'In addresses (slugs)',
      state: 'In a state that nobody opened: an error, an answer, an empty list, another choice',
    },
    views: {
      served: 'as the page opens',
      opened: 'after a button is pressed',
      refused: 'after an empty form is sent',
      file: 'in a file',
    },
    parts: {
      head: 'head of the document',
      header: 'header',
      navigation: 'navigation',
      main: 'main part',
      dialog: 'dialog',
      footer: 'footer',
      aside: 'side',
      region: 'region',
      body: 'page',
      file: 'file',
    },
    under: (heading) => `under “${heading}”`,
    pages: 'Pages',
    morePages: (count) => `and ${count} more`,
    origin: 'Source',
    note: 'Note',
    nothing: (wanted) => `No text holds “${wanted}”. Try fewer words, without placeholders.`,
    more: (count) => `${count} more; write more of the text to see fewer.`,
    noReport:
      'There is no report yet, so only the lines are known. Run "npm run i18n:locate" once for pages.',
    written: (file) => `Written: ${file}`,
    progress: (done, all) => `${done} of ${all} pages`,
  },
  es: {
    title: 'Dónde está cada texto',
    intro:
      'Cada texto con la página que lo muestra y la línea del catálogo donde está escrito. Cambie la línea y ejecute `npm run i18n`.',
    counts: ({ messages, met, explained, placed }, pages) =>
      `${messages} mensajes: ${met} vistos en ${pages} páginas, ${explained} explicados por su origen, ${messages - placed} sin lugar.`,
    everyPage: 'En casi todas las páginas',
    everyPageIntro: (pages) =>
      `Encabezado, navegación, pie y lo demás que aparece en más de ${pages} páginas.`,
    columns: ['N.º', 'Texto', 'Dónde', 'Línea'],
    picture: 'Imagen con números',
    notMet: 'En ninguna página visitada',
    elsewhere: {
      letters: 'En los correos que envía el servidor',
      files: 'En canales de noticias y archivos para descargar',
      film: 'En la película, sus subtítulos o su transcripción',
      address: 'En direcciones (slugs)',
      state: 'En un estado que nadie abrió: un error, una respuesta, una lista vacía, otra opción',
    },
    views: {
      served: 'al abrir la página',
      opened: 'al oprimir un botón',
      refused: 'al enviar un formulario vacío',
      file: 'en un archivo',
    },
    parts: {
      head: 'cabecera del documento',
      header: 'encabezado',
      navigation: 'navegación',
      main: 'parte principal',
      dialog: 'ventana',
      footer: 'pie de página',
      aside: 'lateral',
      region: 'sección',
      body: 'página',
      file: 'archivo',
    },
    under: (heading) => `bajo «${heading}»`,
    pages: 'Páginas',
    morePages: (count) => `y ${count} más`,
    origin: 'Origen',
    note: 'Nota',
    nothing: (wanted) => `Ningún texto contiene «${wanted}». Pruebe con menos palabras y sin marcadores.`,
    more: (count) => `${count} más; escriba más palabras para ver menos.`,
    noReport:
      'Todavía no hay informe y solo se conocen las líneas. Ejecute "npm run i18n:locate" una vez para ver las páginas.',
    written: (file) => `Escrito: ${file}`,
    progress: (done, all) => `${done} de ${all} páginas`,
  },
};
