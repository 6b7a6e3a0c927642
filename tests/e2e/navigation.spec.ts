import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { english, spanish } = development;

const english5 = ['About Us', 'Locations', 'Sell To Us', 'Buy From Us', 'Services'];
const narrow = { width: 992, height: 800 };
const wide = { width: 993, height: 800 };

const main = (page: Page) => page.getByRole('navigation', { name: /^(Main|Principal)$/ });
const menu = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const toggle = (page: Page) => main(page).getByRole('button', { name: /^Men[uú]$/ });
/** The email address and the telephone number, which open the strip. */
const contacts = [expect.stringMatching(/^mailto:/), brand.phone.href];

/** Opens a page and waits until React listens. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Where the links lead that a visitor can see, in their order. */
const seenTargets = (page: Page): Promise<string[]> =>
  main(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Every disclosure button that is displayed says the truth about what it controls. */
async function expectTrueStates(page: Page): Promise<void> {
  const untrue = () =>
    main(page).evaluate((nav) =>
      [...nav.querySelectorAll('button[aria-controls]')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
          return (button.getAttribute('aria-expanded') === 'true') !== list?.checkVisibility();
        })
        .map((button) => button.textContent),
    );
  // The style knows a new width of the window a moment before the script is told of it.
  await expect.poll(untrue, 'buttons whose state differs from what is shown').toEqual([]);
}

