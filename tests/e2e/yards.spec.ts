import type { Locator } from '@playwright/test';
import { brand } from '#brand';
import yards from '#features/locations/content/yards.json' with { type: 'json' };
import { expect, hydrated, test } from '../support/fixtures.ts';
import { print } from '../support/printed.ts';
import { sectionOf } from '../support/section-of.ts';
import { development, production } from '../support/servers.ts';
import { addressOf, paths, someYard } from '../support/site-pages.ts';

/** On a phone, beside the way there; for the eye alone. */
const smallMap = '[data-surface=raised] > svg[aria-hidden=true]';

const both = [
  {
    language: 'eng',
    origin: production.englishOrigin,
    search: paths.eng['location-search'],
    list: paths.eng.locations,
    yard: addressOf('eng', 'yard', someYard),
    found: /^\d+ yards within 25 miles$/,
    unknown: /We know no place of that name/,
    assumed: 'Not Portland, OR? Try',
    measured: /from the center of Portland, OR 97204\.$/,
    mine: 'Use my location',
    nearest: /^The 5 metals yards nearest to you, within 100 miles/,
    denied: /Your browser keeps the position to itself/,
    save: 'Save to your contacts',
    table: 'All prices as a table',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    wallet: 'Card for your wallet',
    bring: 'Bring along',
    allPrices: 'All prices',
    today: /^Today: /,
    mapName: /^Map: /,
    zoomIn: 'Zoom in',
    whole: 'Show the whole map',
    east: 'Move east',
    twice: /^Map at 200 percent, \d+ places? in sight\.$/,
    priced: /\$[\d.,]+ a (pound|net ton)([+−]\d+\.\d%|unchanged)$/,
    papers: /What to bring/,
    toTop: 'Back to top',
    board: /No\. 1 copper (CA)?\$/,
  },
  {
    language: 'es',
    origin: production.spanishOrigin,
    search: paths.es['location-search'],
    list: paths.es.locations,
    yard: addressOf('es', 'yard', someYard),
    found: /^\d+ centros a menos de 25 millas$/,
    unknown: /No conocemos ningún lugar con ese nombre/,
    assumed: '¿No es Portland, OR? Vea',
    measured: /desde el centro de Portland, OR 97204\.$/,
    mine: 'Usar mi ubicación',
    nearest: /^Los 5 centros de metales más cercanos a usted, a menos de 100 millas/,
    denied: /Su navegador no comparte su ubicación/,
    save: 'Guardar en sus contactos',
    table: 'Todos los precios en una tabla',
    copy: 'Copiar la dirección',
    copied: 'La dirección quedó copiada.',
    wallet: 'Tarjeta para su cartera',
    bring: 'Traiga consigo',
    allPrices: 'Todos los precios',
    today: /^Hoy: /,
    mapName: /^Mapa: /,
    zoomIn: 'Acercar',
    whole: 'Mostrar todo el mapa',
    east: 'Mover hacia el este',
    twice: /^Mapa al 200 por ciento: se ven? \d+ lugar(es)?\.$/,
    priced: /\$[\d.,]+ por (libra|tonelada corta)([+−]\d+\.\d\s?%|sin cambios?)$/,
    papers: /Qué debe traer/,
    toTop: 'Volver arriba',
    board: /Cobre/,
  },
] as const;

