import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { expect, hydrated, served, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { addressOf, paths } from '../support/site-pages.ts';

const english = `${production.englishOrigin}/`;
const spanish = `${production.spanishOrigin}/`;

interface Item {
  id: string;
  title: string;
  releaseDate: { date: string };
}

const carousel = (page: Page) => page.getByRole('group', { name: 'Latest News' });
const slides = (page: Page) => carousel(page).getByRole('group');
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next' });
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous' });
const slideNames = (page: Page): Promise<(string | null)[]> =>
  slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
const linkTargets = (page: Page): Promise<(string | null)[]> =>
  slides(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const names = (...numbers: number[]) => numbers.map((number) => `${number} of 5`);

const made = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${2000 - index}`,
    title: `Release ${2000 - index}`,
    releaseDate: { date: `2026-03-${String(28 - index).padStart(2, '0')}T09:30:00` },
  }));

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

/** Answers the news call, opens the English home and waits until the answer has come. */
async function openWithNews(page: Page, answer: object | null): Promise<void> {
  await page.unroute('**/api/investornews/1');
  await page.route('**/api/investornews/1', (route) => (answer ? route.fulfill(answer) : route.abort()));
  const done = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/investornews/1'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/investornews/1'));
  await open(page, english);
  await Promise.any([done, failed]);
}

test.describe('both homes', () => {
  for (const [url, h1, tiles, awardTarget] of [
    [
      english,
      'Where change begins',
      [
        ['Locations', paths.eng.locations],
        ['Products', paths.eng['buy-from-us']],
        ['Services', paths.eng['vehicle-recycling-services']],
      ],
      brand.outside.awardArticle ?? paths.eng.award,
    ],
    [
      spanish,
      'Donde empieza el cambio',
      [
        ['Dónde estamos', paths.es.locations],
        ['Servicios', paths.es['vehicle-recycling-services']],
      ],
      brand.outside.awardArticle ?? paths.es.award,
    ],
  ] as const) {
    test(`"${h1}" stands over the award and exactly ${tiles.length} tiles`, async ({ page }) => {
      await open(page, url);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(h1);
      const award = main.getByRole('link', { name: /2023/ });
      await expect(award).toHaveAttribute('href', awardTarget ?? '');
      await expect(award).toContainText(brand.award.magazine);
      const tileLinks = main
        .locator('[data-surface=raised]')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .filter({ hasNot: page.getByRole('search') })
        .getByRole('link');
      expect(
        await tileLinks.evaluateAll((all) =>
          all.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')]),
        ),
      ).toEqual(tiles);
      await expect(page.getByRole('contentinfo')).toContainText('Portland, Oregon');
      await tileLinks.last().click();
      await expect(page).toHaveURL(new URL(tiles.at(-1)?.[1] ?? '', url).href);
    });
  }

  test('the English one has banner, award, tiles, news, film and search, in this order', async ({ page }) => {
    await open(page, english);
    await expect(slides(page).first()).toBeVisible();
    const order = await page.getByRole('main').evaluate((main) => {
      const marks = [
        'h1',
        'a[href$=award], a[href*="award"]',
        'a[href="/locations"]',
        '#film',
        'div:has(> h2) > form[role=search]',
      ];
      const elements = [
        ...marks.map((mark) => main.querySelector(mark)),
        [...main.querySelectorAll('h2')].find((heading) => heading.textContent === 'Latest News'),
      ];
      const [h1, award, tile, film, search, news] = elements.map((element) =>
        element ? element.getBoundingClientRect().top : Number.NaN,
      );
      return [h1, award, tile, news, film, search];
    });
    expect(order).toEqual([...order].sort((one, other) => Number(one) - Number(other)));
    expect(order.every((top) => Number.isFinite(top))).toBe(true);
  });

  test('the Spanish one has banner, award, tiles, film and search, and asks for no news', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, spanish);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/investornews'))).toEqual([]);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Dónde estamos',
      'Servicios',
      'Cómo el metal viejo se vuelve nuevo',
      'Encuentre un centro',
    ]);
    await expect(page.getByRole('main').locator('[aria-roledescription]')).toHaveCount(0);
  });

  test('the whole tile takes the press', async ({ page }) => {
    await open(page, english);
    // The title's link lies over the tile, so the press goes to the place, not to the sentence.
    const text = page.getByText('Vehicles taken in, drained, documented and recycled.');
    await text.scrollIntoViewIfNeeded();
    const box = await text.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
    await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng['vehicle-recycling-services']}`);
  });
});