test.describe('links', () => {
  test('the English top row leads to sustainability, investors, careers, contacts and the privacy form', async ({
    page,
  }) => {
    await open(page, `${english}${paths.eng.locations}`);
    expect(await seenTargets(page)).toEqual([
      ...contacts,
      paths.eng.sustainability,
      paths.eng.investors,
      paths.eng.careers,
      paths.eng.contacts,
      paths.eng['data-privacy'],
      '/',
      paths.es.locations,
    ]);
    await expect(main(page).getByRole('link', { name: 'Español', exact: true })).toHaveAttribute(
      'lang',
      'es',
    );
  });

  for (const [name, targets, label, more] of [
    ['About Us', [paths.eng.company, paths.eng.management, paths.eng.history, paths.eng.culture], null, []],
    [
      'Locations',
      [paths.eng.locations],
      'Before you drive',
      [paths.eng['location-search'], paths.eng['what-to-bring']],
    ],
    [
      'Sell To Us',
      [paths.eng['sell-to-us'], paths.eng.locations],
      'Before you sell',
      [paths.eng['what-we-buy'], paths.eng['scrap-prices'], paths.eng['what-to-bring']],
    ],
    ['Buy From Us', [paths.eng['buy-from-us']], 'For buyers', [paths.eng['how-to-buy']]],
    [
      'Services',
      [paths.eng['service-lines']],
      'Cars and parts',
      [paths.eng['car-offer'], paths.eng['vehicle-inventory']],
    ],
  ] as const) {
    test(`the menu ${name} opens with its ${targets.length} English links, then ${more.length} under a name of their own`, async ({
      page,
    }) => {
      await open(page, `${english}${paths.eng.sitemap}`);
      const before = await seenTargets(page);
      await menu(page, name).click();
      const list = page.locator(`#${await menu(page, name).getAttribute('aria-controls')}`);
      const inside = list.getByRole('link');
      await expect(inside).toHaveCount(targets.length + more.length);
      expect(await inside.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        ...targets,
        ...more,
      ]);
      expect(await seenTargets(page)).toHaveLength(before.length + targets.length + more.length);
      if (label === null) return;
      // The name stands in the entry that holds the second list, before it.
      const second = list.getByRole('listitem').filter({ has: page.getByRole('list') });
      await expect(second).toContainText(new RegExp(`^${label}`));
      await expect(second.getByRole('link')).toHaveCount(more.length);
    });
  }

  test('the header of a wide window is a strip and one row', async ({ page }) => {
    for (const [width, highest] of [
      [993, 117],
      [1280, 117],
      [1920, 117],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const url of [`${english}${paths.eng.sitemap}`, `${spanish}${paths.es.sitemap}`]) {
        await open(page, url);
        const box = await page.getByRole('banner').boundingBox();
        expect(box?.height, `${url} at ${width} px`).toBeLessThanOrEqual(highest + 0.5);
      }
    }
  });

  test('what most visitors come for is one press away on every page, in both languages', async ({ page }) => {
    for (const [origin, language] of [
      [english, 'eng'],
      [spanish, 'es'],
    ] as const) {
      await page.goto(`${origin}${paths[language]['legal-notices']}`, { waitUntil: 'domcontentloaded' });
      for (const id of [
        'locations',
        'sell-to-us',
        'what-we-buy',
        'what-to-bring',
        'scrap-prices',
        'vehicle-inventory',
        'frequently-asked-questions',
      ] as const) {
        await expect
          .soft(
            page.getByRole('contentinfo').locator(`a[href="${paths[language][id]}"]`),
            `${language} ${id}`,
          )
          .toBeVisible();
      }
    }
  });

  test('Spanish has its links in one row, without menus, and the search', async ({ page }) => {
    await open(page, `${spanish}${paths.es.sitemap}`);
    expect(await seenTargets(page)).toEqual([
      ...contacts,
      paths.es.careers,
      paths.es.contacts,
      paths.es['data-privacy'],
      '/',
      paths.es.company,
      paths.es.culture,
      paths.es.locations,
      paths.es['sell-to-us'],
      paths.es['vehicle-recycling-services'],
      `${english}${paths.eng.sitemap}`,
    ]);
    const search = main(page).getByRole('search');
    await search.getByRole('searchbox', { name: 'Buscar en este sitio' }).fill('chatarra');
    await search.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(`${spanish}${paths.es.search}?s=chatarra#results`);
  });

  test('the English search leads to the search page with what was typed', async ({ page }) => {
    await open(page, `${english}${paths.eng.sitemap}`);
    await main(page).getByRole('searchbox', { name: 'Search this site' }).fill('copper & steel');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${english}${paths.eng.search}?s=copper+%26+steel#results`);
  });

  test('the current page says so, and its menu is marked', async ({ page }) => {
    await open(page, `${english}${paths.eng.history}`);
    await expect(menu(page, 'About Us')).toHaveAttribute('aria-current', 'true');
    await menu(page, 'About Us').click();
    const current = main(page).locator('a[aria-current]');
    await expect(current).toHaveText(['History']);
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(main(page).locator('button[aria-current]')).toHaveText(['About Us']);
    await open(page, `${spanish}${paths.es.culture}`);
    await expect(main(page).locator('a[aria-current]')).toHaveText(['Cultura']);
  });

  test('a page that no menu names marks the page it lies under, and that page’s menu', async ({ page }) => {
    await open(page, `${english}${paths.eng['yard-rules']}`);
    await expect(main(page).locator('button[aria-current]')).toHaveText(['Services']);
    await expect(main(page).locator('a[aria-current=true]')).toHaveText(['Service Lines']);
    // Its other link there, "Where to Sell", stands in a menu of another part of the site.
    await open(page, `${english}${paths.eng.locations}`);
    await expect(main(page).locator('button[aria-current]')).toHaveText(['Locations']);
    await open(page, `${english}${paths.eng['dividend-history']}`);
    await expect(main(page).locator('[aria-current]:visible')).toHaveText(['Investors']);
    await open(page, `${spanish}${paths.es['yard-rules']}`);
    await expect(main(page).locator('[aria-current]:visible')).toHaveText(['Reciclaje de vehículos']);
  });
});

