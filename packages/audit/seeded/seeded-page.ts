import { pageOrigins } from './page-origins.ts';
import type { SeededFault } from './seeded-fault.ts';

/** What differs between seeded pages; all else is a complete page without a fault. */
export interface PageParts {
  /** The language of the page, and of the words around its content; English where nothing is said. */
  language?: 'en' | 'es';
  title?: string;
  heading?: string;
  /** The content of `main`, below the heading of level 1. */
  main?: string;
  /** More in the head: styles, links, metas. */
  head?: string;
  /** Instead of the usual parts, to break one of them. */
  html?: string;
  viewport?: string;
  alternates?: string;
  skip?: string;
  header?: string;
  breadcrumb?: string;
  footer?: string;
  /** The whole of `main`, with its tags. */
  mainElement?: string;
  /** After everything: a script, a dialog. */
  end?: string;
}

const words = {
  en: {
    title: 'Copper and brass prices',
    heading: 'Prices for copper and brass',
    skip: 'Skip to main content',
    main: 'Main',
    trail: 'Breadcrumb',
    home: 'Home',
    sell: 'Sell to us',
    yards: 'Find a yard',
    here: 'Prices',
    footer: 'Footer',
    statement: 'Accessibility statement',
    description: 'What the yards pay today for copper, brass and bronze, by grade and by weight.',
    text: '<p>Every yard posts the price of the day at the gate before it opens, and pays by the weight on the scale.</p>',
    otherLink: '<a href="ORIGIN/precios" lang="es" hreflang="es">Español</a>',
  },
  es: {
    title: 'Precios del cobre y del latón',
    heading: 'Precios para el cobre y el latón',
    skip: 'Saltar al contenido principal',
    main: 'Principal',
    trail: 'Ruta de la página',
    home: 'Inicio',
    sell: 'Véndanos',
    yards: 'Busque un patio',
    here: 'Precios',
    footer: 'Pie de página',
    statement: 'Declaración de accesibilidad',
    description: 'Lo que los patios pagan hoy por el cobre, el latón y el bronce, según el grado y el peso.',
    text: '<p>Cada patio anuncia en la entrada el precio del día antes de abrir y paga según el peso de la báscula.</p>',
    otherLink: '<a href="ORIGIN/prices" lang="en" hreflang="en">English</a>',
  },
};

/** The links by which the two language versions of a seeded page name each other. */
export function alternatesOf(language: 'en' | 'es'): string {
  const [english, spanish] = [`${pageOrigins.en}/prices`, `${pageOrigins.es}/precios`];
  return `<link rel="canonical" href="${language === 'en' ? english : spanish}">
<link rel="alternate" hreflang="en" href="${english}">
<link rel="alternate" hreflang="es" href="${spanish}">
<link rel="alternate" hreflang="x-default" href="${english}">`;
}

/** A whole page: language, title, landmarks, skip link, heading, trail. A fault is put in through one of the parts. */
export function seededPage(parts: PageParts = {}): string {
  const language = parts.language ?? 'en';
  const say = words[language];
  const other = language === 'en' ? pageOrigins.es : pageOrigins.en;
  const header =
    parts.header ??
    `<header>
<nav aria-label="${say.main}"><ul>
<li><a href="/">${say.home}</a></li><li><a href="/sell">${say.sell}</a></li><li><a href="/yards">${say.yards}</a></li>
</ul></nav>
<p>${say.otherLink.replace('ORIGIN', other)}</p>
</header>`;
  const breadcrumb =
    parts.breadcrumb ??
    `<nav aria-label="${say.trail}"><ol>
<li><a href="/">${say.home}</a></li><li><a href="${language === 'en' ? '/prices' : '/precios'}" aria-current="page">${say.here}</a></li>
</ol></nav>`;
  const mainElement =
    parts.mainElement ??
    `<main id="main" tabindex="-1">
<h1>${parts.heading ?? say.heading}</h1>
${parts.main ?? say.text}
</main>`;
  const footer =
    parts.footer ??
    `<footer><nav aria-label="${say.footer}"><ul><li><a href="/accessibility">${say.statement}</a></li></ul></nav></footer>`;
  return `<!DOCTYPE html>
${parts.html ?? `<html lang="${language}">`}
<head>
<meta charset="utf-8">
<title>${parts.title ?? say.title}</title>
${parts.viewport ?? '<meta name="viewport" content="width=device-width, initial-scale=1">'}
<meta name="description" content="${say.description}">
${parts.alternates ?? alternatesOf(language)}
<link rel="stylesheet" href="/files/seed.css">
${parts.head ?? ''}
</head>
<body>
${parts.skip ?? `<a class="skip" href="#main">${say.skip}</a>`}
${header}
${breadcrumb}
${mainElement}
${footer}
${parts.end ?? ''}
</body>
</html>
`;
}

/** Makes a seeded fault of two pages that differ in the parts named, and in nothing else. */
export function seededFault(
  facts: Omit<SeededFault, 'faulty' | 'control'>,
  faulty: PageParts,
  control: PageParts = {},
): SeededFault {
  return { ...facts, faulty: seededPage(faulty), control: seededPage(control) };
}
