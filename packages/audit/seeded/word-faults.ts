import { pageOrigins } from './page-origins.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { alternatesOf, seededFault } from './seeded-page.ts';

const english =
  '<p>Every yard posts the price of the day at the gate before it opens, and pays by the weight on the scale.</p>';
const spanish =
  '<p>Cada patio anuncia en la entrada el precio del día antes de abrir y paga según el peso de la báscula.</p>';
const search = (name: string) =>
  `<form role="search" action="/search"><label for="q">Find a yard near you</label><input id="q" name="q"><button type="submit" aria-label="${name}">Search</button></form>`;
const news = (link: string) =>
  `<h2>The press on the Portland pier works again</h2><p>It has pressed cars since Monday. ${link}</p>`;
const file = (words: string, attributes = '') =>
  `<p><a href="/files/pdf/good-en.pdf" ${attributes}>${words}</a></p>`;
const picture = (alternative: string, caption = '') =>
  `<p><img src="/files/yard.svg" width="300" height="200" ${alternative}>${caption}</p>`;
const described = (words: string) =>
  `<p><button type="button" aria-describedby="opens">Patios que compran</button></p><p id="opens" hidden>${words}</p>`;
const good = 'Prices for copper, March 2026 (PDF, 40 KB, English)';

/** Languages, names, titles, links, alternatives: what is said and in which voice. */
export const wordFaults: SeededFaults = [
  seededFault(
    {
      id: 'lang-missing',
      title: 'The page does not say its language.',
      criteria: ['3.1.1'],
      caughtBy: ['page-language', 'html-has-lang'],
    },
    { html: '<html>' },
  ),
  seededFault(
    {
      id: 'lang-wrong',
      title: 'A page in Spanish says that it is in English.',
      criteria: ['3.1.1'],
      caughtBy: ['page-language'],
    },
    { language: 'es', html: '<html lang="en">' },
    { language: 'es' },
  ),
  seededFault(
    {
      id: 'lang-invalid',
      title: 'The language of the page is a word and no code.',
      criteria: ['3.1.1'],
      caughtBy: ['page-language', 'html-lang-valid'],
    },
    { html: '<html lang="english">' },
  ),
  seededFault(
    {
      id: 'text-untranslated',
      title: 'A paragraph of the Spanish page stayed English.',
      criteria: ['3.1.2'],
      caughtBy: ['text-language'],
    },
    { language: 'es', main: spanish + english },
    { language: 'es', main: `${spanish}<div lang="en">${english}</div>` },
  ),
  seededFault(
    {
      id: 'short-text-untranslated',
      title: 'A single short sentence in Spanish stands on the English page.',
      criteria: ['3.1.2'],
      caughtBy: ['text-language'],
    },
    { main: `${english}<p>Este patio cierra los domingos.</p>` },
    { main: `${english}<p lang="es">Este patio cierra los domingos.</p>` },
  ),
  seededFault(
    {
      id: 'description-untranslated',
      title: 'The hidden description of a button stayed English on the Spanish page.',
      criteria: ['3.1.2'],
      caughtBy: ['text-language'],
    },
    {
      language: 'es',
      main: `${spanish}${described('Opens the list of yards that buy copper today')}`,
    },
    {
      language: 'es',
      main: `${spanish}${described('Abre la lista de los patios que hoy compran cobre')}`,
    },
  ),
  seededFault(
    {
      id: 'name-untranslated',
      title: 'A button from a library is called “Close” on the Spanish page.',
      criteria: ['3.1.2', '4.1.2'],
      caughtBy: ['name-language'],
    },
    { language: 'es', main: `${spanish}<button type="button" aria-label="Close">×</button>` },
    { language: 'es', main: `${spanish}<button type="button" aria-label="Cerrar">×</button>` },
  ),
  seededFault(
    {
      id: 'role-description-untranslated',
      title: 'A carousel of the Spanish page says “carousel”.',
      criteria: ['3.1.2'],
      caughtBy: ['name-language'],
    },
    {
      language: 'es',
      main: `<section aria-roledescription="carousel" aria-label="Noticias">${spanish}</section>`,
    },
    {
      language: 'es',
      main: `<section aria-roledescription="carrusel" aria-label="Noticias">${spanish}</section>`,
    },
  ),
  seededFault(
    {
      id: 'switch-without-lang',
      title: 'The link to the Spanish page is read with an English voice.',
      criteria: ['3.1.2'],
      caughtBy: ['language-switch'],
    },
    { footer: `<footer><p><a href="${pageOrigins.es}/precios" hreflang="es">Español</a></p></footer>` },
    {
      footer: `<footer><p><a href="${pageOrigins.es}/precios" hreflang="es" lang="es">Español</a></p></footer>`,
    },
  ),
  seededFault(
    {
      id: 'switch-in-foreign-word',
      title: 'The link to the Spanish page says “Spanish”, which its readers may not know.',
      criteria: ['3.1.2'],
      caughtBy: ['language-switch'],
    },
    { footer: `<footer><p><a href="${pageOrigins.es}/precios" hreflang="es">Spanish</a></p></footer>` },
    {
      footer: `<footer><p><a href="${pageOrigins.es}/precios" hreflang="es" lang="es">Español</a></p></footer>`,
    },
  ),
  seededFault(
    {
      id: 'hreflang-swapped',
      title: 'The addresses of the two languages are swapped.',
      criteria: ['3.1.1', '2.4.5'],
      caughtBy: ['alternate-languages'],
    },
    {
      alternates: alternatesOf('en')
        .replace('hreflang="en"', 'hreflang="x"')
        .replace('hreflang="es"', 'hreflang="en"')
        .replace('hreflang="x"', 'hreflang="es"'),
    },
  ),
  seededFault(
    {
      id: 'hreflang-one-way',
      title: 'The Spanish page does not name the English one back.',
      criteria: ['2.4.5'],
      caughtBy: ['alternate-languages'],
    },
    {
      alternates: alternatesOf('en').replace(
        `hreflang="es" href="${pageOrigins.es}/precios"`,
        `hreflang="es" href="${pageOrigins.es}/files/one-way"`,
      ),
    },
  ),
  seededFault(
    {
      id: 'hreflang-relative',
      title: 'The address of the other language is no whole address.',
      criteria: ['2.4.5'],
      caughtBy: ['alternate-languages'],
    },
    { alternates: alternatesOf('en').replace(`"${pageOrigins.es}/precios"`, '"/precios"') },
  ),
  seededFault(
    {
      id: 'title-missing',
      title: 'The page has no title.',
      criteria: ['2.4.2'],
      caughtBy: ['page-title', 'document-title'],
    },
    { title: '' },
  ),
  seededFault(
    {
      id: 'title-of-template',
      title: 'The title is that of the template.',
      criteria: ['2.4.2'],
      caughtBy: ['page-title'],
    },
    { title: 'Untitled document' },
  ),
  seededFault(
    {
      id: 'link-read-more',
      title: 'A link says “Read more”.',
      criteria: ['2.4.4', '2.4.9'],
      caughtBy: ['link-purpose'],
    },
    { main: news('<a href="/news/press">Read more</a>') },
    { main: news('<a href="/news/press">How the press was mended</a>') },
  ),
  seededFault(
    {
      id: 'link-here-spanish',
      title: 'A link of the Spanish page says “aquí”.',
      criteria: ['2.4.4', '2.4.9'],
      caughtBy: ['link-purpose'],
    },
    { language: 'es', main: `${spanish}<p>Vea los precios <a href="/lista">aquí</a>.</p>` },
    { language: 'es', main: `${spanish}<p>Vea los <a href="/lista">precios de todos los patios</a>.</p>` },
  ),
  seededFault(
    {
      id: 'link-without-words',
      title: 'A link holds a drawing and no words.',
      criteria: ['2.4.4', '4.1.2'],
      caughtBy: ['link-purpose', 'graphic-names', 'link-name'],
    },
    {
      main: '<p><a href="/map"><svg width="44" height="44" aria-hidden="true"><circle cx="22" cy="22" r="20"/></svg></a></p>',
    },
    {
      main: '<p><a href="/map"><svg width="44" height="44" aria-hidden="true"><circle cx="22" cy="22" r="20"/></svg><span class="clipped">Map of the yards</span></a></p>',
    },
  ),
  seededFault(
    {
      id: 'links-of-one-name',
      title: 'Two links are called alike and lead to different reports.',
      criteria: ['2.4.4', '2.4.9'],
      caughtBy: ['same-name-links', 'identical-links-same-purpose'],
    },
    {
      main: '<ul><li><a href="/report/2024">Yearly report</a></li><li><a href="/report/2025">Yearly report</a></li></ul>',
    },
    {
      main: '<ul><li><a href="/report/2024">Yearly report 2024</a></li><li><a href="/report/2025">Yearly report 2025</a></li></ul>',
    },
  ),
  seededFault(
    {
      id: 'new-window-unsaid',
      title: 'A link opens a new tab without saying so.',
      criteria: ['3.2.5'],
      caughtBy: ['new-windows'],
    },
    { main: '<p>The <a href="/scale" target="_blank">rules of the scale</a> are public.</p>' },
    {
      main: '<p>The <a href="/scale" target="_blank">rules of the scale (opens in a new tab)</a> are public.</p>',
    },
  ),
  seededFault(
    {
      id: 'file-without-size',
      title: 'A link to a file does not say its kind and size.',
      criteria: ['2.4.4'],
      caughtBy: ['file-links'],
    },
    { main: file('Prices for copper, March 2026 (English)') },
    { main: file(good) },
  ),
  seededFault(
    {
      id: 'file-of-other-language',
      title: 'A link of the Spanish page to an English file names no language.',
      criteria: ['2.4.4', '3.1.2'],
      caughtBy: ['file-links'],
    },
    { language: 'es', main: file('Precios del cobre, marzo de 2026 (PDF, 40 KB)', 'hreflang="en"') },
    {
      language: 'es',
      main: file('Precios del cobre, marzo de 2026 (PDF, 40 KB, en inglés)', 'hreflang="en"'),
    },
  ),
  seededFault(
    {
      id: 'alt-missing',
      title: 'A picture has no alternative.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives', 'image-alt'],
    },
    { main: picture('') },
    { main: picture('alt="Copper pipes, cut and bundled for the scale"') },
  ),
  seededFault(
    {
      id: 'alt-file-name',
      title: 'The alternative is the name of the file.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives'],
    },
    { main: picture('alt="IMG_2041.jpg"') },
    { main: picture('alt="Copper pipes, cut and bundled for the scale"') },
  ),
  seededFault(
    {
      id: 'alt-image-of',
      title: 'The alternative says that it is a picture.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives'],
    },
    { main: picture('alt="Image of copper pipes on a scale"') },
    { main: picture('alt="Copper pipes on a scale"') },
  ),
  seededFault(
    {
      id: 'alt-said-twice',
      title: 'The alternative says what the text beside it says.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives', 'image-redundant-alt'],
    },
    {
      main: `<p><a href="/yards">${'<img src="/files/yard.svg" width="300" height="200" alt="All yards on one map">'} All yards on one map</a></p>`,
    },
    {
      main: `<p><a href="/yards">${'<img src="/files/yard.svg" width="300" height="200" alt="">'} All yards on one map</a></p>`,
    },
  ),
  seededFault(
    {
      id: 'words-drawn',
      title: 'Words are drawn in a picture that has no name.',
      criteria: ['1.1.1', '1.4.5'],
      caughtBy: ['graphic-names', 'svg-img-alt'],
    },
    {
      main: '<svg width="300" height="80" viewBox="0 0 300 80"><text x="10" y="50">Open on Saturday</text></svg>',
    },
    {
      main: '<svg role="img" aria-label="Open on Saturday" width="300" height="80" viewBox="0 0 300 80"><text x="10" y="50">Open on Saturday</text></svg>',
    },
  ),
  seededFault(
    {
      id: 'label-not-in-name',
      title: 'The button shows “Search” and is called otherwise.',
      criteria: ['2.5.3'],
      caughtBy: ['label-in-name', 'label-content-name-mismatch'],
    },
    { main: search('Submit the form') },
    { main: search('Search the yards') },
  ),
  seededFault(
    {
      id: 'buttons-of-one-name',
      title: 'Two buttons called “Remove” remove different things.',
      criteria: ['2.4.6', '4.1.2'],
      caughtBy: ['same-name-controls'],
    },
    {
      main: '<ul><li>Portland <button type="button">Remove</button></li><li>Tacoma <button type="button">Remove</button></li></ul>',
    },
    {
      main: '<ul><li>Portland <button type="button" aria-label="Remove Portland">Remove</button></li><li>Tacoma <button type="button" aria-label="Remove Tacoma">Remove</button></li></ul>',
    },
  ),
  seededFault(
    {
      id: 'frame-untitled',
      title: 'A page in the page has no title.',
      criteria: ['4.1.2', '2.4.1'],
      caughtBy: ['frame-titles', 'frame-title'],
    },
    {
      main: '<iframe width="300" height="150" srcdoc="&lt;!DOCTYPE html&gt;&lt;html lang=en&gt;&lt;title&gt;Map&lt;/title&gt;&lt;main aria-label=Map&gt;&lt;h1&gt;Map of yards&lt;/h1&gt;&lt;/main&gt;"></iframe>',
    },
    {
      main: '<iframe title="Map of the yards" width="300" height="150" srcdoc="&lt;!DOCTYPE html&gt;&lt;html lang=en&gt;&lt;title&gt;Map&lt;/title&gt;&lt;main aria-label=Map&gt;&lt;h1&gt;Map of yards&lt;/h1&gt;&lt;/main&gt;"></iframe>',
    },
  ),
];