test.describe('by keyboard', () => {
  for (const size of [{ width: 320, height: 640 }, narrow, wide, { width: 1280, height: 800 }]) {
    test(`at ${size.width} px Enter and Space open and close each menu, Escape gives the focus back`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, `${english}${paths.eng.sitemap}`);
      const isNarrow = size.width < 993;
      if (isNarrow) {
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      }
      for (const name of english5) {
        const button = menu(page, name);
        const list = page.locator(`#${await button.getAttribute('aria-controls')}`);
        await button.focus();
        for (const key of ['Enter', 'Space']) {
          await page.keyboard.press(key);
          await expect(button, `${name} after ${key}`).toHaveAttribute('aria-expanded', 'true');
          await expect(list).toBeVisible();
          await expect(button).toBeFocused();
          await page.keyboard.press(key);
          await expect(button, `${name} after a second ${key}`).toHaveAttribute('aria-expanded', 'false');
          await expect(list).toBeHidden();
        }
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(list.getByRole('link').first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(list).toBeHidden();
        await expect(button).toBeFocused();
      }
      if (isNarrow) {
        await page.keyboard.press('Escape');
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(toggle(page)).toBeFocused();
      }
    });
  }

  for (const size of [wide, narrow]) {
    test(`at ${size.width} px Tab walks through the open menu and closes it by leaving, either way`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, `${english}${paths.eng.sitemap}`);
      if (size === narrow) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      for (const [index, name] of english5.entries()) {
        const button = menu(page, name);
        await button.focus();
        await page.keyboard.press('Enter');
        // A list that is not open yet has no links to count.
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const links = page.locator(`#${await button.getAttribute('aria-controls')}`).getByRole('link');
        const count = await links.count();
        for (let at = 0; at < count; at += 1) {
          await page.keyboard.press('Tab');
          await expect(links.nth(at)).toBeFocused();
        }
        await page.keyboard.press('Tab');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        const next = english5[index + 1];
        if (next) await expect(menu(page, next)).toBeFocused();

        await button.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Shift+Tab');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
    });
  }

  test('no letter, digit or arrow does anything from a menu button but the menu keys', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, `${english}${paths.eng.sitemap}`);
    const button = menu(page, 'Sell To Us');
    await button.focus();
    const before = await main(page).innerHTML();
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789') await page.keyboard.press(key);
    await expect(button).toBeFocused();
    expect(await main(page).innerHTML()).toBe(before);
    await expect(page).toHaveURL(`${english}${paths.eng.sitemap}`);
  });
});

