import { posix } from 'node:path';

/**
 * The rooms of the house. A feature has up to three: what it knows (`model`), what it shows (`ui`), and what it keeps
 * on the visitor's device until it is delivered (`queue`).
 */
export type RoomName =
  | 'app'
  | 'brand'
  | 'request-context'
  | 'i18n'
  | 'design-system'
  | 'site'
  | 'shell'
  | 'feature model'
  | 'feature queue'
  | 'feature ui'
  | 'pages'
  | 'content'
  | 'server'
  | 'tooling'
  | 'tests'
  | 'locale';

/** One room, and for a feature which one. */
export interface Room {
  name: RoomName;
  feature?: string;
}

/** Rooms that may be read from each room, besides itself. `brand` may be read by all. */
export const mayImport: Record<RoomName, readonly RoomName[]> = {
  // root, routes and entries tie the rooms together.
  app: [
    'i18n',
    'design-system',
    'site',
    'shell',
    'feature model',
    'feature queue',
    'feature ui',
    'content',
    'request-context',
    'locale',
  ],
  brand: [],
  'request-context': ['i18n', 'site', 'feature model'],
  i18n: ['locale'],
  'design-system': [],
  site: ['i18n'],
  shell: ['design-system', 'site', 'i18n', 'locale'],
  'feature model': ['i18n'],
  'feature queue': ['feature model', 'i18n'],
  'feature ui': ['feature model', 'feature queue', 'design-system', 'site', 'i18n'],
  pages: [
    'shell',
    'feature model',
    'feature queue',
    'feature ui',
    'design-system',
    'site',
    'i18n',
    'content',
    'request-context',
    'locale',
  ],
  content: ['i18n'],
  server: ['feature model', 'content', 'site', 'i18n', 'request-context'],
  tooling: ['feature model', 'content', 'site', 'i18n'],
  tests: [
    'app',
    'i18n',
    'design-system',
    'site',
    'shell',
    'feature model',
    'feature queue',
    'feature ui',
    'content',
    'server',
    // Tests look at pages with the eyes of the audit: one check, one implementation.
    'tooling',
    'request-context',
    'locale',
  ],
  locale: [],
};

/** Single files that may cross where their room may not, each with its reason. */
export const exceptions: readonly { file: string; to: RoomName; reason: string }[] = [
  {
    file: 'packages/proofs/durability/databases.ts',
    to: 'tests',
    reason:
      'The proof against crashes is a test by itself, and kills the PostgreSQL that the other tests use.',
  },
  {
    file: 'packages/proofs/durability/firefox-round.ts',
    to: 'tests',
    reason: 'It fills the same form in as the browser tests do, in a browser that they cannot drive.',
  },
  {
    file: 'packages/proofs/durability/browsers.ts',
    to: 'tests',
    reason: 'It is the long form of a browser test, and fills the form in as the other tests do.',
  },
  {
    file: 'packages/artwork/social-cards/card.ts',
    to: 'design-system',
    reason: 'A card is a picture of the site, and colours stand in the palette alone.',
  },
  {
    file: 'packages/proofs/fuzz/run.ts',
    to: 'server',
    reason: 'It is the long form of a test of the server, which a command starts by hand.',
  },
  {
    file: 'src/app/entry.server.tsx',
    to: 'pages',
    reason: 'The server build exports what the search index is made from, and pages know their own content.',
  },
  {
    file: 'src/features/submissions/ui/pending-requests/RefusedNotices.tsx',
    to: 'locale',
    reason: 'It loads on pages of every area, and only where something waits, so it brings its own words.',
  },
  {
    file: 'src/features/submissions/ui/region-words/index.ts',
    to: 'locale',
    reason: 'Sixty-five names that single forms show, one of them only when a country is chosen.',
  },
  {
    file: 'src/features/contact/ui/contact-form/ContactForm.tsx',
    to: 'locale',
    reason:
      'It stands on single pages of several areas, whose other pages have no use for the words of forms.',
  },
];

