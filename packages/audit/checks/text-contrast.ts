import type { Page } from '@playwright/test';
import type { Check } from '../contract.ts';
import { type Fault, type Look, reportOf } from '../faults.ts';
import { barePicture, lookTwice } from '../page/bare-picture.ts';
import { installDomHelpers } from '../page/dom-helpers.ts';
import { contrast, luminance, type Picture } from '../page/pixels.ts';

/** One text as the eye meets it: its colour, whether it is large (1.4.3), and its lines in the document's CSS pixels. */
interface ShownText {
  fault: Fault;
  words: string;
  colour: [red: number, green: number, blue: number, alpha: number];
  isLarge: boolean;
  lines: { x: number; y: number; width: number; height: number }[];
}

/** Every text that can be seen, without what is disabled, and of an open modal dialog only what is in it. */
async function shownTexts(page: Page): Promise<ShownText[]> {
  await installDomHelpers(page);
  return await page.evaluate(() => {
    const dom = window.auditDom;
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const known = new Map<string, [number, number, number, number]>();
    const colourOf = (css: string): [number, number, number, number] => {
      const had = known.get(css);
      if (had) return had;
      let found: [number, number, number, number] = [0, 0, 0, 0];
      if (brush) {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = css;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
        found = [red, green, blue, alpha / 255];
      }
      known.set(css, found);
      return found;
    };
    const opacityOf = (element: Element): number => {
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    /** What frames leave of a line; nothing of it where they cut it off. */
    const framed = (box: DOMRect, element: Element): DOMRect | null => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return right - left < 2 || bottom - top < 2 ? null : new DOMRect(left, top, right - left, bottom - top);
    };
    const root = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')]
      .filter(dom.isPainted)
      .at(-1);
    const texts: ShownText[] = [];
    const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.textContent?.trim().replace(/\s+/g, ' ');
      if (!element || !words || !dom.isPainted(element)) continue;
      if (element.closest('script, style, noscript, option, svg, :disabled, [aria-disabled=true], video'))
        continue;
      let isClipped = false;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (dom.isVisuallyHidden(at)) isClipped = true;
      if (isClipped || dom.isUnderPopup(element)) continue;
      const style = getComputedStyle(element);
      const [red, green, blue, alpha] = colourOf(style.webkitTextFillColor || style.color);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].flatMap((box) => {
        const part = framed(box, element);
        return part
          ? [
              {
                x: part.x + window.scrollX,
                y: part.y + window.scrollY,
                width: part.width,
                height: part.height,
              },
            ]
          : [];
      });
      if (lines.length === 0) continue;
      texts.push({
        fault: dom.fault(element, ''),
        words: words.slice(0, 50),
        colour: [red, green, blue, alpha * opacityOf(element)],
        // 18 points, or 14 in bold, at 96 pixels to 72 points.
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        lines,
      });
    }
    // What an empty field shows in it is read by whoever does not know what to write.
    for (const field of (root ?? document).querySelectorAll<HTMLInputElement>(
      'input[placeholder], textarea[placeholder]',
    )) {
      const words = dom.tidy(field.placeholder);
      if (words === '' || field.value !== '' || field.matches(':disabled') || !dom.isVisible(field)) continue;
      if (dom.isVisuallyHidden(field) || dom.isUnderPopup(field)) continue;
      const style = getComputedStyle(field, '::placeholder');
      const [red, green, blue, alpha] = colourOf(style.webkitTextFillColor || style.color);
      // A label that rests in the field until somebody writes hides the words below it.
      const opacity = Number(style.opacity) * opacityOf(field);
      if (alpha * opacity < 0.05) continue;
      const { x, y, width, height } = field.getBoundingClientRect();
      const size = Number.parseFloat(style.fontSize);
      texts.push({
        fault: dom.fault(field, ''),
        words: words.slice(0, 50),
        colour: [red, green, blue, alpha * opacity],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        // Without the border, whose pixels are none of the ground.
        lines: [
          { x: x + 5 + window.scrollX, y: y + 5 + window.scrollY, width: width - 10, height: height - 10 },
        ],
      });
    }
    return texts;
  });
}

/**
 * The contrast of a text with the worst of what it stands on; the very worst fiftieth of the pixels is left out, since an
 * edge that a box shares with its neighbour belongs to both.
 */
export function worstContrast(
  { colour: [red, green, blue, alpha], lines }: Pick<ShownText, 'colour' | 'lines'>,
  picture: Picture,
  density: number,
): number {
  const found = new Map<number, number>();
  for (const line of lines) {
    const right = Math.min(picture.width, Math.floor((line.x + line.width - 1) * density));
    const bottom = Math.min(picture.height, Math.floor((line.y + line.height - 1) * density));
    for (let y = Math.max(0, Math.ceil((line.y + 1) * density)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.ceil((line.x + 1) * density)); x < right; x += 1) {
        const at = (y * picture.width + x) * 4;
        const key =
          ((picture.data[at] ?? 0) << 16) | ((picture.data[at + 1] ?? 0) << 8) | (picture.data[at + 2] ?? 0);
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
  }
  const ratios = [...found].map(([key, count]) => {
    const [onRed, onGreen, onBlue] = [key >> 16, (key >> 8) & 255, key & 255];
    const mix = (over: number, under: number) => Math.round(over * alpha + under * (1 - alpha));
    const text = luminance(mix(red, onRed), mix(green, onGreen), mix(blue, onBlue));
    return { ratio: contrast(text, luminance(onRed, onGreen, onBlue)), count };
  });
  ratios.sort((one, other) => one.ratio - other.ratio);
  const all = ratios.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { ratio, count } of ratios) {
    passed += count;
    if (passed > all / 50) return ratio;
  }
  return 21;
}

/** Texts that stand out too little from what is painted behind them, be it a colour, a gradient, a picture or another part. */
export async function faintTexts(page: Page): Promise<Look> {
  const texts = await shownTexts(page);
  if (texts.length === 0) return { faults: [], looked: 0 };
  const { picture, density } = await barePicture(page);
  const faults = texts.flatMap((text) => {
    const ratio = worstContrast(text, picture, density);
    const wanted = text.isLarge ? 3 : 4.5;
    // What is painted is rounded to 256 steps; a hundredth is below what that can tell.
    if (ratio >= wanted - 0.01) return [];
    return [
      {
        ...text.fault,
        message: `"${text.words}" has ${ratio.toFixed(2)}:1 where it is worst, not ${wanted}:1.`,
      },
    ];
  });
  return { faults, looked: texts.length };
}

/** Measures every text against the pixels behind it. */
export const textContrast: Check = {
  id: 'text-contrast',
  title: {
    eng: 'Every text stands out 4.5:1 from the pixels behind it, large text 3:1',
    es: 'Todo texto contrasta 4.5:1 con los píxeles que tiene detrás; el grande, 3:1',
  },
  fix: {
    eng: 'Put text on a solid plate, and take both colours from the roles of the theme.',
    es: 'Ponga el texto sobre una placa lisa y tome ambos colores de los roles del tema.',
  },
  criteria: ['1.4.3'],
  // In every window, state and language: engines ask about all of them, and no other look can answer.
  appliesTo: ({ scheme, mode }) => (scheme === 'light' || scheme === 'dark') && mode === 'default',
  run: async ({ page }) => {
    return reportOf(await lookTwice(page, () => faintTexts(page)));
  },
};