test.describe('the first screen, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, url, h1, field, verbs, gates, copper, steel, next] of [
    [
      'eng',
      english,
      'Where change begins',
      'ZIP or postal code',
      ['Sell metal', 'Sell a car', 'Find a part', 'Buy metal'],
      /^Yards open now\d+ of 57(First gate: )?\w+day, \d+:\d\d\s[ap]\.m\. [A-Z]{2,4}$/,
      /^No\. 1 copper, a pound\$\d\.\d\d(–\$\d\.\d\d)?[+−]?\d+\.\d% over the past 30 days, \w{3} \d+, 20\d\d$/,
      /^No\. 1 steel, a net ton\$\d{3}(–\$\d{3})?[+−]?\d+\.\d% over the past 30 days, \w{3} \d+, 20\d\d$/,
      /^Next date\w+ \d+, 20\d\d\S/,
    ],
    [
      'es',
      spanish,
      'Donde empieza el cambio',
      'Código postal',
      ['Vender metal', 'Vender un auto', 'Buscar una pieza', 'Comprar metal'],
      /^Centros abiertos ahora\d+ de 57(Primera apertura: )?\S+, \d+:\d\d\s[ap]\.\sm\. \S+$/,
      /^Cobre n\.º 1, por libra\$\d\.\d\d(–\$\d\.\d\d)?[+−]?\d+\.\d\s?% en los últimos 30 días, al \d+ .*20\d\d$/,
      /^Acero n\.º 1, tonelada corta\$\d{3}(–\$\d{3})?[+−]?\d+\.\d\s?% en los últimos 30 días, al \d+ .*20\d\d$/,
      /^Próxima fecha\d+ \S+ 20\d\d\S/,
    ],
  ] as const) {
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      test(`in ${language} at ${size.width} px holds the sentence, a ZIP field, four ways and four facts`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(url);
        const main = page.getByRole('main');
        const desk = main.getByRole('search').first();
        const facts = main.locator('dl').first().locator('> div');
        const links = main.locator('form + div').first().getByRole('link');
        await expect(links).toHaveText([...verbs]);
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          paths[language]['sell-to-us'],
          paths[language]['car-offer'],
          paths[language]['vehicle-inventory'],
          paths[language]['buy-from-us'],
        ]);
        await expect(facts).toHaveCount(4);
        for (const [index, words] of [gates, copper, steel, next].entries())
          await expect.soft(facts.nth(index)).toHaveText(words, { useInnerText: false });
        // A date that programs can read, too.
        await expect.soft(facts.last().locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
        for (const each of [
          main.getByRole('heading', { level: 1, name: h1 }),
          desk.getByRole('textbox', { name: field }),
          desk.getByRole('button'),
          ...(await links.all()),
          ...(await facts.all()),
        ]) {
          const box = await each.boundingBox();
          expect
            .soft((box?.y ?? Number.NaN) + (box?.height ?? 0), `${each}`)
            .toBeLessThanOrEqual(size.height);
        }
        await desk.getByRole('textbox', { name: field }).fill('97204');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(
          `${new URL(paths[language]['location-search'] ?? '', url)}?zip=97204&div=MRB%2CSMB%2CARB`,
        );
      });
    }
  }
});

test.describe('the drawings of the ways onward', () => {
  const drawn = (page: Page) => page.locator('[data-drawing] svg:visible use');

  test('come when somebody goes there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(english);
    await served(page);
    const fetched = () =>
      drawn(page).evaluateAll((all) =>
        all.map((lines) => lines.getAttribute('href')?.replace(/.*\/|-.*/g, '')),
      );
    // The last lies more than a window below.
    expect((await fetched()).at(-1)).toBeUndefined();
    await drawn(page).last().scrollIntoViewIfNeeded();
    await expect.poll(fetched).toEqual(['yard', 'catalogue', 'car']);
  });

  for (const url of [english, spanish])
    test(`stand at ${url} without script too, in the same places`, async ({ browser }) => {
      const places: unknown[] = [];
      for (const javaScriptEnabled of [true, false]) {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width: 1280, height: 800 },
        });
        const page = await context.newPage();
        await page.goto(url);
        // Within its tile: without script there are other lines above.
        const inTiles = page.locator('[data-drawing] svg:visible').evaluateAll((all) =>
          all.map((drawing) => {
            const [box, tile] = [drawing, drawing.closest('[data-cell]')].map((each) =>
              each?.getBoundingClientRect(),
            );
            return [
              box?.width,
              box?.height,
              (box?.x ?? 0) - (tile?.x ?? 0),
              (box?.y ?? 0) - (tile?.y ?? 0),
            ].map((each) => Math.round(each ?? 0));
          }),
        );
        places.push(await inTiles);
        if (!javaScriptEnabled)
          expect(await drawn(page).first().getAttribute('href')).toContain('.svg#scene');
        await context.close();
      }
      expect(places[0]).not.toEqual([]);
      expect(places[1]).toEqual(places[0]);
    });
});

