import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { visitedPages } from '../support/site-pages.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

/** Targets smaller than 24 by 24 px that neither stand in a sentence nor have room around them. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getAttribute('href') !== '#main',
    );
    const boxOf = (element: Element): DOMRect => {
      const own = element.getBoundingClientRect();
      const label =
        element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined;
      // A press on the label of a box or ring is a press on it.
      if (!label || !/checkbox|radio/.test((element as HTMLInputElement).type)) return own;
      const left = Math.min(own.left, label.left);
      const top = Math.min(own.top, label.top);
      return new DOMRect(
        left,
        top,
        Math.max(own.right, label.right) - left,
        Math.max(own.bottom, label.bottom) - top,
      );
    };
    const isInSentence = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = [...(element.parentElement?.childNodes ?? [])];
      return around.some((node) => node.nodeType === Node.TEXT_NODE && /\w{2}/.test(node.textContent ?? ''));
    };
    const boxes = targets.map((element) => ({ element, box: boxOf(element) }));
    return boxes
      .filter(({ element, box }) => {
        if (box.width >= 23.9 && box.height >= 23.9) return false;
        if (isInSentence(element)) return false;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return boxes.some(({ element: other, box: near }) => {
          if (other === element || other.contains(element) || element.contains(other)) return false;
          const dx = Math.max(near.left - x, 0, x - near.right);
          const dy = Math.max(near.top - y, 0, y - near.bottom);
          return Math.hypot(dx, dy) < 12;
        });
      })
      .map(
        ({ element, box }) =>
          `${element.localName} "${element.textContent?.trim()}" ${box.width}x${box.height}`,
      );
  });

/** Controls that the house wants 44 by 44 px large, and are not. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const controls =
      'button, select, textarea, summary, header a[hreflang], input:not([type=hidden], [type=checkbox], [type=radio])';
    const found: string[] = [];
    for (const element of document.querySelectorAll(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 43.9 || height < 43.9) {
        const words = element.textContent?.trim() || element.id;
        found.push(`${element.localName} "${words}" ${width}x${height}`);
      }
    }
    for (const input of document.querySelectorAll<HTMLInputElement>(
      'input[type=checkbox], input[type=radio]',
    )) {
      const label = input.labels?.[0];
      if (!label?.checkVisibility() || input.disabled) continue;
      const own = input.getBoundingClientRect();
      const words = label.getBoundingClientRect();
      const width = Math.max(own.right, words.right) - Math.min(own.left, words.left);
      const height = Math.max(own.bottom, words.bottom) - Math.min(own.top, words.top);
      if (width < 43.9 || height < 43.9)
        found.push(`${input.type} "${label.textContent}" ${width}x${height}`);
    }
    return found;
  });

for (const language of ['eng', 'es'] as const) {
  test(`on every ${language} page targets are 24 px large or have room, and controls are 44 px large`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(/404/);
    for (const { url } of visitedPages.filter((each) => each.language === language)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect.soft(await smallTargets(page), `${url} at ${size.width} px, 24 px`).toEqual([]);
        expect.soft(await smallControls(page), `${url} at ${size.width} px, 44 px`).toEqual([]);
      }
    }
  });
}

for (const size of sizes) {
  test(`at ${size.width} px what opens has large controls too: menus, privacy choices, film, carousel`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${development.english}/`, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const expectLarge = async (state: string) => {
      expect.soft(await smallTargets(page), `${state}, 24 px`).toEqual([]);
      expect.soft(await smallControls(page), `${state}, 44 px`).toEqual([]);
    };
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expectLarge('carousel');
    const nav = page.getByRole('navigation', { name: 'Main' });
    if (size.width < 993) await nav.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of ['About Us', 'Sell To Us']) {
      await nav.getByRole('button', { name, exact: true }).click();
      await expectLarge(`menu ${name}`);
      const links = nav.locator('ul ul').getByRole('link');
      for (const link of await links.all()) {
        expect
          .soft((await link.boundingBox())?.height, `${await link.textContent()}`)
          .toBeGreaterThanOrEqual(43.9);
      }
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible();
    await expectLarge('privacy choices');
    await page.getByRole('button', { name: 'Return to the page' }).click();
    await page.getByRole('button', { name: 'Play the film' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectLarge('film');
  });
}
