import type { Page } from '@playwright/test';
import { brand } from '#brand';
import film from '#features/film/content/film.json' with { type: 'json' };
import { expect, hydrated, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const homes = {
  eng: {
    url: `${production.englishOrigin}/`,
    play: 'Play the film',
    title: 'How old metal becomes new',
    close: 'Close',
    captions: 'en',
    describe: 'Describe the picture in words',
    full: 'Narrated and described',
    unsupported: 'Your browser does not support video.',
    file: 'Watch the film (MP4, 1080p)',
    transcript: 'The film in words',
    scenes: 'The film, scene by scene',
  },
  es: {
    url: `${production.spanishOrigin}/`,
    play: 'Ver la película',
    title: 'Cómo el metal viejo se vuelve nuevo',
    close: 'Cerrar',
    captions: 'es',
    describe: 'Describir la imagen con palabras',
    full: 'Con narración y descripción',
    unsupported: 'Su navegador no admite video.',
    file: 'Ver la película (MP4, 1080p)',
    transcript: 'La película en palabras',
    scenes: 'El video, escena por escena',
  },
} as const;
type Words = (typeof homes)[keyof typeof homes];

const dialog = (page: Page, said: Words) => page.getByRole('dialog', { name: said.title });
const video = (page: Page) => page.locator('dialog video');

const player = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    isPlaying: !element.paused && element.currentTime > 0,
    time: element.currentTime,
    size: [element.videoWidth, element.videoHeight],
  }));

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

for (const [language, said] of Object.entries(homes)) {
  test.describe(language, () => {
    test('a press opens the film in a window and plays it from its beginning, every time', async ({
      page,
    }) => {
      await openHome(page, said.url);
      for (let time = 0; time < 2; time += 1) {
        await page.getByRole('button', { name: said.play }).click();
        await expect(dialog(page, said)).toBeVisible();
        await expect.poll(async () => (await player(page)).isPlaying).toBe(true);
        const { time: at, size } = await player(page);
        expect(at).toBeLessThan(8);
        expect(size).toEqual([1920, 1080]);
        // Far into the film, so that playing on from there would show.
        await video(page).evaluate((element: HTMLVideoElement) => {
          element.currentTime = 40;
        });
        await expect.poll(async () => (await player(page)).time).toBeGreaterThanOrEqual(40);
        await dialog(page, said).getByRole('button', { name: said.close, exact: true }).click();
        await expect(dialog(page, said)).toBeHidden();
      }
    });

    for (const leave of ['Escape', 'close button', 'backdrop'] as const) {
      test(`leaving by ${leave} stops the film and gives the focus back`, async ({ page }) => {
        await openHome(page, said.url);
        const opener = page.getByRole('button', { name: said.play });
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await player(page)).isPlaying).toBe(true);
        const film = await video(page).elementHandle();
        if (leave === 'Escape') await page.keyboard.press('Escape');
        if (leave === 'close button')
          await dialog(page, said).getByRole('button', { name: said.close, exact: true }).press('Enter');
        if (leave === 'backdrop') await page.mouse.click(4, 4);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => film?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
        await expect(opener).toBeFocused();
      });
    }

    test('captions come in both languages, this one shown first, and a track describes the picture', async ({
      page,
      request,
    }) => {
      await openHome(page, said.url);
      await page.getByRole('button', { name: said.play }).click();
      await expect(video(page)).toHaveAttribute('controls');
      const tracks = await video(page).evaluate((element) =>
        [...element.querySelectorAll('track')].map(({ kind, srclang, label, default: isDefault, src }) => ({
          kind,
          srclang,
          label,
          isDefault,
          path: new URL(src).pathname,
        })),
      );
      expect(tracks.map(({ kind, srclang, label, isDefault }) => [kind, srclang, label, isDefault])).toEqual([
        ['captions', 'en', 'English', said.captions === 'en'],
        ['captions', 'es', 'Español', said.captions === 'es'],
        ['descriptions', said.captions, said.captions === 'en' ? 'English' : 'Español', false],
      ]);
      for (const { path } of tracks) {
        const answer = await request.get(`http://127.0.0.1:${production.port}${path}`);
        expect(answer.headers()['content-type']).toContain('text/vtt');
        expect(await answer.text()).toMatch(/^WEBVTT\s[\s\S]*-->/);
      }
      const showing = () =>
        video(page).evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ language: each }) => each),
        );
      await expect.poll(showing).toEqual([said.captions]);
    });

    test('the picture can be described in words under it', async ({ page }) => {
      await openHome(page, said.url);
      await page.getByRole('button', { name: said.play }).click();
      await expect.poll(async () => (await player(page)).isPlaying).toBe(true);
      await dialog(page, said).getByRole('checkbox', { name: said.describe }).check();
      const description = dialog(page, said).locator('p[aria-live=polite]');
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.currentTime = 20;
      });
      await expect(description).toHaveText(/\S{3}/);
    });

    test('the described version goes on where the film was, with its captions, and says nothing twice', async ({
      page,
    }) => {
      await openHome(page, said.url);
      await page.getByRole('button', { name: said.play }).click();
      await expect.poll(async () => (await player(page)).isPlaying).toBe(true);
      await video(page).evaluate((element: HTMLVideoElement) => {
        element.currentTime = 15;
      });
      await dialog(page, said).getByRole('radio', { name: said.full }).check();
      await expect
        .poll(() => video(page).evaluate((element: HTMLVideoElement) => new URL(element.currentSrc).pathname))
        .toBe(`/film/recycling-described-${said.captions}.mp4`);
      // The picture has waited for two descriptions by then, more than ten seconds in all.
      await expect.poll(async () => (await player(page)).time).toBeGreaterThan(25);
      expect((await player(page)).time).toBeLessThan(40);
      await expect(dialog(page, said).getByRole('checkbox', { name: said.describe })).toHaveCount(0);
      const tracks = () =>
        video(page).evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].map(({ kind, mode, language: each }) => [kind, each, mode]),
        );
      await expect
        .poll(tracks)
        .toEqual(
          ['en', 'es'].map((each) => ['captions', each, each === said.captions ? 'showing' : 'disabled']),
        );
    });

    test('captions are set in the brand’s face, and the window ends with what stands in it', async ({
      page,
    }) => {
      await openHome(page, said.url);
      await page.getByRole('button', { name: said.play }).click();
      await expect(video(page)).toBeVisible();
      const cues = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
          .filter((rule) => rule.selectorText.endsWith('::cue'))
          .map((rule) => [rule.style.fontFamily, rule.style.color]),
      );
      expect(cues).toEqual([[expect.stringContaining('Atkinson Hyperlegible Next'), 'var(--text)']]);
      const [box, end] = await Promise.all([
        dialog(page, said).getByRole('checkbox', { name: said.describe }).boundingBox(),
        dialog(page, said).boundingBox(),
      ]);
      const foot = (end?.y ?? 0) + (end?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      expect(foot).toBeLessThanOrEqual(64);
      // The box is dark as the window is.
      await expect(dialog(page, said).getByRole('checkbox', { name: said.describe })).toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
    });

    test('a browser without video is told so and given the file', async ({ page }) => {
      await openHome(page, said.url);
      await page.getByRole('button', { name: said.play }).click();
      const fallback = video(page).locator('p');
      await expect(fallback).toContainText(said.unsupported);
      await expect(fallback.locator('a')).toHaveAttribute('href', `/film/recycling-${said.captions}.mp4`);
    });

    test('a link beside the poster leads to the whole film in words, scene by scene', async ({ page }) => {
      await openHome(page, said.url);
      await page.getByRole('link', { name: said.transcript, exact: true }).click();
      await expect(page.getByRole('heading', { name: said.scenes })).toBeInViewport();
      const scenes = page.getByRole('table').getByRole('row');
      // The head of the table, and each scene of the film.
      await expect(scenes).toHaveCount(1 + film.descriptions.length);
      for (const { text } of language === 'eng' ? [...film.descriptions, ...film.cues] : [])
        await expect(page.getByRole('table')).toContainText(text);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('a link to the file stands in the button’s place, and one to the film in words', async ({
        page,
      }) => {
        await page.goto(said.url);
        await expect(page.getByRole('link', { name: said.file })).toHaveAttribute(
          'href',
          `/film/recycling-${said.captions}.mp4`,
        );
        await expect(page.getByRole('button', { name: said.play })).toHaveCount(0);
        await page.getByRole('link', { name: said.transcript, exact: true }).click();
        await expect(page.getByRole('heading', { name: said.scenes })).toBeVisible();
      });
    });
  });
}

