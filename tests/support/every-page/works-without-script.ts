import type { Page } from '@playwright/test';
import { brand, deskEmails } from '#brand';
import { decodeRot13 } from '#site/rot13.ts';
import { expect } from '../fixtures.ts';
import { paths, type VisitedPage } from '../site-pages.ts';

/** What a page is made of, for whoever reads it by landmarks, by headings or by links. */
export type Outline = Awaited<ReturnType<typeof readOutline>>;

export async function readOutline(page: Page) {
  return await page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
      return element.getAttribute('aria-label') ?? label ?? '';
    };
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const landmarks =
      'header, nav, main, footer, aside, [role=search], [role=region], section[aria-label]:not([role]),' +
      'section[aria-labelledby]:not([role]), form[aria-label]:not([role]), form[aria-labelledby]:not([role])';
    return {
      landmarks: [...document.querySelectorAll(landmarks)]
        .filter((element) => shown(element) && element.closest('[data-environment]') === null)
        .map((element) => `${element.getAttribute('role') ?? element.localName} ${nameOf(element)}`),
      // A slide beyond the view waits behind a button: its heading is on the page all the same.
      headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => shown(heading) || heading.closest('[aria-roledescription]') !== null)
        .map((heading) => `${heading.localName} ${heading.textContent}`),
      // With scripts a menu's links wait behind its button: they are on the page all the same.
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      // What is folded in `details` unfolds without any script.
      shownLinks: [...document.querySelectorAll('a[href]')]
        .filter((link) => shown(link) || link.closest('details') !== null)
        .map((link) => link.getAttribute('href') ?? ''),
    };
  });
}

/**
 * What may differ: only a script may tell the email addresses, and only a script can turn slides, play a film in a
 * window or keep the list of what a form still needs.
 */
const mailtos = [brand.encodedEmail, ...Object.values(deskEmails)].map(
  (email) => `mailto:${decodeRot13(email)}`,
);
const onlyWithout = ['/film/recycling-en.mp4', '/film/recycling-es.mp4'];
/** Links of the list of what a form still needs, to its fields. */
const stillNeeded = /^#(request|contact|interest|application|misconduct|container|problem)-/;
/** Among so many a listener finds a place in the list of them; what the notice outside production adds is left out. */
const mostLandmarks = 8;

/** Entries of one list that are missing in another. */
const missing = (from: string[], other: string[]) =>
  [...new Set(from)].filter((each) => !other.includes(each));

/** Asks whether a page has the same landmarks, headings and links without JavaScript, and few landmarks either way. */
export function worksWithoutScript(
  { url, language }: VisitedPage,
  { scripted, bare }: Record<'scripted' | 'bare', Outline>,
): void {
  expect.soft(missing(scripted.headings, bare.headings), `${url}: headings without JavaScript`).toEqual([]);
  expect.soft(missing(bare.headings, scripted.headings), `${url}: headings with JavaScript`).toEqual([]);
  expect
    .soft(missing(scripted.landmarks, bare.landmarks), `${url}: landmarks without JavaScript`)
    .toEqual([]);
  expect.soft(missing(bare.landmarks, scripted.landmarks), `${url}: landmarks with JavaScript`).toEqual([]);
  for (const [name, { landmarks }] of Object.entries({ scripted, bare }))
    expect
      .soft(landmarks.length, `${url}, ${name}: ${landmarks.join(' | ')}`)
      .toBeLessThanOrEqual(mostLandmarks);
  expect
    .soft(
      missing(scripted.links, bare.shownLinks).filter(
        (href) => !mailtos.includes(href) && !stillNeeded.test(href),
      ),
      `${url}: links without JavaScript`,
    )
    .toEqual([]);
  const contacts = paths[language].contacts ?? '';
  // With a script the footer's button tells the same.
  const privacy = paths[language]['data-privacy'] ?? '';
  expect
    .soft(
      missing(bare.shownLinks, scripted.links).filter(
        (href) => ![...onlyWithout, contacts, privacy].includes(href),
      ),
      `${url}: links with JavaScript`,
    )
    .toEqual([]);
  expect.soft(bare.shownLinks[1], `${url}: the strip's link`).toBe(contacts);
}