for (const each of both) {
  const { language, origin, search, list, yard, found, unknown, assumed, measured, toTop } = each;
  test(`a ${language} search lists yards by distance, counts them and leads to their pages`, async ({
    page,
  }) => {
    await page.goto(`${origin}${search}?zip=97204&div=MRB%2CSMB`);
    await expect(sectionOf(page, /97204/).getByText(found)).toBeVisible();
    await expect(page.getByText(measured)).toBeVisible();
    const first = page.locator('#main ol li').first();
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(`${origin}${yard}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Portland, Ingot Ferry');
  });

  test(`on a phone the ${language} answer names the nearest yard above y = 500, and at 1280 px its list begins there`, async ({
    page,
  }) => {
    for (const [query, place] of [
      ['77002', 'Texas City'],
      ['Houston', 'Texas City'],
      ['97204', 'Portland, Ingot Ferry'],
    ]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${origin}${search}?zip=${query}&div=MRB%2CSMB`);
      const nearest = page.locator('#main p').getByRole('link', { name: place, exact: true });
      expect((await nearest.boundingBox())?.y).toBeLessThan(500);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(nearest).toBeHidden();
      expect((await page.locator('#found li').first().boundingBox())?.y).toBeLessThan(500);
    }
  });

  test(`a ${language} search without script takes the likeliest city and offers the others, and answers nonsense with every yard`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${origin}${search}?zip=Portland&div=MRB%2CSMB`);
    await expect(page.getByText(assumed)).toBeVisible();
    await expect(page.locator('#main ol li').first().getByRole('link').first()).toHaveAttribute('href', yard);
    await page.getByRole('link', { name: 'Portland, ME', exact: true }).click();
    await expect(page).toHaveURL(/zip=Portland%2C\+ME&div=MRB%2CSMB$/);
    await page.goto(`${origin}${search}?zip=xyzzy`);
    await expect(page.getByText(unknown)).toBeVisible();
    await expect(page.locator(`#main li a[href^="${yard.replace(someYard, '')}"]`)).toHaveCount(yards.length);
    await page.close();
  });

  test(`the page of a yard leads back to its top from what it takes and from its end, in ${language}, without a script`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${origin}${yard}`);
    const ways = page.locator('#main').getByRole('link', { name: toTop, exact: true });
    await expect(ways).toHaveCount(2);
    await expect(page.locator('section:has(> #near)').getByRole('link', { name: toTop })).toHaveCount(1);
    await ways.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.close();
  });

  test(`the ${language} list has every yard once, and each has its page`, async ({ page }) => {
    await page.goto(`${origin}${list}`);
    const links = await page
      .locator(`#main a[href^="${yard.replace(someYard, '')}"]`)
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(yards.length);
    // Asked by the browser, which knows the way to both hosts; one after the other, since a busy server tells who asks for
    // all at once to come again.
    const statuses = await page.evaluate(async (addresses) => {
      const answered: number[] = [];
      for (const address of addresses) answered.push((await fetch(address)).status);
      return answered;
    }, links);
    expect(statuses).toHaveLength(yards.length);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
}