test.describe('the front desk', () => {
  test('comes with its facts in one flight of packets', async ({ page }) => {
    for (const url of [english, spanish]) {
      // As it is sent: what a better packer would make of it is no visitor's page.
      const answer = await page.goto(url);
      const html = await answer?.body();
      const sent = await answer?.request().sizes();
      expect(await answer?.headerValue('content-encoding'), url).toBe('br');
      expect(html?.length, url).toBeGreaterThan(50_000);
      expect(sent?.responseBodySize, url).toBeLessThanOrEqual(13 * 1024);
    }
  });

  test('is walked by keyboard in the order in which it stands', async ({ page }) => {
    await open(page, english);
    await page.getByRole('main').getByRole('textbox', { name: 'ZIP or postal code', exact: true }).focus();
    const visited: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
    }
    expect(visited).toEqual([
      'Find a yard',
      'Sell metal',
      'Sell a car',
      'Find a part',
      'Buy metal',
      'Yards open now',
      'No. 1 copper, a pound',
      'No. 1 steel, a net ton',
      'Next date',
    ]);
  });

  test('says of copper what the boards of all United States yards say', async ({ page, request }) => {
    const answer = await request.get(`${development.english}/api/prices?metal=copper-1`);
    const { yards } = (await answer.json()) as { yards: { price: number | null; currency: string }[] };
    const paid = yards.flatMap(({ price, currency }) =>
      currency === 'USD' && price !== null ? [price] : [],
    );
    expect(paid.length).toBeGreaterThan(10);
    await page.goto(english);
    await expect(page.getByRole('main').locator('dl > div').nth(1).locator('dd').first()).toHaveText(
      `$${Math.min(...paid).toFixed(2)}–$${Math.max(...paid).toFixed(2)}`,
    );
  });

  test('keeps its facts when React takes the page over and when the open page is asked for again', async ({
    page,
  }) => {
    await open(page, english);
    const facts = page.getByRole('main').locator('dl').first().locator('> div');
    await expect(facts).toHaveCount(4);
    await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
    await expect(facts).toHaveCount(4);
  });
});

