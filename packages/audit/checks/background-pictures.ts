import { inShapeCells, pageCheck } from './page-check.ts';

/**
 * Boxes with nothing in them but a picture of the style sheet's: it has no words, and paper leaves it out. A gradient is no
 * picture, and behind words one decorates. One that says something stands in an element that is a picture and has a name.
 */
export const backgroundPictures = pageCheck(
  {
    id: 'background-pictures',
    title: {
      eng: 'No box holds nothing but a picture in its background',
      es: 'Ninguna caja contiene solo una imagen de fondo',
    },
    fix: {
      eng: 'Put it into the page as an img with its alt, or hide the element from listeners where it only decorates.',
      es: 'Póngala en la página como img con su alt, u oculte el elemento a quien escucha si solo decora.',
    },
    criteria: ['1.1.1'],
    appliesTo: inShapeCells,
  },
  () => {
    const { fault, isRendered } = window.auditDom;
    const shown = [...document.body.querySelectorAll('*')].filter(isRendered);
    const hasPicture = (each: Element) =>
      [undefined, '::before', '::after'].some((part) =>
        /\burl\(/.test(getComputedStyle(each, part).backgroundImage),
      );
    const faults = shown
      .filter(
        (each) => (each.textContent ?? '').trim() === '' && !each.querySelector('img, svg, video, canvas'),
      )
      .filter(
        (each) =>
          !each.closest(
            '[aria-hidden=true], [role=presentation], [role=none], [aria-label], [aria-labelledby]',
          ),
      )
      .filter(hasPicture)
      .map((each) =>
        fault(each, 'There is nothing in this but a picture in its background, which has no words.'),
      );
    return { looked: shown.length, faults };
  },
);
