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
        if (!others.some((each) => shapeOf(each) === shape)) return [];
        return [
          dom.fault(
            element,
            `"${dom.shortNameOf(element)}" differs from its neighbours by colour alone, or not at all.`,
          ),
        ];
      });
      return { faults: found, looked: compared };
    });
    return reportOf({ faults, looked });
  },
};
