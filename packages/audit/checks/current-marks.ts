import type { Check } from '../contract.ts';
import { reportOf } from '../faults.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** Compares what is current, chosen or pressed with its neighbours, by everything except colour. */
export const currentMarks: Check = {
  id: 'current-marks',
  title: {
    eng: 'What is current or chosen shows by shape, not by colour alone',
    es: 'Lo actual o lo elegido se distingue por la forma, no solo por el color',
  },
  fix: {
    eng: 'Give it a border, an underline, a weight or a sign of its own beside the colour.',
    es: 'Dele un borde, un subrayado, un grosor o un signo propio además del color.',
  },
  criteria: ['1.4.1'],
  appliesTo: ({ scheme, mode }) => mode === 'default' && scheme !== 'dark',
  run: async ({ page }) => {
    await installDomHelpers(page);
    const { faults, looked } = await page.evaluate(() => {
      const dom = window.auditDom;
      const marked =
        '[aria-current]:not([aria-current=false]), [aria-pressed=true], [role=tab][aria-selected=true]';
      const ways = [
        'fontWeight',
        'fontStyle',
        'textDecorationLine',
        'borderTopWidth',
        'borderRightWidth',
        'borderBottomWidth',
        'borderLeftWidth',
        'borderTopStyle',
        'borderBottomStyle',
        'borderLeftStyle',
        'outlineStyle',
        'outlineWidth',
        'boxShadow',
        'transform',
        'fontSize',
        'paddingLeft',
      ] as const;
      const isForced = matchMedia('(forced-colors: active)').matches;
      const colourWays = [
        'borderTopColor',
        'borderBottomColor',
        'borderLeftColor',
        'backgroundColor',
      ] as const;
      // A border that takes colour only here is drawn from nothing: shape, as far as an eye can tell.
      const isClear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
      const groundOf = (element: Element): string => {
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (!isClear(backgroundColor)) return backgroundColor;
        }
        return '';
      };
      const shapeOf = (element: Element): string => {
        const own = [element, ...element.querySelectorAll('*')].map((each) => {
          const style = getComputedStyle(each);
          const ground = groundOf(each.parentElement ?? each);
          const drawn = colourWays.map((way) =>
            isClear(style[way]) || style[way] === ground ? 'clear' : isForced ? style[way] : 'drawn',
          );
          const [before, after] = ['::before', '::after'].map((part) => getComputedStyle(each, part).content);
          return `${each.localName} ${ways.map((way) => style[way]).join()} ${drawn.join()} ${before} ${after}`;
        });
        return own.join('\n');
      };
      /** The colours of what is drawn, in the order of `shapeOf`. */
      const coloursOf = (element: Element): string[] =>
        [element, ...element.querySelectorAll('*')].flatMap((each) => {
          const style = getComputedStyle(each);
          const edge = (way: (typeof colourWays)[number]) =>
            isClear(style[way]) ? groundOf(each.parentElement ?? each) : style[way];
          return [style.color, style.fill, ...colourWays.map(edge)];
        });
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      /** How light a colour is, as contrast reckons it (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
      const luminanceOf = (colour: string): number => {
        if (!canvas) return 1;
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrastOf = (one: string, other: string): number => {
        const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      /**
       * Whether colour alone tells it apart: where every colour is the same, colour tells nothing, and where one differs by 3 : 1, it is
       * told apart by how light it is (https://www.w3.org/WAI/WCAG22/Techniques/general/G183).
       */
      const isByColour = (element: Element, other: Element): boolean => {
        const [mine, theirs] = [coloursOf(element), coloursOf(other)];
        const differing = mine.flatMap((colour, at) => {
          const beside = theirs[at];
          return beside === undefined || beside === colour ? [] : [contrastOf(colour, beside)];
        });
        return differing.length > 0 && Math.max(...differing) < 3;
      };
      const all = [...document.querySelectorAll(marked)].filter(dom.isPainted);
      let compared = 0;
      const found = all.flatMap((element) => {
        // The neighbours are what stands in the same list, bar or row and is not marked.
        const list =
          element.closest('ul, ol, nav, [role=tablist], [role=group], fieldset') ?? element.parentElement;
        const others = [...(list?.querySelectorAll(element.localName) ?? [])].filter(
          (each) => each !== element && !each.matches(marked) && dom.isPainted(each),
        );
        // The last step of a trail is where it ends: its place says so.
        const isEnd = list?.localName === 'ol' && list.lastElementChild?.contains(element);
        if (others.length === 0 || isEnd) return [];
        compared += 1;
        // A span among links is a shape of its own by being no link; only alike elements can be mistaken.
        const shape = shapeOf(element);
        const alike = others.filter((each) => shapeOf(each) === shape);
        if (alike.length === 0) return [];
        const fault = dom.fault(
          element,
          `"${dom.shortNameOf(element)}" differs from its neighbours by colour alone, or not at all.`,
        );
        // That it is marked at all, and by shape, is wished; no criterion is broken unless colour has to be seen.
        return [alike.some((each) => isByColour(element, each)) ? fault : { ...fault, criteria: [] }];
      });
      return { faults: found, looked: compared };
    });
    return reportOf({ faults, looked });
  },
};