test.describe('the news', () => {
  test('are the first five of page 1, asked for once, each with its day, its title and its link', async ({
    page,
    request,
  }) => {
    const items = (await (await request.get(`${development.english}/api/investornews/1`)).json()) as Item[];
    expect(items.length).toBeGreaterThan(5);
    let asked = 0;
    page.on('request', (each) => {
      if (each.url().endsWith('/api/investornews/1')) asked += 1;
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, english);
    await expect(slides(page)).toHaveCount(4);
    const shown = await carousel(page)
      .locator('article')
      .evaluateAll((all) =>
        all.map((article) => ({
          day: article.querySelector('time')?.textContent,
          machine: article.querySelector('time')?.getAttribute('datetime'),
          title: article.querySelector('h3')?.textContent,
          target: article.querySelector('a')?.getAttribute('href'),
        })),
      );
    expect(shown).toEqual(
      items.slice(0, 5).map(({ id, title, releaseDate: { date } }) => ({
        day: `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`,
        machine: date.slice(0, 10),
        title,
        target: addressOf('eng', 'news-release-details', `${id}`),
      })),
    );
    expect(asked).toBe(1);
    await slides(page).getByRole('link').first().click();
    await expect(page).toHaveURL(
      `${production.englishOrigin}${addressOf('eng', 'news-release-details', `${items[0]?.id}`)}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(items[0]?.title ?? 'a title');
  });

  test('say what they are about and their first sentence, and those of results two figures', async ({
    page,
    request,
  }) => {
    const [item] = (await (
      await request.get(`${development.english}/api/investornews/1?category=results`)
    ).json()) as (Item & {
      opening: string;
      figures: { name: string; value: string }[];
    })[];
    expect(item?.figures).toHaveLength(2);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, english);
    const release = carousel(page).getByRole('article', { name: item?.title ?? 'a title' });
    await expect(release.locator('strong')).toHaveText('Results');
    await expect(release.locator('dt')).toHaveText(item?.figures.map(({ name }) => name) ?? []);
    await expect(release.locator('dd')).toHaveText(item?.figures.map(({ value }) => value) ?? []);
    await expect(release.locator('p')).toHaveText(item?.opening ?? 'a sentence');
    // The release says its figures too.
    await page.goto(`${english.slice(0, -1)}${addressOf('eng', 'news-release-details', `${item?.id}`)}`);
    for (const { value } of item?.figures ?? [])
      await expect(page.locator('main dd').getByText(value, { exact: true })).toBeVisible();
  });

  test('take the room that was kept for them, and hardly less, whichever is turned to', async ({ page }) => {
    // Fifteen windows, a page and four turns each.
    test.setTimeout(120_000);
    for (const width of [320, 360, 390, 400, 414, 560, 739, 740, 860, 939, 940, 1100, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, english);
      await expect(slides(page).first()).toBeVisible();
      const heightOf = async () => (await carousel(page).boundingBox())?.height ?? Number.NaN;
      const taken = [await heightOf()];
      for (let turn = 1; turn < 5; turn += 1) {
        await next(page).click();
        taken.push(await heightOf());
      }
      const kept = await carousel(page).evaluate((section) =>
        Number.parseFloat(getComputedStyle(section.parentElement ?? section).minHeight),
      );
      expect(Math.max(...taken), `${width} px`).toBeLessThanOrEqual(kept + 1);
      expect(Math.max(...taken), `${width} px`).toBeGreaterThan(kept - 50);
    }
  });

  test('stand in a band that is as low as what they say', async ({ page }) => {
    for (const [width, most] of [
      [1280, 690],
      [390, 540],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, english);
      await expect(slides(page).first()).toBeVisible();
      const band = page
        .locator('main section')
        .filter({ has: carousel(page) })
        .first();
      expect((await band.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(most);
    }
  });

  test('a time of day in the date does not move the day', async ({ page }) => {
    await openWithNews(page, { json: made(5) });
    await expect(slides(page).first().locator('time')).toHaveText('03/28/2026');
  });

  test('View All News leads to the releases', async ({ page }) => {
    await open(page, english);
    await page.getByRole('link', { name: 'View All News' }).click();
    await expect(page).toHaveURL(`${production.englishOrigin}${paths.eng['news-releases']}`);
  });

  for (const [how, answer] of [
    ['answers 500', { status: 500, json: { error: 'news.failed' } }],
    ['cannot be reached', null],
    ['answers with no list', { json: { items: [] } }],
    ['answers with HTML', { body: '<p>down</p>', contentType: 'text/html' }],
  ] as const) {
    test(`when the call ${how}, nothing shows but the heading and the button`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource/);
      await openWithNews(page, answer);
      const heading = page.getByRole('heading', { name: 'Latest News' });
      const section = page.locator('main section').filter({ has: heading }).last();
      await expect(section).toHaveText('Latest NewsView All News', { useInnerText: false });
      await expect(page.getByRole('link', { name: 'View All News' })).toBeVisible();
      await expect(page.locator('[aria-roledescription=carousel]')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(/error|sorry|failed/i);
    });
  }

  for (const count of [0, 1, 3, 4]) {
    test(`${count} releases do not break the page`, async ({ page }) => {
      await page.setViewportSize({ width: 940, height: 900 });
      await openWithNews(page, { json: made(count) });
      await expect(page.getByRole('link', { name: 'View All News' })).toBeVisible();
      await expect(slides(page)).toHaveCount(count);
      if (count === 0) return;
      await expect(next(page)).toBeDisabled();
      await expect(previous(page)).toBeDisabled();
      await page.setViewportSize({ width: 399, height: 900 });
      await expect(slides(page)).toHaveCount(1);
      if (count === 1) await expect(next(page)).toBeDisabled();
      else await expect(next(page)).toBeEnabled();
    });
  }
});

test.describe('the carousel', () => {
  test('shows one, two, three or four slides by the width of the window, 30 px apart', async ({ page }) => {
    await open(page, english);
    for (const [width, perView] of [
      [320, 1],
      [399, 1],
      [400, 2],
      [739, 2],
      [740, 3],
      [939, 3],
      [940, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(slides(page), `${width} px`).toHaveCount(perView);
      const boxes = await slides(page).evaluateAll((all) =>
        all.map((slide) => {
          const { left, right, top } = slide.getBoundingClientRect();
          return { left, right, top };
        }),
      );
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        if (!before) continue;
        expect(box.left - before.right, `gap at ${width} px`).toBeCloseTo(30, 1);
        expect(box.top).toBe(before.top);
      }
    }
  });

  test('turns by one, in both directions, and begins again after the last slide', async ({ page }) => {
    for (const [width, perView] of [
      [399, 1],
      [940, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, english);
      await expect(slides(page)).toHaveCount(perView);
      const view = (first: number) =>
        names(...Array.from({ length: perView }, (_, index) => ((first - 1 + index) % 5) + 1));
      expect(await slideNames(page)).toEqual(view(1));
      for (const first of [2, 3, 4, 5, 1]) {
        await next(page).click();
        await expect.poll(() => slideNames(page)).toEqual(view(first));
        await expect(carousel(page)).toContainText(
          perView === 1 ? `${first} of 5` : `Starting with ${first} of 5`,
        );
      }
      await previous(page).click();
      await expect.poll(() => slideNames(page)).toEqual(view(5));
      await previous(page).click();
      await expect.poll(() => slideNames(page)).toEqual(view(4));
    }
  });

  test('turns by Enter, Space and arrows, and the focus stays on its button', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 900 });
    await open(page, english);
    await expect(slides(page)).toHaveCount(3);
    await next(page).focus();
    for (const [key, first] of [
      ['Enter', 2],
      ['Space', 3],
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(carousel(page)).toContainText(`Starting with ${first} of 5`);
      await expect(next(page)).toBeFocused();
    }
  });

  test('is a named section with its buttons before the slides, no dots and no other control', async ({
    page,
  }) => {
    await open(page, english);
    await expect(slides(page).first()).toBeVisible();
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(carousel(page).getByRole('button')).toHaveText(['Previous', 'Next']);
    await expect(carousel(page).getByRole('tab')).toHaveCount(0);
    const first = slides(page).first();
    await expect(first).toHaveAttribute('aria-roledescription', 'slide');
    const follows = await next(page).evaluate((button) => {
      const slide = document.querySelector('[aria-roledescription=slide]');
      return (
        slide !== null && (button.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      );
    });
    expect(follows).toBe(true);
    const live = await first.evaluate((slide) => slide.parentElement?.getAttribute('aria-live'));
    expect(live).toBe('polite');
    await expect(page.locator('[class*=owl], [class*=dot]')).toHaveCount(0);
  });

  test('keeps slides beyond the view out of the accessibility tree and out of the Tab order', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 400, height: 900 });
    await open(page, english);
    await expect(slides(page)).toHaveCount(2);
    await expect(carousel(page).locator('article')).toHaveCount(5);
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const inTree = nodes.filter((node) => !node.ignored && / of 5$/.test(String(node.name?.value ?? '')));
    const groups = inTree.filter((node) => node.role?.value === 'group').map((node) => node.name?.value);
    expect(groups).toEqual(names(1, 2));

    await previous(page).click();
    await expect.poll(() => slideNames(page)).toEqual(names(5, 1));
    const expected = await linkTargets(page);
    expect(expected).toHaveLength(2);
    await next(page).focus();
    const visited: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
    }
    expect(visited).toEqual([...expected, paths.eng['news-releases']]);
  });

  test('does not turn by itself', async ({ page }) => {
    await page.clock.install();
    await open(page, english);
    await expect(slides(page).first()).toBeVisible();
    const before = await slideNames(page);
    await page.clock.runFor(60_000);
    expect(await slideNames(page)).toEqual(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the five newest releases stand as links', async ({ page, request }) => {
    const items = (await (await request.get(`${development.english}/api/investornews/1`)).json()) as Item[];
    await page.goto(english);
    const links = page.getByRole('main').locator('a[href*=news-release-details]');
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent])),
    ).toEqual(
      items.slice(0, 5).map(({ id, title }) => [addressOf('eng', 'news-release-details', `${id}`), title]),
    );
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(page.getByRole('link', { name: 'View All News' })).toBeVisible();
  });
});
