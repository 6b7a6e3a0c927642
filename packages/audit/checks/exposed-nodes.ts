import type { Page } from '@playwright/test';
import { installDomHelpers } from '../page/dom-helpers.ts';

/** An element as the browser gives it to assistive technology. */
export interface ExposedNode {
  role: string;
  name: string;
  description: string;
  roleDescription: string;
  focusable: boolean;
  selector: string;
  html: string;
  /** The primary language of the element, `en`. */
  language: string;
  /** Whether words of another language stand in it, marked as such; its name then is in both. */
  isMixed: boolean;
  /** Whether its text is marked as the same in every language. */
  isUntranslated: boolean;
  /** The words that the eye reads in it. */
  visibleWords: string;
}

interface DomNode {
  backendNodeId: number;
  nodeType: number;
  children?: DomNode[];
}

/**
 * The accessibility tree as the browser computes it, each node with the place it came from. Names come from here and not
 * from a copy of the rules, because this is what a screen reader is told.
 * @param isWanted Leaves out the others before their places are looked up, which takes most of the time; all, unless told.
 */
export async function exposedNodes(
  page: Page,
  isWanted: (node: Pick<ExposedNode, 'role' | 'name' | 'description'>) => boolean = () => true,
): Promise<ExposedNode[]> {
  await installDomHelpers(page);
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode };
    const places = new Map<number, number[]>();
    const walk = (node: DomNode, place: number[]): void => {
      const elements = (node.children ?? []).filter(({ nodeType }) => nodeType === 1);
      for (const [index, child] of elements.entries()) {
        places.set(child.backendNodeId, [...place, index]);
        walk(child, [...place, index]);
      }
    };
    walk(root, []);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const found = nodes.flatMap((node) => {
      const place = places.get(node.backendDOMNodeId ?? -1);
      if (node.ignored || !place) return [];
      const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
      const told = {
        place,
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        roleDescription: String(property('roledescription') ?? ''),
        focusable: property('focusable') === true,
      };
      return isWanted(told) ? [told] : [];
    });
    return await page.evaluate((nodesWithPlaces) => {
      const { fault, languageOf, visibleWordsOf } = window.auditDom;
      return nodesWithPlaces.flatMap(({ place, ...node }) => {
        let element: Element | undefined;
        for (const [depth, index] of place.entries())
          element = depth === 0 ? document.documentElement : element?.children[index];
        if (!element) return [];
        const { selector, html } = fault(element, '');
        return [
          {
            ...node,
            selector,
            html,
            language: languageOf(element),
            isMixed: [...element.querySelectorAll('[lang]')].some(
              (part) => languageOf(part) !== languageOf(element),
            ),
            isUntranslated: element.closest('code, kbd, samp, [translate=no]') !== null,
            visibleWords: node.focusable ? visibleWordsOf(element) : '',
          },
        ];
      });
    }, found);
  } finally {
    await session.detach();
  }
}
