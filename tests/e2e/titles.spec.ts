import { brand } from '#brand';
import { expect, test } from '../support/fixtures.ts';
import { development, production } from '../support/servers.ts';

const { name } = brand;

/** The titles that the specification fixes, to the letter. */
const titles: [address: string, title: string][] = [
  ['eng:/', name],
  ['eng:/eng', name],
  ['eng:/company', `${name} | Company`],
  ['eng:/locations', `${name} | Locations`],
  ['eng:/sell-to-us', `${name} | Sell to us`],
  ['eng:/buy-from-us', `${name} | Buy from us`],
  ['eng:/service-lines', `${name} | Third Party Recycling`],
  ['eng:/legal-notices', `${name} | Website Legal Notices`],
  ['eng:/avisos-legales', `${name} | Website Legal Notices`],
  ['eng:/data-privacy', `${name} | Data Subject Privacy Request Form`],
  ['eng:/ceo-office-hours', `${name} | CEO Office Hours`],
  ['eng:/sitemap', name],
  ['eng:/page-not-found', `${name} | 404 - Page Not Found`],
  ['eng:/search', `${name} | Search`],
  ['es:/', name],
  ['es:/es', name],
  ['es:/mapa-del-sitio', `${name} | Mapa Del Sitio`],
  ['es:/compania', `${name} | Compania`],
  ['es:/instalaciones', `${name} | Instalaciones`],
  ['es:/vendanos-su-chatarra', `${name} | Vendanos su chatarra`],
  ['es:/lineas-de-servicio', `${name} | Líneas de Servicio`],
  ['es:/pagina-no-encontrada', `${name} | 404 - página no encontrada`],
  ['es:/legal-notices', `${name} | Avisos Legales`],
  ['es:/avisos-legales', `${name} | Avisos Legales`],
  ['es:/buscar', `${name} | Buscar`],
];

test('titles are the specified ones', async ({ page, complaints }) => {
  complaints.allow(/404/);
  for (const [address, title] of titles) {
    const [language, path] = address.split(':') as ['eng' | 'es', string];
    const origin = language === 'eng' ? production.englishOrigin : production.spanishOrigin;
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' });
    expect.soft(await page.title(), address).toBe(title);
  }
});

test('a title follows a navigation inside the site', async ({ page }) => {
  await page.goto(`${development.english}/sitemap`);
  await page.getByRole('main').getByRole('link', { name: 'Sell to Us' }).click();
  await expect(page).toHaveTitle(`${name} | Sell to us`);
});
