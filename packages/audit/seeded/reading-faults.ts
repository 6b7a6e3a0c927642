import { pageOrigins } from './page-origins.ts';
import type { SeededFaults } from './seeded-fault.ts';
import { seededFault } from './seeded-page.ts';

const style = (rules: string) => `<style>${rules}</style>`;
const text = '<p>Every yard posts the price of the day at the gate before it opens.</p>';
const long =
  'Every yard posts the price of the day at the gate before it opens, and pays by the weight on the scale, which is tested by the county in spring and in autumn; whoever brings a truck drives onto it twice, once with the load and once without it, and what lies between the two is paid for, less what is wet or mixed with earth.';
const paragraph = `<p class="long">${long}</p>`;
const french =
  'Chaque dépôt affiche le prix du jour à l’entrée avant l’ouverture, et paie selon le poids de la balance.';
const german = 'Jeder Hof hängt den Preis des Tages am Tor aus, bevor er öffnet, und zahlt nach dem Gewicht.';
const portuguese =
  'Cada pátio mostra o preço do dia na entrada antes de abrir, e não paga sem o peso da balança.';
const arabic = 'كل ساحة تعلن سعر اليوم عند البوابة قبل أن تفتح';
const said = (words: string, attributes = '') => `${text}<p ${attributes}>${words}</p>`;

const form = (fields: string) =>
  `<form action="/ask" method="post">${fields}<p><button type="submit">Ask for a price</button></p></form>`;
const field = (id: string, label: string, attributes: string, after = '') =>
  `<p><label for="${id}">${label}</label><input id="${id}" name="${id}" ${attributes}>${after}</p>`;
const mail = (id: string, label: string) => field(id, label, 'type="email" autocomplete="email"');

const nav = (inner: string) =>
  `<header><nav aria-label="Main"><ul><li><a href="/files/help-page">Find a yard</a></li>${inner}</ul></nav><p><a href="${pageOrigins.es}/precios" lang="es" hreflang="es">Español</a></p></header>`;
const here = '<li><a href="/files/page" aria-current="page">Opening times</a></li>';
const help = '<a href="/contact">Contact us</a>';
const foot = (inner: string) =>
  `<footer><nav aria-label="Footer"><ul><li><a href="/accessibility">Accessibility statement</a></li>${inner}</ul></nav></footer>`;