for (const { language, origin, yard, save, table, copy, copied, wallet, bring } of both) {
  test(`a ${language} yard can be taken along: address book, spreadsheet, clipboard, card`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.goto(`${origin}${yard}`);
    for (const [name, kind] of [
      [save, 'vcf'],
      [table, 'csv'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`${someYard}.${kind}`);
    }
    await hydrated(page);
    await page.getByRole('button', { name: copy }).click();
    await expect(page.getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('6120 N Ingot Ferry Road');
    await page.getByRole('link', { name: wallet }).click();
    await expect(page).toHaveURL(`${origin}${yard}?card=1`);
    await expect(page.getByText(bring)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test(`a ${language} price history is a page of its own address, without script`, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${origin}${yard}`);
    await page.locator('summary', { hasText: /Copper|Cobre/ }).click();
    const grade = page.locator('a[href$="?grade=copper-2#history"]');
    const name = await grade.textContent();
    await grade.click();
    await expect(page).toHaveURL(`${origin}${yard}?grade=copper-2#history`);
    await expect(page.locator('figure figcaption strong')).toHaveText(name ?? '');
    await page.locator('figure summary').click();
    await expect.poll(() => page.locator('figure tbody tr').count()).toBeGreaterThanOrEqual(12);
    await page.close();
  });
}

for (const { language, origin, search, yard, mine, nearest, denied } of both) {
  test(`a ${language} device finds the nearest yards by itself, and tells nobody where it is`, async ({
    page,
    context,
  }) => {
    const sent: string[] = [];
    await context.grantPermissions(['geolocation'], { origin });
    await context.setGeolocation({ latitude: 45.6041, longitude: -122.7379 });
    await page.goto(`${origin}${search}`);
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await hydrated(page);
    await page.getByRole('button', { name: mine }).click();
    await expect(page.getByText(nearest)).toBeVisible();
    const first = page.locator('#main ol li').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', yard);
    await expect(first).toContainText(/\b0\b/);
    expect(sent.filter((text) => /45\.6|122\.73/.test(text))).toEqual([]);
  });

  test(`a ${language} browser that keeps the position is answered with another way`, async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.goto(`${origin}${search}`);
    await hydrated(page);
    // Headless browsers ask nobody: without a grant the answer is no.
    await page.getByRole('button', { name: mine }).click();
    await expect(page.getByText(denied)).toBeVisible();
    await expect(page.getByRole('button', { name: mine })).toBeFocused();
  });
}

for (const { language, origin, search } of both) {
  for (const [query, kinds] of [
    ['77002', 'MRB%2CSMB'],
    ['Houston', 'ARB'],
    ['V5K 0A1', 'MRB%2CSMB%2CARB'],
  ] as const) {
    test(`the ${language} answer for ${query} stands in the first screen, with its map and one radius`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${origin}${search}?zip=${encodeURIComponent(query)}&div=${kinds}`);
      // Whoever listens hears the title first, also where the question came from another page.
      const found = language === 'eng' ? /\d+ yards? within/ : /\d+ centros? a menos de/;
      await expect(page).toHaveTitle(new RegExp(` \\| ${query}: ${found.source}`));
      const first = page.locator('#main section ol > li').first();
      const map = page.locator('svg[aria-labelledby=map]');
      const [list, drawn] = [await first.boundingBox(), await map.boundingBox()];
      expect(list?.y).toBeLessThan(500);
      expect(drawn?.y).toBeLessThan(500);
      // List left, map right.
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(drawn?.x ?? 0);
      await expect(map.locator('[data-part=place]')).toHaveCount(1);
      const counts = await page
        .locator('#main section ul > li:has(a) > span')
        .evaluateAll((all) => all.map((each) => Number(each.textContent?.replace(/\D/g, ''))));
      const [metals = -1, auto = -1, all = -1] = counts;
      expect(all).toBe(metals + auto);
      const shown = await page.locator('#main section ol > li').count();
      const within = { 'MRB%2CSMB': metals, ARB: auto, 'MRB%2CSMB%2CARB': all }[kinds];
      // Fewer than three are followed by the nearest beyond the circle.
      expect(shown).toBe(Math.max(within, 3));
      await page.locator('#main section ul > li:has(a:not([aria-current])) a').first().click();
      // The circle is the place's, so that no number changes with the kind.
      await expect(page).not.toHaveURL(new RegExp(`div=${kinds}$`));
      await expect(page.locator('#main section ul > li:has(a) > span')).toHaveText(
        counts.map((count) => `(${count})`),
      );
      await page.goBack();
      await expect(map.locator('a[data-found]')).toHaveCount(shown);

      await page.setViewportSize({ width: 390, height: 844 });
      const small = await first.boundingBox();
      // The map stands above the list, which begins in the first screen where the place is told without doubt.
      expect((await map.boundingBox())?.y).toBeLessThan(small?.y ?? 0);
      expect(small?.y).toBeLessThan((language === 'eng' ? 731 : 846) + (query === 'Houston' ? 61 : 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
}

const boxOf = (element: Locator) =>
  element.evaluate((drawn) => {
    const { x, y, right, bottom } = drawn.getBoundingClientRect();
    return { x, y, right, bottom };
  });

for (const { language, origin, search, zoomIn, whole, east, twice } of both) {
  const answer = `${origin}${search}?zip=77002&div=MRB%2CSMB`;

  test(`the ${language} map of an answer is enlarged and moved by buttons, keys and hand, and a mark that is reached comes into sight`, async ({
    page,
  }) => {
    await page.goto(answer);
    const map = page.locator('svg[aria-labelledby=map]');
    const seen = async () => ((await map.getAttribute('viewBox')) ?? '').split(' ').map(Number);
    const mark = map.locator('a').first();
    const size = async () => (await mark.locator('[data-part=mark]').boundingBox())?.width ?? 0;
    const before = await size();
    const plus = page.getByRole('button', { name: zoomIn, exact: true });
    // Before React listens: the press is kept for it.
    await plus.click();
    await expect.poll(seen).not.toEqual([0, 0, 400, 280]);
    await plus.click();
    await expect(page.getByText(twice)).toHaveAttribute('role', 'status');
    const [left = 0, top = 0, across] = await seen();
    expect(across).toBe(200);
    expect(Math.abs((await size()) - before)).toBeLessThan(1);

    await page.getByRole('button', { name: east, exact: true }).click();
    expect((await seen())[0]).toBeGreaterThan(left);
    await page.keyboard.press('ArrowDown');
    expect((await seen())[1]).toBeGreaterThan(top);

    const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    const held = await seen();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 4 });
    await page.mouse.up();
    expect((await seen())[0]).toBeLessThan(held[0] ?? 0);
    await expect(page).toHaveURL(answer);

    for (const link of await map.locator('a').all()) {
      await link.focus();
      // The page may have moved along.
      const [box, frame] = await Promise.all([link.locator('[data-part=mark]'), map].map(boxOf));
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
      expect(box?.right).toBeLessThanOrEqual(frame?.right ?? 0);
      expect(box?.bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    }
    await page.getByRole('button', { name: whole, exact: true }).click();
    expect(await seen()).toEqual([0, 0, 400, 280]);
    await expect(page.getByRole('button', { name: whole, exact: true })).toBeFocused();
  });

  test(`whoever goes by the ${language} map with the keyboard gets to the list with one press`, async ({
    page,
  }) => {
    await page.goto(answer);
    const past = page.locator('main a[href="#found"]');
    await past.focus();
    await expect(past).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#found$/);
    await page.keyboard.press('Tab');
    await expect(page.locator('#found a').first()).toBeFocused();
  });

  test(`without a script the ${language} map is whole and has no buttons`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(answer);
    await expect(page.locator('svg[aria-labelledby=map] a').first()).toBeVisible();
    await expect(page.getByRole('button', { name: zoomIn, exact: true })).toBeHidden();
    await context.close();
  });
}

for (const { language, origin, yard, today, allPrices, mapName, priced } of both) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    test(`the ${language} first screen of a yard, ${viewport.width} px wide and without script, says when, whom to call, the way, what it pays and where it lies`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport });
      await page.goto(`${origin}${yard}`);
      const main = page.locator('#main');
      // In the order in which they are read out.
      const parts = [
        main.getByRole('heading', { level: 1 }),
        main.locator('p:has(> strong)').first(),
        main.getByText(today),
        main.locator('a[href^="tel:"]').first(),
        main.locator('a[href*="google.com/maps"]').first(),
        main.getByRole('table').first(),
      ];
      const map = viewport.width < 740 ? main.locator(smallMap) : main.getByRole('group', { name: mapName });
      // Whoever listens is told of one map, whichever is seen.
      await expect(main.getByRole('img', { name: mapName })).toHaveCount(0);
      await expect(main.getByRole('group', { name: mapName })).toHaveCount(1);
      for (const part of [...parts, map]) {
        await expect(part).toBeVisible();
        const { x = -1, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
        const words = String(await part.textContent());
        expect.soft(y + height, words).toBeLessThanOrEqual(viewport.height);
        expect.soft(x, words).toBeGreaterThanOrEqual(0);
        expect.soft(x + width, words).toBeLessThanOrEqual(viewport.width);
      }
      const rows = main.getByRole('table').first().locator('tbody tr');
      await expect(rows).toHaveCount(5);
      for (const row of await rows.all()) expect.soft(await row.textContent()).toMatch(priced);
      await page.close();
    });

  test(`the ${language} page of a yard has a small map on a phone alone, and five prices lead to all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}${yard.replace(someYard, 'tacoma')}`);
    const main = page.locator('#main');
    const small = main.locator(smallMap);
    await expect(small).toBeHidden();
    await expect(page.locator('nav ol, nav ul').locator('[aria-current=page]').last()).toHaveText('Tacoma');
    await main.getByRole('link', { name: allPrices, exact: true }).click();
    await expect(page.locator('#prices')).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}${yard.replace(someYard, 'tacoma')}`);
    await expect(small).toBeInViewport({ ratio: 1 });
    const week = main.locator('section:has(> #hours) dl').first();
    await expect(week.locator('dd')).toHaveCount(7);
    // A line for each day, and one more for a long holiday; today told firmly and closed days quietly.
    expect((await week.boundingBox())?.height).toBeLessThan(8 * 33);
    await expect(week.locator('[data-tone=strong]')).toHaveCount(1);
    await expect(week.locator('div').first()).toHaveAttribute('data-tone', 'strong');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(`the ${language} page of a parts yard shows who buys cars and who finds parts`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}${yard.replace(someYard, 'houston')}`);
    for (const { display: number } of [brand.phones.cars, brand.phones.parts]) {
      const line = page.locator('#main').getByRole('link', { name: number });
      expect((await line.boundingBox())?.y).toBeLessThan(800);
    }
    const parts = page.locator('#main table').first();
    await expect(parts.getByRole('row')).toHaveCount(6);
    const { y = 800, height = 0 } = (await parts.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(800);
    // What can be done without a call: an offer for a car, and what stands in this very yard.
    for (const address of [
      paths[language]['car-offer'],
      `${paths[language]['vehicle-inventory']}?yard=houston`,
    ]) {
      const link = page.locator(`#main a[href="${address}"]`).first();
      expect((await link.boundingBox())?.y, address).toBeLessThan(800);
    }
    await expect(page.locator('#prices')).toHaveCount(0);
  });

  test(`on every wide window the gate, the prices and the map of a ${language} yard stand side by side and fill the row`, async ({
    page,
  }) => {
    await page.goto(`${origin}${yard}`);
    const prices = page.locator('#main table').first();
    const map = page.locator('#main').getByRole('group', { name: mapName });
    for (const width of [993, 1024, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [call, board, area] = [
        await page.locator('#main a[href^="tel:"]').first().boundingBox(),
        await prices.boundingBox(),
        await map.boundingBox(),
      ];
      const right = await prices.evaluate((table) => {
        let row: Element | null = table.parentElement;
        while (row && getComputedStyle(row).display !== 'grid') row = row.parentElement;
        return row?.getBoundingClientRect().right ?? 0;
      });
      if (!call || !board || !area) throw new Error(`A part of the yard is not shown at ${width} px.`);
      expect(call.x + call.width, `${width} px`).toBeLessThan(board.x);
      expect(board.x + board.width, `${width} px`).toBeLessThan(area.x);
      expect(area.x + area.width, `${width} px`).toBeCloseTo(right, 0);
      expect(area.y + area.height, `${width} px`).toBeLessThan(800);
      // A price that takes one line in the widest column takes one in the narrowest.
      const lines = await prices
        .locator('tbody tr')
        .first()
        .evaluate((row) => row.getBoundingClientRect().height / 1.3 / 15);
      expect(lines, `${width} px`).toBeLessThan(2);
    }
  });

  test(`on a phone the contents of a ${language} yard lead to each of its parts, in a third of a screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}${yard}`);
    const contents = page.locator('#main nav ol');
    expect((await contents.boundingBox())?.height).toBeLessThan(281);
    const targets = await contents
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets).toHaveLength(8);
    for (const target of targets) await expect(page.locator(`h2${target}`)).toHaveCount(1);
  });

  test(`the ${language} contents of a yard mark the part that is being read, without a hand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}${yard}`);
    await page.waitForFunction(() => document.documentElement.dataset.served === '');
    const marked = page.locator('#main nav a[aria-current=location]');
    await expect(marked).toHaveCount(0);
    for (const id of ['prices', 'takes', 'hours']) {
      await page.locator(`#${id}`).evaluate((heading) => {
        window.scrollTo({
          top: heading.getBoundingClientRect().top + window.scrollY - 60,
          behavior: 'instant',
        });
      });
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${id}`);
      await expect(marked).toBeInViewport();
    }
    await page.locator('#main nav a[href="#near"]').click();
    await expect(marked).toHaveAttribute('href', '#near');
  });
}

for (const { language, origin, yard, papers, board } of both) {
  for (const id of [someYard, 'tacoma', 'richmond-bc', 'houston']) {
    test(`the ${language} page of ${id} prints on one sheet: hours, papers and board`, async ({ page }) => {
      await page.goto(`${origin}${yard.replace(someYard, id)}`);
      const { sheets } = await print(page);
      expect(sheets).toHaveLength(1);
      expect(sheets[0]).toMatch(papers);
      expect(sheets[0]).toContain((await page.locator('#main a[href^="tel:"]').first().textContent()) ?? '');
      for (const day of await page.locator('section:has(> #hours) dt').allTextContents())
        expect(sheets[0]).toContain(day);
      if (id !== 'houston') expect(sheets[0]).toMatch(board);
      // Half of a number is another number.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 740, height: 1000 });
      const broken = await page.locator('#main td[data-numeric]').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
          const range = document.createRange();
          return [...`${text?.nodeValue ?? ''}`.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            if (!text) return [];
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
              ? [word]
              : [];
          });
        }),
      );
      expect(broken).toEqual([]);
      // Every line of the board is on it.
      for (const grade of await page
        .locator('section:has(> #prices) > div:not([data-print]) tbody th')
        .allTextContents())
        expect(sheets[0]?.replace(/\s/g, '')).toContain(grade.replace(/\s/g, ''));
    });
  }
}

test('what somebody has leads to the yards that take it, and a search keeps the thing', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng['what-we-buy']}?q=titanium`);
  await page.locator('a[href$="&takes=titanium"]').first().click();
  await expect(page.getByRole('heading', { name: /^Yards that take Titanium/ })).toBeVisible();
  await page.locator('#main input[name=zip]').fill('97204');
  await page.locator('#main form[role=search] button').click();
  await expect(page).toHaveURL(/zip=97204&div=MRB%2CSMB%2CARB&takes=titanium$/);
  await expect(page.getByText(/Only yards that take Titanium/)).toBeVisible();
  await page.getByRole('link', { name: 'Look among all yards' }).click();
  await expect(page).toHaveURL(/zip=97204&div=MRB%2CSMB%2CARB$/);
});