test.describe('state', () => {
  test('it is a disclosure navigation: no menu roles, and pointing opens nothing', async ({ page }) => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      await open(page, `${english}${paths.eng.sitemap}`);
      if (size === narrow) await toggle(page).click();
      await menu(page, 'About Us').hover();
      await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'false');
      await menu(page, 'About Us').click();
      await menu(page, 'Services').hover();
      await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
      await expect(main(page).locator('[role^=menu]')).toHaveCount(0);
      await expectTrueStates(page);
    }
  });

  test('a press that starts on a menu button and ends elsewhere opens nothing', async ({ page }) => {
    await open(page, `${english}${paths.eng.sitemap}`);
    await menu(page, 'About Us').hover();
    await page.mouse.down();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.up();
    await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'false');
  });

  test('below 993 px it is folded behind its button, and one menu at a time is open', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, `${english}${paths.eng.sitemap}`);
    await expect(main(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    for (const name of english5) await expect(menu(page, name)).toBeHidden();
    await toggle(page).click();
    for (const name of english5) {
      await menu(page, name).click();
      await expect(main(page).locator('button[aria-expanded=true]')).toHaveText([/Menu/, name]);
      await expectTrueStates(page);
    }
    await toggle(page).click();
    await expect(menu(page, 'About Us')).toBeHidden();
  });

  test('at 993 px it lies open, without a folding button', async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page, `${english}${paths.eng.sitemap}`);
    await expect(toggle(page)).toBeHidden();
    for (const name of english5) await expect(menu(page, name)).toBeVisible();
  });

  test('states stay true while the window crosses from 992 to 993 px and back', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, `${english}${paths.eng.sitemap}`);
    await toggle(page).click();
    await menu(page, 'Sell To Us').click();
    await expectTrueStates(page);
    for (const size of [wide, narrow, wide]) {
      await page.setViewportSize(size);
      await expect(menu(page, 'Sell To Us')).toHaveAttribute('aria-expanded', 'true');
      await expectTrueStates(page);
    }
    await main(page).getByRole('link', { name: 'Where to Sell' }).focus();
    await page.setViewportSize(narrow);
    await expect(main(page).getByRole('link', { name: 'Where to Sell' })).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expectTrueStates(page);
  });

  test('a link that stands elsewhere in a narrow window keeps the focus, there and back', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, `${english}${paths.eng.sitemap}`);
    const investors = main(page).getByRole('link', { name: 'Investors', exact: true });
    await investors.focus();
    await page.setViewportSize(narrow);
    await expect(investors).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize(wide);
    await expect(investors).toBeFocused();
  });

  test('the accessibility tree holds the links of open menus and no others', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, `${english}${paths.eng.sitemap}`);
    const client = await page.context().newCDPSession(page);
    const linkNames = async (): Promise<string[]> => {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      return nodes
        .filter((node) => !node.ignored && node.role?.value === 'link')
        .map((node) => String(node.name?.value));
    };
    const inMenus = ['Where to Sell', 'Buy From Us'];
    const outsideFooter = async () => (await linkNames()).filter((name) => inMenus.includes(name));
    const folded = await outsideFooter();
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await outsideFooter()).toEqual(folded);
    await menu(page, 'Sell To Us').click();
    await expect
      .poll(async () => (await outsideFooter()).filter((name) => name === 'Where to Sell'))
      .toHaveLength(1);
    expect(folded).not.toContain('Where to Sell');
  });

  for (const size of [narrow, wide]) {
    test(`at ${size.width} px choosing a link opens a document with menu and navigation closed, and Back finds them closed`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, `${english}${paths.eng.sitemap}`);
      if (size === narrow) await toggle(page).click();
      await menu(page, 'About Us').click();
      await main(page).getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL(`${english}${paths.eng.history}`);
      for (const goOn of [() => page.goBack(), () => Promise.resolve()]) {
        await expect(main(page).locator('[aria-expanded=true]')).toHaveCount(0);
        await expect(main(page).getByRole('link', { name: 'History' })).toBeHidden();
        await expectTrueStates(page);
        await goOn();
      }
    });
  }

  test('choosing a Spanish link opens a document with the navigation folded', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, `${spanish}${paths.es.sitemap}`);
    await toggle(page).click();
    await main(page).getByRole('link', { name: 'Carreras' }).click();
    await expect(page).toHaveURL(`${spanish}${paths.es.careers}`);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(main(page).getByRole('link', { name: 'Carreras' })).toBeHidden();
  });

  // As the public sees it: the notice of a test environment brings a press of its own.
  for (const [origin, pages] of [
    [production.englishOrigin, paths.eng],
    [production.spanishOrigin, paths.es],
  ] as const)
    for (const javaScriptEnabled of [true, false])
      test(`the privacy form is within ten presses of the top of ${origin} ${javaScriptEnabled ? 'with' : 'without'} script, in a window of any width`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        for (const width of [320, 390, 768, 992, 993, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          // A page that has no such link of its own.
          await page.goto(`${origin}${pages.culture}`, { waitUntil: 'domcontentloaded' });
          if (javaScriptEnabled) await hydrated(page);
          const focused = page.locator(':focus');
          const isThere = async () =>
            (await focused.count()) > 0 && (await focused.getAttribute('href')) === pages['data-privacy'];
          let presses = 0;
          for (; presses < 9 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
          await expect.soft(focused, `at ${width} px`).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect
            .soft(page, `${presses + 1} presses at ${width} px`)
            .toHaveURL(`${origin}${pages['data-privacy']}`);
        }
        await context.close();
      });

  for (const [origin, pages] of [
    [production.englishOrigin, paths.eng],
    [production.spanishOrigin, paths.es],
  ] as const)
    test(`whoever reads a narrow window of ${origin} meets the link to the privacy form once, in the strip or in the open navigation`, async ({
      page,
    }) => {
      for (const width of [320, 992]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, `${origin}${pages['legal-notices']}`);
        // What is hidden from listeners has no role.
        const met = () =>
          main(page)
            .getByRole('link')
            .and(page.locator(`[href="${pages['data-privacy']}"]`));
        const inNavigation = met().and(page.locator('[id$=-panel] a'));
        await expect(met()).toHaveCount(1);
        await expect(inNavigation).toHaveCount(0);
        await toggle(page).click();
        await expect(met()).toHaveCount(1);
        await expect(inNavigation).toHaveCount(1);
        await toggle(page).click();
        await expect(inNavigation).toHaveCount(0);
        await expect(met()).toHaveCount(1);
      }
    });

  test('the link to the privacy form shows on a phone while it has the focus, from 740 px on always, and moves nothing', async ({
    page,
  }) => {
    for (const [width, isSeen] of [
      [320, false],
      [739, false],
      [740, true],
      [992, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${english}${paths.eng.sitemap}`);
      const link = main(page).locator(`[data-print=hide] [href="${paths.eng['data-privacy']}"]`);
      const isLarge = async () => {
        const box = await link.boundingBox();
        return box !== null && box.width > 44 && box.height >= 43.9;
      };
      const heading = page.getByRole('heading', { level: 1 });
      const { y } = (await heading.boundingBox()) ?? {};
      expect(await isLarge(), `at ${width} px`).toBe(isSeen);
      await link.focus();
      expect(await isLarge(), `with the focus at ${width} px`).toBe(true);
      expect((await heading.boundingBox())?.y, `the page below it at ${width} px`).toBe(y);
      await toggle(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      await toggle(page).click();
    }
  });

  test('names and order of the navigation are the same on every kind of page', async ({ page }) => {
    for (const [origin, pages] of [
      [
        english,
        [
          '/',
          paths.eng.locations,
          paths.eng['data-privacy'],
          paths.eng['stock-information'] ?? '',
          `${paths.eng.search}?s=x`,
        ],
      ],
      [spanish, ['/', paths.es.locations, paths.es['data-privacy'] ?? '', `${paths.es.search}?s=x`]],
    ] as const) {
      const seen = new Set<string>();
      for (const path of pages) {
        await open(page, `${origin}${path}`);
        seen.add(
          (await main(page).getByRole('button').or(main(page).getByRole('link')).allInnerTexts()).join('|'),
        );
      }
      expect([...seen]).toHaveLength(1);
    }
  });
});

test.describe('before React', () => {
  for (const [how, answer] of [
    ['never comes', 'hang'],
    ['cannot be had', 'fail'],
  ] as const) {
    test(`menus and navigation open while the application ${how}`, async ({ page, complaints }) => {
      complaints.allow(/ERR_FAILED|Failed to fetch|module/);
      await page.route('**/assets/**/*.js', (route) => (answer === 'fail' ? route.abort() : undefined));
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        await page.goto(`${english}${paths.eng.sitemap}`, { waitUntil: 'domcontentloaded' });
        if (size === narrow) {
          await toggle(page).click();
          await expect(menu(page, 'About Us')).toBeVisible();
        }
        for (const name of ['About Us', 'Services']) {
          await menu(page, name).focus();
          await page.keyboard.press('Enter');
          await expect(menu(page, name)).toHaveAttribute('aria-expanded', 'true');
          await expectTrueStates(page);
        }
        await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'false');
        await menu(page, 'About Us').click();
        await main(page).getByRole('link', { name: 'History' }).click();
        await expect(page).toHaveURL(`${english}${paths.eng.history}`);
      }
    });
  }

  test('a menu opened early stays open when React takes over, and obeys it from then on', async ({
    page,
  }) => {
    let letScriptsCome = () => {};
    const gate = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.setViewportSize(narrow);
    await page.goto(`${english}${paths.eng.sitemap}`, { waitUntil: 'domcontentloaded' });
    await toggle(page).click();
    await menu(page, 'About Us').click();
    await main(page).getByRole('link', { name: 'Culture' }).focus();
    letScriptsCome();
    await hydrated(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).getByRole('link', { name: 'Culture' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'About Us')).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page, 'About Us')).toBeFocused();
    await expectTrueStates(page);
  });

  test('a press on another button that came early is repeated once React listens', async ({ page }) => {
    let letScriptsCome = () => {};
    const gate = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`${english}${paths.eng.sitemap}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.getByRole('region', { name: 'Your privacy choices' })).toHaveCount(0);
    letScriptsCome();
    await expect(page.getByRole('region', { name: 'Your privacy choices' })).toBeVisible();
  });
});