/** What is read: languages and their direction, titles, links, pictures, tables, frames and the shape of the text. */
export const readingFaults: SeededFaults = [
  seededFault(
    {
      id: 'french-unmarked',
      title: 'A paragraph in French is read with the English voice.',
      criteria: ['3.1.2'],
      caughtBy: ['other-languages'],
    },
    { main: said(french) },
    { main: said(french, 'lang="fr"') },
  ),
  seededFault(
    {
      id: 'german-quote-unmarked',
      title: 'A quotation in German does not say so.',
      criteria: ['3.1.2'],
      caughtBy: ['other-languages'],
    },
    { main: `${text}<blockquote><p>${german}</p></blockquote>` },
    { main: `${text}<blockquote lang="de"><p>${german}</p></blockquote>` },
  ),
  seededFault(
    {
      id: 'portuguese-as-spanish',
      title: 'A paragraph in Portuguese says that it is in Spanish.',
      criteria: ['3.1.2'],
      caughtBy: ['other-languages'],
    },
    { main: said(portuguese, 'lang="es"') },
    { main: said(portuguese, 'lang="pt"') },
  ),
  seededFault(
    {
      id: 'russian-unmarked',
      title: 'A line in Russian letters stands in English text.',
      criteria: ['3.1.2'],
      caughtBy: ['other-languages'],
    },
    { main: said('Цена дня висит у ворот до открытия двора.') },
    { main: said('Цена дня висит у ворот до открытия двора.', 'lang="ru"') },
  ),
  seededFault(
    {
      id: 'english-as-french',
      title: 'A paragraph in English says that it is in French.',
      criteria: ['3.1.2'],
      caughtBy: ['other-languages'],
    },
    {
      main: said('The scale is tested by the county in spring and in the autumn of each year.', 'lang="fr"'),
    },
    { main: said('The scale is tested by the county in spring and in the autumn of each year.') },
  ),
  seededFault(
    {
      id: 'arabic-left-to-right',
      title: 'Arabic runs from left to right.',
      criteria: ['1.3.2'],
      caughtBy: ['other-languages'],
    },
    { main: said(arabic, 'lang="ar"') },
    { main: said(arabic, 'lang="ar" dir="rtl"') },
  ),
  seededFault(
    {
      id: 'arabic-turned-by-style',
      title: 'Arabic is put to the right by its alignment and not by its direction.',
      criteria: ['1.3.2'],
      caughtBy: ['other-languages'],
    },
    { main: said(arabic, 'lang="ar" style="text-align:right"') },
    { main: said(arabic, 'lang="ar" dir="rtl" style="text-align:right"') },
  ),
  seededFault(
    {
      id: 'english-right-to-left',
      title: 'An English paragraph says that it runs from right to left.',
      criteria: ['1.3.2'],
      caughtBy: ['other-languages'],
    },
    { main: said('The scale is tested by the county in spring.', 'dir="rtl"') },
    { main: said('The scale is tested by the county in spring.') },
  ),
  seededFault(
    {
      id: 'title-of-other-page',
      title: 'The title is about something that the page never speaks of.',
      criteria: ['2.4.2'],
      caughtBy: ['title-fits'],
    },
    { title: 'Careers and apprenticeships' },
    { title: 'Copper and brass prices' },
  ),
  seededFault(
    {
      id: 'title-of-linked-page',
      title: 'The page has the title of another page that its navigation leads to.',
      criteria: ['2.4.2'],
      caughtBy: ['page-siblings'],
    },
    {
      header: nav(''),
      title: 'Find a yard near the river',
      main: `${text}<p>Find a yard near the river.</p>`,
    },
    { header: nav(''), main: `${text}<p>Find a yard near the river.</p>` },
  ),
  seededFault(
    {
      id: 'title-of-other-entry',
      title:
        'The title is about something that neither the content nor the name in the navigation speaks of.',
      criteria: ['2.4.2'],
      caughtBy: ['title-fits'],
    },
    { header: nav(here), title: 'Careers and apprenticeships' },
    { header: nav(here), title: 'Opening times' },
  ),
  seededFault(
    {
      id: 'title-of-company-only',
      title: 'The title names a company that the page hardly mentions, and nothing of the page.',
      criteria: ['2.4.2'],
      caughtBy: ['title-fits'],
    },
    { title: 'Ferry Street Holdings' },
    { title: 'Prices for copper and brass | Ferry Street Holdings' },
  ),
  seededFault(
    {
      id: 'title-of-sections',
      title: 'The title is made of words that fit every page.',
      criteria: ['2.4.2'],
      caughtBy: ['title-fits'],
    },
    { title: 'Welcome to our website' },
    { title: 'Welcome to the prices for copper' },
  ),
  seededFault(
    {
      id: 'help-moved-down',
      title: 'The link to the help stands in the footer here, and in the header elsewhere.',
      criteria: ['3.2.6'],
      caughtBy: ['page-siblings'],
    },
    { header: nav(''), footer: foot(`<li>${help}</li>`) },
    { header: nav(`<li>${help}</li>`), footer: foot('') },
  ),
  seededFault(
    {
      id: 'help-in-text',
      title: 'The link to the help stands in the text of this page, and in the header elsewhere.',
      criteria: ['3.2.6'],
      caughtBy: ['page-siblings'],
    },
    { header: nav(''), main: `${text}<p>${help}</p>` },
    { header: nav(`<li>${help}</li>`), main: text },
  ),
  seededFault(
    {
      id: 'help-before-navigation',
      title: 'The link to the help comes before the navigation here, and after it elsewhere.',
      criteria: ['3.2.6'],
      caughtBy: ['page-siblings'],
    },
    { header: nav('').replace('<nav', `<p>${help}</p><nav`) },
    { header: nav(`<li>${help}</li>`) },
  ),
  seededFault(
    {
      id: 'key-given-twice',
      title: 'Two links want the same access key.',
      criteria: ['2.1.1'],
      caughtBy: ['access-keys'],
    },
    { main: '<p><a href="/a" accesskey="p">The prices</a> and <a href="/b" accesskey="p">the yards</a></p>' },
    { main: '<p><a href="/a">The prices</a> and <a href="/b">the yards</a></p>' },
  ),
  seededFault(
    {
      id: 'key-of-browser',
      title: 'An access key takes the letter of the browser’s own address bar.',
      criteria: ['2.1.4'],
      caughtBy: ['access-keys'],
    },
    { main: '<p><a href="/a" accesskey="d">The prices of today</a></p>' },
    { main: '<p><a href="/a">The prices of today</a></p>' },
  ),
  seededFault(
    {
      id: 'key-of-word',
      title: 'An access key is a word, which no keyboard has.',
      criteria: ['2.1.1'],
      caughtBy: ['access-keys'],
    },
    { main: '<p><a href="/a" accesskey="prices">The prices of today</a></p>' },
    { main: '<p><a href="/a">The prices of today</a></p>' },
  ),
  seededFault(
    {
      id: 'picture-and-words-apart',
      title: 'A picture and the words beside it are two links to one place.',
      criteria: ['2.4.4'],
      caughtBy: ['adjacent-links'],
    },
    {
      main: '<p><a href="/pier"><img src="/files/yard.svg" alt="The press on the pier"></a> <a href="/pier">The yard at the water</a></p>',
    },
    {
      main: '<p><a href="/pier"><img src="/files/yard.svg" alt=""> The yard at the water</a></p>',
    },
  ),
  seededFault(
    {
      id: 'link-after-its-like',
      title: 'Two links, one after the other, lead to one place.',
      criteria: ['2.4.4'],
      caughtBy: ['adjacent-links'],
    },
    { main: '<p><a href="/pier">The pier</a> <a href="/pier">and its yard</a></p>' },
    { main: '<p><a href="/pier">The pier and its yard</a></p>' },
  ),
  seededFault(
    {
      id: 'card-of-three-links',
      title: 'Picture, heading and last line of a card are three links to one place.',
      criteria: ['2.4.4'],
      caughtBy: ['adjacent-links'],
    },
    {
      main: '<div><a href="/pier"><img src="/files/yard.svg" alt="The press on the pier"></a><h2><a href="/pier">The yard at the water</a></h2><p>Open from seven.</p><p><a href="/pier">More about the yard at the water</a></p></div>',
    },
    {
      main: '<div><img src="/files/yard.svg" alt="The press on the pier"><h2><a href="/pier">The yard at the water</a></h2><p>Open from seven.</p></div>',
    },
  ),
  seededFault(
    {
      id: 'title-repeats-link',
      title: 'The title of a link says its words again.',
      criteria: ['2.4.4'],
      caughtBy: ['title-extras'],
    },
    { main: '<p><a href="/pier" title="The yard at the water">The yard at the water</a></p>' },
    { main: '<p><a href="/pier">The yard at the water</a></p>' },
  ),
  seededFault(
    {
      id: 'title-says-link',
      title: 'The title of a link says that one may click.',
      criteria: ['2.4.4'],
      caughtBy: ['title-extras'],
    },
    { main: '<p><a href="/pier" title="Click here to follow this link">The yard at the water</a></p>' },
    { main: '<p><a href="/pier">The yard at the water</a></p>' },
  ),
  seededFault(
    {
      id: 'picture-repeats-link',
      title: 'A picture in a link says the words of the link again.',
      criteria: ['1.1.1'],
      caughtBy: ['image-alternatives', 'title-extras'],
    },
    {
      main: '<p><a href="/pier"><img src="/files/yard.svg" alt="The yard at the water"> The yard at the water</a></p>',
    },
    { main: '<p><a href="/pier"><img src="/files/yard.svg" alt=""> The yard at the water</a></p>' },
  ),
  seededFault(
    {
      id: 'picture-title-only',
      title: 'A picture has a title that says nothing of it.',
      criteria: ['1.1.1'],
      caughtBy: ['title-extras'],
    },
    {
      main: '<p><img src="/files/yard.svg" alt="The press on the pier" title="Image"></p>',
    },
    { main: '<p><img src="/files/yard.svg" alt="The press on the pier"></p>' },
  ),
  seededFault(
    {
      id: 'picture-in-background',
      title: 'A picture of the yard is the background of an empty box.',
      criteria: ['1.1.1'],
      caughtBy: ['background-pictures'],
    },
    { main: `${text}<div style="height:9rem;background:url(/files/yard.svg)"></div>` },
    { main: `${text}<img src="/files/yard.svg" alt="The press on the pier">` },
  ),
  seededFault(
    {
      id: 'picture-before-nothing',
      title: 'A sign that warns is put into an empty element by the style sheet.',
      criteria: ['1.1.1'],
      caughtBy: ['background-pictures'],
    },
    {
      main: `${style('.sign::before{content:"";display:block;width:2rem;height:2rem;background:url(/files/yard.svg)}')}<p>The scale of today: <span class="sign"></span></p>`,
    },
    {
      main: `${style('.sign::before{content:"";display:block;width:2rem;height:2rem;background:url(/files/yard.svg)}')}<p><span class="sign" aria-hidden="true"></span>The scale is closed today.</p>`,
    },
  ),
  seededFault(
    {
      id: 'picture-for-value',
      title: 'What a term means is a picture in the background.',
      criteria: ['1.1.1'],
      caughtBy: ['background-pictures'],
    },
    { main: '<dl><dt>Road</dt><dd style="height:5rem;background:url(/files/yard.svg)"></dd></dl>' },
    { main: '<dl><dt>Road</dt><dd style="background:linear-gradient(#eee,#ddd)">Open</dd></dl>' },
  ),
  seededFault(
    {
      id: 'table-for-columns',
      title: 'Two columns of text stand in a table.',
      criteria: ['1.3.1', '1.3.2'],
      caughtBy: ['layout-tables'],
    },
    { main: `<table><tr><td><p>${long}</p></td><td><p>${long}</p></td></tr></table>` },
    { main: `<div style="display:flex;gap:2rem"><p>${long}</p><p>${long}</p></div>` },
  ),
  seededFault(
    {
      id: 'table-in-table',
      title: 'A table stands in the cell of another.',
      criteria: ['1.3.1', '1.3.2'],
      caughtBy: ['layout-tables'],
    },
    {
      main: '<table role="presentation"><tr><td><table role="presentation"><tr><td>Copper</td><td>Brass</td></tr></table></td><td>Bronze</td></tr></table>',
    },
    { main: '<div><div><p>Copper</p><p>Brass</p></div><p>Bronze</p></div>' },
  ),
  seededFault(
    {
      id: 'table-for-form',
      title: 'A table lays out the fields of a form.',
      criteria: ['1.3.1'],
      caughtBy: ['layout-tables'],
    },
    {
      main: form(
        '<table role="presentation"><tr><td><label for="a">Your weight</label></td><td><input id="a" name="a"></td></tr><tr><td><label for="b">Your metal</label></td><td><input id="b" name="b"></td></tr></table>',
      ),
    },
    { main: form(field('a', 'Your weight', '') + field('b', 'Your metal', '')) },
  ),
  seededFault(
    {
      id: 'frame-with-empty-title',
      title: 'The title of a frame is empty.',
      criteria: ['4.1.2'],
      caughtBy: ['frame-titles', 'frame-title'],
    },
    { main: `${text}<p><iframe src="/files/yard.svg" title="" width="300" height="200"></iframe></p>` },
    {
      main: `${text}<p><iframe src="/files/yard.svg" title="Drawing of the yard" width="300" height="200"></iframe></p>`,
    },
  ),
  seededFault(
    {
      id: 'frame-named-by-address',
      title: 'The title of a frame is its address.',
      criteria: ['4.1.2'],
      caughtBy: ['frame-titles'],
    },
    {
      main: `${text}<p><iframe src="/files/yard.svg" title="yard.svg" width="300" height="200"></iframe></p>`,
    },
    {
      main: `${text}<p><iframe src="/files/yard.svg" title="Drawing of the yard" width="300" height="200"></iframe></p>`,
    },
  ),
  seededFault(
    {
      id: 'frames-of-one-title',
      title: 'Two frames have one title.',
      criteria: ['4.1.2'],
      caughtBy: ['frame-titles', 'frame-title-unique'],
    },
    {
      main: `${text}<p><iframe src="/files/yard.svg" title="Drawing" width="300" height="200"></iframe> <iframe src="/files/seed.css" title="Drawing" width="300" height="200"></iframe></p>`,
    },
    {
      main: `${text}<p><iframe src="/files/yard.svg" title="Drawing of the yard" width="300" height="200"></iframe></p>`,
    },
  ),
  seededFault(
    {
      id: 'wider-than-window',
      title: 'The page is wider than a usual window.',
      criteria: ['1.4.10'],
      caughtBy: ['text-comfort'],
    },
    { main: `${text}<p style="width:1600px;max-width:none">The scale.</p>` },
    { main: `${text}<p>The scale.</p>` },
  ),
  seededFault(
    {
      id: 'lines-close',
      title: 'The lines of a paragraph lie close upon each other.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{line-height:1.05}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'lines-long',
      title: 'A line has far more than eighty letters.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{max-width:none}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'text-justified',
      title: 'A paragraph is stretched to both margins.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{text-align:justify}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'text-slanted',
      title: 'A whole paragraph is in italics.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{font-style:italic}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'text-in-capitals',
      title: 'A whole paragraph is in capitals.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{text-transform:uppercase}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'text-written-in-capitals',
      title: 'A long sentence is typed in capitals.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: `<p>${long.toUpperCase()}</p>` },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'text-tiny',
      title: 'A paragraph has letters of 9 px.',
      criteria: ['1.4.8'],
      caughtBy: ['text-comfort'],
    },
    { main: paragraph, head: style('.long{font-size:9px;max-width:20rem}') },
    { main: paragraph },
  ),
  seededFault(
    {
      id: 'answer-asked-twice',
      title: 'A form asks twice for the same address of e-mail.',
      criteria: ['3.3.7'],
      caughtBy: ['asked-twice'],
    },
    { main: form(mail('mail', 'Your e-mail') + mail('again', 'Confirm your e-mail')) },
    { main: form(mail('mail', 'Your e-mail')) },
  ),
  seededFault(
    {
      id: 'telephone-asked-twice',
      title: 'Two parts of a form ask for the same telephone.',
      criteria: ['3.3.7'],
      caughtBy: ['asked-twice'],
    },
    {
      main: form(
        field('phone', 'Phone', 'type="tel" autocomplete="tel"') +
          field('call', 'Phone for the driver', 'type="tel" autocomplete="tel"'),
      ),
    },
    { main: form(field('phone', 'Phone', 'type="tel" autocomplete="tel"')) },
  ),
  seededFault(
    {
      id: 'code-repeated',
      title: 'A form wants the number of the account once more.',
      criteria: ['3.3.7'],
      caughtBy: ['asked-twice'],
    },
    { main: form(field('account', 'Account', '') + field('account2', 'Repeat the account', '')) },
    { main: form(field('account', 'Account', '') + field('metal', 'Your metal', '')) },
  ),
  seededFault(
    {
      id: 'hint-untied',
      title: 'The hint below a field is tied to nothing.',
      criteria: ['1.3.1', '3.3.2'],
      caughtBy: ['hint-association'],
    },
    {
      main: form(
        field('lot', 'Number of the lot', '', ' <span>Six digits, on the slip from the scale</span>'),
      ),
    },
    {
      main: form(
        field(
          'lot',
          'Number of the lot',
          'aria-describedby="lot-hint"',
          ' <span id="lot-hint">Six digits, on the slip from the scale</span>',
        ),
      ),
    },
  ),
  seededFault(
    {
      id: 'hint-of-other-field',
      title: 'A hint is tied to another field than the one above it.',
      criteria: ['1.3.1', '3.3.2'],
      caughtBy: ['hint-association'],
    },
    {
      main: form(
        field('lot', 'Number of the lot', '', ' <span id="lot-hint">Six digits, on the slip</span>') +
          field('metal', 'Your metal', 'aria-describedby="lot-hint"'),
      ),
    },
    {
      main: form(
        field(
          'lot',
          'Number of the lot',
          'aria-describedby="lot-hint"',
          ' <span id="lot-hint">Six digits, on the slip</span>',
        ) + field('metal', 'Your metal', ''),
      ),
    },
  ),
  seededFault(
    {
      id: 'error-beside-untied',
      title: 'A message in red stands below a field, and nothing ties it there.',
      criteria: ['3.3.1', '1.3.1'],
      caughtBy: ['hint-association', 'error-association'],
    },
    {
      main: form(
        field('lot', 'Number of the lot', '', ' <strong style="color:#a00">Please enter six digits</strong>'),
      ),
    },
    {
      main: form(
        field(
          'lot',
          'Number of the lot',
          'aria-invalid="true" aria-describedby="lot-say"',
          ' <strong id="lot-say" style="color:#a00">Please enter six digits</strong>',
        ),
      ),
    },
  ),
];