for (const [origin, path, query, group, yard] of [
  [development.english, paths.eng.search, 'ingot ferry', 'Yards', addressOf('eng', 'yard', someYard)],
  [development.spanish, paths.es.search, 'ÍNGOT ferry', 'Centros', addressOf('es', 'yard', someYard)],
  [
    development.spanish,
    paths.es.search,
    'yonke sacramento',
    'Centros',
    addressOf('es', 'yard', 'sacramento'),
  ],
  [development.spanish, paths.es.search, 'columbia britanica', 'Centros', addressOf('es', 'yard', 'surrey')],
] as const) {
  test(`the search of the site finds yards by ${query}`, async ({ page }) => {
    await page.goto(`${origin}${path}?s=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', { level: 3, name: group })).toBeVisible();
    await expect(page.locator(`#results-yard + ol a[href^="${yard}"]`).first()).toBeVisible();
  });
}

for (const { language, origin, search, yard } of both) {
  test(`the ${language} map leads by keyboard to a yard, and fills what was found`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}${search}?zip=Edmonton%2C%20AB&div=MRB%2CSMB`);
    const map = page.locator('svg[aria-labelledby=map]');
    await map.scrollIntoViewIfNeeded();
    expect(await map.locator('a[data-found]').count()).toBeGreaterThan(0);
    const pin = map.locator(`a[href="${yard.replace(someYard, 'edmonton')}"]`);
    await hydrated(page);
    await pin.focus();
    await expect(pin.locator('[data-part=name]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}${yard.replace(someYard, 'edmonton')}`);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goBack();
    await expect(map).toBeVisible();
    const { height = 0 } = (await map.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(200);
    expect(height).toBeLessThan(280);
  });
}

