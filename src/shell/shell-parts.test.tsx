import { I18nProvider } from '@lingui/react';
import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { ThemeRoot } from '#design-system/theme/ThemeRoot.tsx';
import { inEveryLanguage } from '#i18n/choices.ts';
import { addMessages, i18n } from '#i18n/i18n.ts';
import { originsFor } from '#site/origins.ts';
import { pathTo } from '#site/paths.ts';
import { decodeRot13 } from '#site/rot13.ts';
import { messages as routeWords } from '../../locales/eng/routes.po';
import { messages as sharedWords } from '../../locales/eng/shared.po';
import { ContactLinks } from './ContactLinks.tsx';
import { CopyrightLine } from './CopyrightLine.tsx';
import { chooseScheme, currentScheme } from './color-scheme.ts';
import { LanguageSwitch, rememberOnLocalHost } from './LanguageSwitch.tsx';
import { OriginsContext } from './origins-context.ts';
import { serveSchemeChoice } from './page-script/serve-scheme-choice.ts';
import { showYear } from './page-script/show-year.ts';
import { SchemeChoice } from './SchemeChoice.tsx';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="app"></div>';
  localStorage.clear();
  addMessages(routeWords);
  addMessages(sharedWords);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const site = inEveryLanguage({ eng: 'https://www.example.com', es: 'https://es.example.com' });
const app = () => document.getElementById('app') as HTMLElement;

/** Renders as the server does at one time, lets the page script serve what is there, and takes over as the browser does at another. */
async function renderAndHydrate(
  part: ReactNode,
  options: { at?: string; host?: string; browserTime?: Date; served?: (page: Document) => void } = {},
) {
  const { at = '/', host = 'www.example.com' } = options;
  const tree = () => (
    <ThemeRoot>
      <I18nProvider i18n={i18n}>
        <OriginsContext value={originsFor(site, host)}>
          <RouterProvider
            router={createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] })}
          />
        </OriginsContext>
      </I18nProvider>
    </ThemeRoot>
  );
  const html = renderToString(tree());
  app().innerHTML = html;
  if (options.browserTime) vi.setSystemTime(options.browserTime);
  options.served?.(document);
  await act(async () => {
    root = hydrateRoot(app(), tree());
  });
  return html;
}

test('the email address is not in the HTML that we send; a link to the contacts stands in its place', async () => {
  const email = decodeRot13(brand.encodedEmail);
  const html = await renderAndHydrate(<ContactLinks />);
  expect(html).not.toContain(email);
  expect(html).toContain(`href="${pathTo('contacts')}"`);
  expect(app().querySelector(`a[href="mailto:${email}"]`)?.textContent).toBe(email);
});

test('a page made last year shows the current year, which stays when it is taken over', async () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31), toFake: ['Date'] });
  const html = await renderAndHydrate(<CopyrightLine />, {
    browserTime: new Date(2027, 0, 1),
    served: showYear,
  });
  expect(html).toContain('2026');
  expect(app().textContent).toContain('2027');
});

test('the colors that the page script shows as chosen stay chosen when the page is taken over', async () => {
  chooseScheme('dark');
  await renderAndHydrate(<SchemeChoice />, { served: serveSchemeChoice });
  expect(app().querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
  app().querySelector<HTMLInputElement>('[value=light]')?.click();
  expect(currentScheme()).toBe('light');
});

test('the language switch is a link in the other language, which takes query and fragment along once awake', async () => {
  const html = await renderAndHydrate(<LanguageSwitch pageId="legal-notices" parameters={{}} />, {
    at: pathTo('legal-notices', { search: { a: 'b' }, hash: 'privacy' }),
  });
  expect(html).toContain(`href="https://es.example.com${pathTo('legal-notices', { language: 'es' })}"`);
  const link = app().querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    `https://es.example.com${pathTo('legal-notices', { language: 'es', search: { a: 'b' }, hash: 'privacidad' })}`,
  );
  expect([link?.lang, link?.hreflang, link?.textContent]).toEqual(['es', 'es', 'Español']);
});

test('on a page that the server makes for a request the switch takes the question along before any script', async () => {
  const html = await renderAndHydrate(<LanguageSwitch pageId="location-search" parameters={{}} />, {
    at: pathTo('location-search', { search: { zip: '97201' } }),
  });
  expect(html).toContain(
    `href="https://es.example.com${pathTo('location-search', { language: 'es', search: { zip: '97201' } })}"`,
  );
});

test('on a local host the switch leads to the language path of the other home', async () => {
  await renderAndHydrate(<LanguageSwitch pageId="home" parameters={{}} />, { host: 'localhost' });
  expect(app().querySelector('a')?.getAttribute('href')).toBe('/es');
});

test.each([
  ['localhost:3000', 'es'],
  ['127.0.0.1', 'es'],
  ['www.example.com', null],
  ['es.localhost:3000', null],
])('leaving %s remembers %s', (host, remembered) => {
  rememberOnLocalHost('es', host);
  expect(localStorage.getItem('site-language')).toBe(remembered);
});
