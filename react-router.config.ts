import type { Config } from '@react-router/dev/config';
import { language } from './src/i18n/current.ts';
import { pages } from './src/site/manifest.ts';
import { readSlugFiles } from './src/site/read-slug-files.server.ts';
import { pathTable } from './src/site/slugs.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: `build/${language}`,
  ssr: true,
  // All routes of one language are a small table; asking the server for more of it would cost a round trip each time.
  routeDiscovery: { mode: 'initial' },
  // In dev: finds the packages of every page before the first one is opened, instead of reloading it again and again.
  future: { unstable_optimizeDeps: true },
  prerender() {
    const paths = pathTable(readSlugFiles())[language];
    const prerendered = pages.filter((page) => page.prerender);
    return [...prerendered.map((page) => paths[page.id]), `/${language}`];
  },
} satisfies Config;