test('names on the map that do not show take no press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${production.englishOrigin}${paths.eng['location-search']}`);
  const map = page.locator('svg[aria-labelledby=map]');
  const taken = await map.locator('[data-part=name]').evaluateAll((names) =>
    names.map((name) => {
      name.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = name.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-part=name]') != null;
    }),
  );
  expect(taken.length).toBeGreaterThan(15);
  expect(taken).not.toContain(true);
});

for (const { language, origin, search } of both) {
  test(`no pin of the ${language} map lies on the name of the one that has the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${origin}${search}`);
    const pins = page.locator('svg[aria-labelledby=map] a');
    await hydrated(page);
    // A key was the last thing, so the focus shows.
    await page.keyboard.press('Shift');
    const covered = await pins.evaluateAll((all) =>
      all.flatMap((pin) => {
        (pin as SVGAElement).focus();
        pin.scrollIntoView({ block: 'center', behavior: 'instant' });
        const name = pin.querySelector('[data-part=name]') as Element;
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const at = [0.04, 0.25, 0.5, 0.75, 0.96].map((part) => left + part * (right - left));
        const isOnTop = at.every((x) => pin.contains(document.elementFromPoint(x, (top + bottom) / 2)));
        return isOnTop && getComputedStyle(name).visibility === 'visible' ? [] : [name.textContent];
      }),
    );
    expect(await pins.count()).toBeGreaterThan(15);
    expect(covered).toEqual([]);
  });
}