test('nothing of the film is loaded before the press', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/film\/(recycling|captions|descriptions)/.test(request.url())) loaded.push(request.url());
  });
  await openHome(page, homes.eng.url);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  expect(loaded).toEqual([]);
});

test('the file is a film that can be had in parts', async ({ request }) => {
  for (const [file, type] of [
    ['recycling-en.mp4', 'video/mp4'],
    ['recycling-described-es.mp4', 'video/mp4'],
  ] as const) {
    const answer = await request.get(`http://127.0.0.1:${production.port}/film/${file}`, {
      headers: { range: 'bytes=0-99' },
    });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-type']).toBe(type);
    expect((await answer.body()).length).toBe(100);
  }
});

test('while the film is open, the page behind is out of reach for keys, listeners and scrolling', async ({
  page,
}) => {
  await openHome(page, homes.eng.url);
  const opener = page.getByRole('button', { name: homes.eng.play });
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await expect(dialog(page, homes.eng).getByRole('heading')).toBeFocused();

  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const reachable = nodes
    .filter(
      (node) =>
        !node.ignored && ['link', 'heading', 'navigation', 'main', 'banner'].includes(node.role?.value),
    )
    .map((node) => `${node.role?.value} ${node.name?.value}`);
  expect(reachable).toEqual([`heading ${homes.eng.title}`]);

  const outside: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press(key);
      const at = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog')
          ? null
          : (focused?.outerHTML ?? 'nothing');
      });
      if (at) outside.push(at);
    }
  }
  expect(outside).toEqual([]);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a browser that refuses to start the film leaves the controls to the visitor', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openHome(page, homes.eng.url);
  await page.getByRole('button', { name: homes.eng.play }).click();
  await expect(video(page)).toHaveAttribute('controls');
  await expect(dialog(page, homes.eng)).toBeVisible();
});

test('going to another page closes the film', async ({ page }) => {
  await page.goto(`${production.englishOrigin}${paths.eng.company}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: brand.name }).click();
  await page.getByRole('button', { name: homes.eng.play }).click();
  await expect(dialog(page, homes.eng)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
});