/** Why a room may not be imported, and what to do instead, by the room that is imported. */
export const wayOut: Partial<Record<RoomName, { why: string; instead: string }>> = {
  app: {
    why: 'the app ties the rooms together and is imported by none',
    instead: 'move what both need into the room that owns it',
  },
  pages: {
    why: 'a page only chooses and arranges; what others need of it belongs to a feature or the shell',
    instead: 'move the shared part to features/<name>/ui or features/<name>/model, and link to pages by id',
  },
  tooling: {
    why: 'tooling is commands; what the site runs on must not depend on them',
    instead: 'move the shared part to site, i18n or a feature’s model',
  },
  tests: {
    why: 'what is shipped must not depend on its tests',
    instead: 'move the shared part beside the code it describes',
  },
  server: {
    why: 'browser code and rules must not reach what runs on the server',
    instead:
      'declare a port in features/<name>/model/ports.ts; the server implements it, and loaders get it from the request context',
  },
  'feature ui': {
    why: 'components belong to pages; other rooms know a feature by its model only',
    instead: 'pass it in from the page (a slot, a prop), or move the rule to features/<name>/model',
  },
  'feature queue': {
    why: 'it runs in the browser only, and belongs to its feature',
    instead:
      'declare what is needed as a port in features/<name>/model/ports.ts, or pass it in from the page',
  },
  'feature model': {
    why: 'a room below the features cannot know them',
    instead: 'take the value as an argument or a prop; the page or the server passes it in',
  },
  shell: {
    why: 'the shell surrounds pages and knows what they contain as little as they know it',
    instead: 'pass it through a slot of the shell, or move the component to design-system',
  },
  'design-system': {
    why: 'this room states rules or data and draws nothing',
    instead: 'return data from here and draw it in a feature’s ui, the shell or a page',
  },
  site: {
    why: 'addresses are known above this room',
    instead: 'take the path as a string argument or prop; the caller asks pathTo()',
  },
  content: {
    why: 'content is chosen by pages and served by the server',
    instead: 'take the items as an argument or a prop; the page or the server reads them',
  },
  i18n: {
    why: 'this room has no words and no language',
    instead: 'take words, dates and the language as arguments or props',
  },
  'request-context': {
    why: 'only loaders and the server see a request',
    instead: 'take the value as an argument or a prop; the page’s loader reads it',
  },
  locale: {
    why: 'an area’s catalog is loaded once, by its layout module',
    instead: 'use a Lingui macro; the words arrive with the page’s layout',
  },
};

const folders: Record<string, RoomName> = {
  i18n: 'i18n',
  'design-system': 'design-system',
  site: 'site',
  shell: 'shell',
  pages: 'pages',
  content: 'content',
  server: 'server',
  tooling: 'tooling',
};

const featureParts: Record<string, RoomName> = {
  model: 'feature model',
  queue: 'feature queue',
  ui: 'feature ui',
};

/** The room that a file lives in, by its path below the project's folder; undefined for a folder that is no room. */
export function roomOf(path: string): Room | undefined {
  const [top, folder = '', feature = '', part] = path.split('/');
  if (top === 'tests') return { name: 'tests' };
  if (top === 'locales') return { name: 'locale' };
  if (top !== 'src') return undefined;
  if (feature === '') {
    if (folder === 'brand.ts') return { name: 'brand' };
    return { name: folder === 'request-context.ts' ? 'request-context' : 'app' };
  }
  if (folder === 'features') {
    const name = featureParts[part ?? ''];
    return name && { name, feature };
  }
  const name = folders[folder];
  return name && { name };
}

/** A room as messages name it. */
export function roomLabel({ name, feature }: Room): string {
  return feature === undefined ? name : `features/${feature}/${name.replace('feature ', '')}`;
}

/** The file that a specifier names, or undefined for a package. */
export function resolveSpecifier(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  const name = specifier.slice(1);
  if (name === 'brand' || name === 'request-context') return `src/${name}.ts`;
  if (name.startsWith('locale/')) return `locales/eng/${name.slice('locale/'.length)}`;
  return `src/${name}`;
}
