import { pageCheck } from './page-check.ts';

/** Of a carousel exactly the slides that are seen are heard and reached; each says which it is of how many. */
export const carousels = pageCheck(
  {
    id: 'carousels',
    title: { eng: 'Carousels', es: 'Carruseles' },
    fix: {
      eng: 'Put hidden or inert on every slide that is not in view, name the section, and label slides “2 of 5”.',
      es: 'Ponga hidden o inert en las diapositivas que no se ven, dé nombre a la sección y rotule las diapositivas «2 de 5».',
    },
    criteria: ['1.3.1', '2.4.3', '4.1.2'],
    appliesTo: ({ width, scheme, mode }) =>
      (width === 320 || width === 1280) && scheme === 'light' && mode === 'default',
  },
  () => {
    const { rendered, fault, nameOf, isExposed, tidy } = window.auditDom;
    const looksLike =
      '[aria-roledescription=carousel i], [aria-roledescription=carrusel i], [class*=carousel i], [class*=slider i]:not(input), [data-carousel]';
    const found = rendered(looksLike).filter((each) => !each.parentElement?.closest(looksLike));
    const faults = found.flatMap((carousel) => {
      const wrong = [];
      if (
        carousel.hasAttribute('aria-roledescription') &&
        !carousel.matches('section, [role=region], [role=group]')
      )
        wrong.push(
          fault(carousel, 'aria-roledescription stands on an element without a role, so it is not read.'),
        );
      if (nameOf(carousel) === '') wrong.push(fault(carousel, 'The carousel has no name.'));
      const slides = [
        ...carousel.querySelectorAll(
          '[aria-roledescription=slide i], [aria-roledescription=diapositiva i], [class*=slide i]:not([class*=slider i], [class*=slides i]), [data-slide]',
        ),
      ];
      let viewport: Element = carousel;
      for (let at = slides[0]?.parentElement; at && carousel.contains(at); at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') {
          viewport = at;
          break;
        }
      const frame = viewport.getBoundingClientRect();
      for (const slide of slides) {
        const { left, right, width } = slide.getBoundingClientRect();
        const middle = (left + right) / 2;
        const isInView =
          width > 0 && middle > Math.max(0, frame.left) - 1 && middle < Math.min(innerWidth, frame.right) + 1;
        if (!isInView && isExposed(slide))
          wrong.push(fault(slide, 'The slide is out of sight, but is heard and takes the focus.'));
        if (
          isInView &&
          isExposed(slide) &&
          slide.hasAttribute('aria-roledescription') &&
          nameOf(slide) === ''
        )
          wrong.push(fault(slide, 'The slide does not say which it is of how many.'));
      }
      if (slides.length > 1 && slides.filter(isExposed).length < slides.length) {
        const says = /next|previous|prev|siguiente|anterior|slide|diapositiva|forward|back|\d/i;
        const buttons = [...carousel.querySelectorAll('button')].filter(isExposed);
        if (!buttons.some((button) => says.test(nameOf(button))))
          wrong.push(fault(carousel, 'No button leads to the other slides.'));
        for (const button of buttons)
          if (!/\p{L}|\d/u.test(tidy(nameOf(button))))
            wrong.push(fault(button, 'The button of the carousel has no name in words.'));
      }
      const live = carousel.querySelector('[aria-live=assertive]');
      if (live) wrong.push(fault(live, 'The carousel interrupts whatever is read.'));
      return wrong;
    });
    return { looked: found.length, faults };
  },
);
