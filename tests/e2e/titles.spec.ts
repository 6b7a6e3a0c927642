import { brand } from '#brand';
import type { Language } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

const { name } = brand;

/** The titles that the specification fixes, to the letter. */
const titles: [language: Language, path: string, title: string][] = [
  ['eng', paths.eng.home, name],
  ['eng', '/eng', name],
  ['eng', paths.eng.company, `${name} | Company`],
  ['eng', paths.eng.locations, `${name} | Locations`],
  ['eng', paths.eng['sell-to-us'], `${name} | Sell to us`],
  ['eng', paths.eng['buy-from-us'], `${name} | Buy from us`],
  ['eng', paths.eng['service-lines'], `${name} | Third Party Recycling`],
  ['eng', paths.eng['legal-notices'], `${name} | Website Legal Notices`],
  ['eng', paths.eng['legal-notices-other'], `${name} | Website Legal Notices`],
  ['eng', paths.eng['data-privacy'], `${name} | Data Subject Privacy Request Form`],
  ['eng', paths.eng['ceo-office-hours'], `${name} | CEO Office Hours`],
  ['eng', paths.eng.sitemap, name],
  ['eng', paths.eng['page-not-found'], `${name} | 404 - Page Not Found`],
  ['eng', paths.eng.search, `${name} | Search`],
  ['es', paths.es.home, name],
  ['es', '/es', name],
  ['es', paths.es.sitemap, `${name} | Mapa Del Sitio`],
  ['es', paths.es.company, `${name} | Compania`],
  ['es', paths.es.locations, `${name} | Instalaciones`],
  ['es', paths.es['sell-to-us'], `${name} | Vendanos su chatarra`],
  ['es', paths.es['service-lines'], `${name} | Líneas de Servicio`],
  ['es', paths.es['page-not-found'], `${name} | 404 - página no encontrada`],
  ['es', paths.es['legal-notices-other'], `${name} | Avisos Legales`],
  ['es', paths.es['legal-notices'], `${name} | Avisos Legales`],
  ['es', paths.es.search, `${name} | Buscar`],
];

test('titles are the specified ones', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const [language, path, title] of titles) {
    await page.goto(`${production.origins[language]}${path}`, { waitUntil: 'domcontentloaded' });
    expect.soft(await page.title(), `${language} ${path}`).toBe(title);
  }
});

test('a title follows a navigation inside the site', async ({ page }) => {
  await page.goto(`${development.english}${paths.eng.sitemap}`);
  await page.getByRole('main').getByRole('link', { name: 'Sell to Us' }).click();
  await expect(page).toHaveTitle(`${name} | Sell to us`);
});
