/**
 * Writes the workshop, every page of `/console/components` in every language, as a folder that any host of static files can serve at
 * the root of a domain:
 *
 *     npm run workshop -w @site/build
 *     npm run workshop -w @site/build -- --site https://www.site.example --out /tmp/workshop
 *
 * Needs a build. Links that lead out of the workshop go to the site that `--site` names; without it they are left out.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { askSite } from '../serving/ask-site.ts';
import { startBuiltSite } from '../serving/built-site.ts';
import { componentFolders } from './component-docs.ts';
import { asStaticPage } from './static-page.ts';

/** Folders of `public/` that components show something of. */
const copiedFolders = ['fonts', 'images'];

const { values } = parseArgs({
  options: { site: { type: 'string' }, out: { type: 'string', default: 'build/workshop' } },
});
const project = fileURLToPath(new URL('../../../', import.meta.url));
const out = resolve(project, values.out);
const paths = pathTable(readSlugFiles());
const folders = componentFolders(join(project, 'src/design-system'));
const addresses = languages.map((language) => {
  const list = paths[language]['console-components'];
  return { language, list, all: [list, ...folders.map((folder) => `${list}/${folder}`)] };
});

rmSync(out, { recursive: true, force: true });
const site = await startBuiltSite({ SITE_ENVIRONMENT: 'development' });
let written = 0;
try {
  const place = {
    pages: new Set(addresses.flatMap(({ all }) => all)),
    origins: Object.values(site.origins),
    site: values.site?.replace(/\/$/, ''),
  };
  for (const { language, all } of addresses) {
    for (const address of all) {
      const { status, body } = await askSite(site.origins[language] + address);
      if (status !== 200) throw new Error(`${language} ${address} answered ${status}.`);
      write(join(out, address, 'index.html'), asStaticPage(body, place));
      written += 1;
    }
    cpSync(join(project, 'build', language, 'client/assets'), join(out, 'assets'), { recursive: true });
  }
} finally {
  await site.close();
}
const published = readdirSync(join(project, 'public'), { withFileTypes: true });
for (const entry of published) {
  if (entry.isDirectory() && !copiedFolders.includes(entry.name)) continue;
  cpSync(join(project, 'public', entry.name), join(out, entry.name), { recursive: true });
}
const [first] = addresses;
write(
  join(out, 'index.html'),
  `<!doctype html><title>Components</title><meta http-equiv="refresh" content="0; url=${first?.list}/"><a href="${first?.list}/">Components</a>\n`,
);
console.log(`${written} pages in ${values.out}; serve it at the root of a host.`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