test('the search answers programs as it answers people', async ({ request }) => {
  const reply = await request.get(`${development.english}/api/locations/search?zip=97204`);
  expect(reply.status()).toBe(200);
  expect((await reply.json()).yards[0].id).toBe(someYard);
});

test('an unknown yard leads to the page that says so', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto(`${development.english}${addressOf('eng', 'yard', 'nowhere')}`);
  await expect(page).toHaveURL(/page-not-found\?l=%2Flocations%2Fyard%2Fnowhere/);
});

test('a table of prices that fits is no stop of the Tab key, also where it was folded away', async ({
  page,
}) => {
  await page.goto(`${production.englishOrigin}${addressOf('eng', 'yard', someYard)}`);
  await hydrated(page);
  const family = page.locator('section:has(#prices) details').last();
  await expect(family).not.toHaveAttribute('open');
  const region = family.getByRole('group');
  await family.locator('summary').click();
  await expect(region).toBeVisible();
  await expect(region).not.toHaveAttribute('tabindex');
});

for (const width of [320, 816]) {
  test(`the card for the wallet fits paper ${width} px wide, and nothing to press is on it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${production.englishOrigin}${addressOf('eng', 'yard', someYard)}?card=1`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect(page.getByText('Bring along')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Everything about this yard' })).toBeHidden();
  });
}

test('the name of a pin shows by focus or pointer, stays under the pointer and goes with Escape', async ({
  page,
}) => {
  await page.goto(`${development.english}${paths.eng['location-search']}`);
  await hydrated(page);
  const pins = page.getByRole('group', { name: 'On the map' }).getByRole('link');
  const nameOf = (pin: ReturnType<typeof pins.first>) => pin.locator('[data-part=name]');
  const [first, second] = [pins.nth(0), pins.nth(1)];
  await first.focus();
  await expect(nameOf(first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameOf(first)).toBeHidden();
  await expect(first).toBeFocused();
  await second.locator('[data-part=room]').hover();
  await expect(nameOf(second)).toBeVisible();
  await nameOf(second).hover();
  await expect(nameOf(second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameOf(second)).toBeHidden();
});
