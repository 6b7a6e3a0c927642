import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { composingFiles, exceptions } from './exceptions.ts';
import { baseFeatures, featureOrder } from './feature-order.ts';

/**
 * Who may import whom, as rules of dependency-cruiser. Each `comment` says why, and then the way out; the check prints it.
 * In `to`, `$1` is what the first group of `from` matched.
 */

/** Tests may look at everything: they prove how things work together. */
const test = '\\.test\\.tsx?$|^tests/';
const words = '^#(other-)?locale/';
const reader = '\\.server\\.tsx?$';
const context = '^src/app/request-context\\.ts$';
const ours = `^(src|packages|tests)/`;
const drawing = npm('react|react-dom|@mui/[^/]+|@emotion/[^/]+');
const router = 'react-router|@react-router/[^/]+';
const base = baseFeatures.join('|');
const typesOnly = { dependencyTypesNot: ['type-only' as const] };

/** A package by its name, also where it is not installed. */
function npm(names: string): string {
  return `(^|node_modules/)(@types/)?(${names})(/|$)`;
}

/** A rule that refuses something; tests are free, and so are the exceptions by name. */
function refuse(
  name: string,
  comment: string,
  from: { path: string; pathNot?: string[] },
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType {
  const excepted = exceptions.filter(({ rule }) => rule === name).map(({ file }) => exactly(file));
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from.path, pathNot: [test, ...(from.pathNot ?? []), ...excepted] },
    to,
  };
}

/** The pattern of one file. */
export const exactly = (file: string) => `^${file.replaceAll('.', '\\.')}$`;

/** A folder that may read some others and nothing else of ours. */
function mayOnlyRead(
  folder: string,
  allowed: string[],
  why: string,
  from = `^src/${folder}/`,
): IRegularForbiddenRuleType {
  const own = [`^src/${folder}/`, '^src/brand\\.ts$', ...allowed];
  return refuse(`${folder}-imports`, why, { path: from }, { path: ours, pathNot: own });
}

const folders = [
  mayOnlyRead(
    'brand.ts',
    [],
    'the facts of the company are read by all and read nothing: move what is no plain fact to the folder that uses it',
    '^src/brand\\.ts$',
  ),
  mayOnlyRead(
    'design-system',
    [],
    'the design system knows no words, no language and no addresses: take words, dates and paths as props; the caller has them',
  ),
  mayOnlyRead('i18n', [], 'every folder reads i18n, so it can read none: take the value as an argument'),
  mayOnlyRead(
    'site',
    ['^src/i18n/'],
    'site is plain data and pure functions, which build and browser share: take the value as an argument; the page, the shell or the server passes it in',
  ),
  mayOnlyRead(
    'shell',
    ['^src/(design-system|site|i18n)/'],
    'the shell surrounds pages and knows what they contain as little as they know it: pass it through a slot of the shell, or move the component to design-system',
  ),
  mayOnlyRead(
    'pages',
    ['^src/(shell|design-system|site|i18n)/', '^src/features/[^/]+/(ui|model|content)/', context],
    'a page chooses and arranges in the browser too: what runs on the server is declared as a port in a feature’s model, and the loader gets it from the request context',
  ),
  refuse(
    'app-imports',
    'the app is built for browsers and for rendering; the server loads that build, never the other way round: declare a port in a feature’s model, and let the server hand it over in the request context',
    { path: '^src/app/' },
    { path: '^src/server/|^src/features/[^/]+/server/' },
  ),
];

const featureParts = [
  refuse(
    'model-imports',
    'a model is pure rules that run on the server and in the browser: take the value as an argument; what draws belongs to ui, what fetches or stores to server',
    { path: '^src/features/([^/]+)/model/' },
    { path: ours, pathNot: ['^src/features/[^/]+/(model|content)/', '^src/i18n/', '^src/brand\\.ts$'] },
  ),
  refuse(
    'model-content',
    'a rule must hold for any content, and content must not travel with it into the browser: import its type (import type) and take the items as an argument',
    { path: '^src/features/([^/]+)/model/' },
    { path: '^src/features/[^/]+/content/', ...typesOnly },
  ),
  refuse(
    'model-language',
    'a rule holds in all languages, and this part of i18n carries the language of the build: import the type (import type), use i18n/language.ts or i18n/world, or return a code that ui turns into words',
    { path: '^src/features/([^/]+)/model/' },
    { path: '^src/i18n/', pathNot: '^src/i18n/(language\\.ts$|world/)', ...typesOnly },
  ),
  refuse(
    'content-imports',
    'content and its schemas are data: import what runs here from where the data is read',
    { path: '^src/features/([^/]+)/content/' },
    {
      path: ours,
      // A file that names a page is held against the manifest.
      pathNot: [
        '^src/features/[^/]+/(content|model)/',
        '^src/i18n/',
        '^src/site/(page-id|searched-pages)\\.ts$',
        '^src/brand\\.ts$',
      ],
    },
  ),
  refuse(
    'ui-imports',
    'components and readers of a feature are arranged by pages: take it as a prop or a slot, which the page fills; what runs on the server comes through a port in model',
    { path: '^src/features/([^/]+)/ui/', pathNot: [reader] },
    {
      path: ours,
      pathNot: [
        '^src/features/[^/]+/(ui|model|content)/',
        '^src/(design-system|site|i18n)/',
        '^src/brand\\.ts$',
      ],
    },
  ),
  refuse(
    'reader-imports',
    'a page reader makes a page’s data out of content and ports: take anything else as an argument, which the page passes in',
    { path: '^src/features/([^/]+)/ui/.*\\.server\\.tsx?$' },
    {
      path: ours,
      pathNot: [
        '^src/features/[^/]+/(ui|model|content)/',
        '^src/(design-system|site|i18n)/',
        '^src/brand\\.ts$',
        context,
      ],
    },
  ),
  refuse(
    'ui-content',
    'content that a component imports travels as script, in every size: read it in a page reader (*.server.ts), hand it over as data, and import types only here',
    { path: '^src/features/([^/]+)/ui/', pathNot: [reader] },
    { path: '^src/features/[^/]+/content/.*\\.json$', ...typesOnly },
  ),
  refuse(
    'server-imports',
    'the server part of a feature draws nothing and knows no page: what draws belongs to ui, what both need to model',
    { path: '^src/features/([^/]+)/server/' },
    {
      path: ours,
      pathNot: [
        '^src/features/[^/]+/(server|model|content)/',
        '^src/(server|site|i18n)/',
        '^src/brand\\.ts$',
        context,
      ],
    },
  ),
  refuse(
    'queue-imports',
    'the queue outlives the page that filled it, so it knows neither components nor pages: pass it in from the component that starts it',
    { path: '^src/features/([^/]+)/ui/queue/' },
    { path: ours, pathNot: ['^src/features/$1/(ui/queue|model)/', '^src/i18n/', '^src/brand\\.ts$'] },
  ),
];

const betweenFeatures = [
  ...featureOrder.map((feature, at) =>
    refuse(
      'feature-order',
      'a feature may read only those that stand before it in packages/build/boundaries/feature-order.ts, or it could not be changed or removed alone: take the value as an argument or a slot, move the file to the feature that owns its subject, or, if the list is wrong, change the list',
      { path: `^src/features/${feature}/` },
      {
        path: '^src/features/',
        pathNot: `^src/features/(${featureOrder.slice(0, at + 1).join('|')})/`,
      },
    ),
  ),
  refuse(
    'feature-ui-of-another',
    'of another feature a component knows the model only; its ui belongs to pages: let the page pass it as a slot, or read it in a page reader',
    { path: '^src/features/([^/]+)/ui/', pathNot: [reader] },
    { path: '^src/features/[^/]+/ui/', pathNot: `^src/features/($1|${base})/`, ...typesOnly },
  ),
  refuse(
    'feature-reader-of-another',
    'of another feature a page reader knows its model, its content and its page readers: let the page pass the component as a slot',
    { path: '^src/features/([^/]+)/ui/.*\\.server\\.tsx?$' },
    { path: '^src/features/[^/]+/ui/', pathNot: [`^src/features/($1|${base})/`, reader] },
  ),
  refuse(
    'feature-server-of-another',
    'the server parts of features are put together in src/server: take it as an option, which open-site.ts or app.ts fills',
    { path: '^src/features/([^/]+)/server/' },
    { path: '^src/features/[^/]+/server/', pathNot: `^src/features/($1|${base})/` },
  ),
];

const server = [
  refuse(
    'kit-imports',
    'the kit serves any site: it may know the models of features, but their server parts only where the server is put together (packages/build/boundaries/exceptions.ts lists those files): take it as an option, or move the file to the feature',
    { path: '^src/server/', pathNot: composingFiles.map(({ file }) => exactly(file)) },
    { path: '^src/features/[^/]+/(content|server)/' },
  ),
  refuse(
    'kit-draws-nothing',
    'the server hands requests to the builds and draws nothing itself: render in src/app/entry.server.tsx or in a page',
    { path: '^src/server/' },
    { path: '^src/(app|pages|shell|design-system)/|^src/features/[^/]+/ui/', pathNot: context },
  ),
  refuse(
    'request-context-type',
    'the server runs outside the bundle, where the key of the context would be another key: import its type (import type) and take the key from the build',
    { path: '^src/server/|^src/features/[^/]+/server/' },
    { path: context, ...typesOnly },
  ),
];

const outside = [
  refuse(
    'src-without-packages',
    'what the site runs on must not depend on the instruments that build and check it: move what both need to site, i18n or a feature’s model',
    { path: '^src/' },
    { path: '^(packages|tests)/' },
  ),
  {
    name: 'not-a-test',
    comment:
      'a test is run by its runner alone, and would run twice: move what both need beside the code, or to tests/support',
    severity: 'error' as const,
    from: {},
    to: { path: '\\.(test|spec)\\.tsx?$' },
  },
  refuse(
    'package-imports',
    'packages look at the site from outside, as a visitor does: read the page that was built, take the fact from site or a feature’s model or content; only the palette and *.states.ts are made for them',
    { path: '^packages/' },
    {
      path: '^src/(app|pages|shell|design-system)/|^src/features/[^/]+/ui/',
      pathNot: '\\.states\\.ts$|^src/design-system/theme/palette\\.ts$',
    },
  ),
  refuse(
    'package-server',
    'only packages/proofs runs parts of the server, as tests do: start the built site (@site/build/serving) and ask it, or move the proof to packages/proofs',
    { path: '^packages/', pathNot: ['^packages/proofs/'] },
    { path: '^src/server/|^src/features/[^/]+/server/|^tests/' },
  ),
];

const wordsAndPaths = [
  refuse(
    'words-with-layout',
    'an area’s catalog is loaded once, by its layout, and what all pages show by that of all, the root: use a Lingui macro, whose words arrive with the layout; a page reader (*.server.ts) may read the words of content, and add-words.ts brings words that only some pages of an area show',
    { path: '^src/', pathNot: ['^src/(app/root|pages/.+/layout)\\.tsx$', reader, '/add-words\\.ts$'] },
    { path: words },
  ),
  {
    name: 'relative-within',
    comment: 'a path within a folder survives renaming the folder: write ./ or ../',
    severity: 'error' as const,
    from: { path: '^(src/features/[^/]+|src/(?!features/)[^/]+|packages/[^/]+|tests)/' },
    to: { path: '^$1/', dependencyTypes: ['aliased' as const] },
  },
  {
    name: 'alias-across',
    comment:
      'across folders the path should say which folder: write #folder/… (or @site/package/…, a file that the exports of that package name)',
    severity: 'error' as const,
    from: { path: '^(src/features/[^/]+|src/(?!features/)[^/]+|packages/[^/]+|tests)/' },
    to: {
      path: ours,
      pathNot: '^$1/',
      dependencyTypes: ['local' as const],
      dependencyTypesNot: ['aliased' as const],
    },
  },
];

const libraries = [
  refuse(
    'hono-alone',
    'only the router of Hono is trusted here; its helpers had ten published weaknesses in one year: import "hono" alone; body limit, cookies, static files and the like are in server/middleware',
    { path: '^(src|packages|tests)/' },
    { path: '(^|node_modules/)hono/(?!dist/(types/)?index\\.)' },
  ),
  refuse(
    'model-draws-nothing',
    'rules and queues run without a page to draw on: return data from here and draw it in ui',
    { path: '^src/features/[^/]+/(model|content|ui/queue)/' },
    { path: drawing },
  ),
  refuse(
    'model-framework',
    'the model is plain rules without framework, words or storage: take what is needed as an argument; return codes, which ui turns into words',
    { path: '^src/features/[^/]+/model/' },
    { path: npm(`${router}|@lingui/[^/]+|hono|@hono/[^/]+|kysely|pino|vite`) },
  ),
  refuse(
    'browser-without-node',
    'this code also runs in the browser, which has no Node: read it in a page reader (*.server.ts), or declare a port that the server implements; crypto.subtle, TextEncoder and URL are in both',
    { path: '^src/(pages|shell|design-system|i18n)/|^src/features/[^/]+/(ui|model)/', pathNot: [reader] },
    { dependencyTypes: ['core'] },
  ),
  refuse(
    'site-draws-nothing',
    'site is plain data and pure functions, read by routes.ts before any plugin: return data from here and draw it in the shell or a page',
    { path: '^src/site/' },
    { path: drawing },
  ),
  refuse(
    'site-router',
    'site is read by routes.ts before any plugin: import types only (import type), or move the caller to shell or pages',
    { path: '^src/site/' },
    { path: npm(router), ...typesOnly },
  ),
  refuse(
    'server-draws-nothing',
    'the server hands requests to the builds and draws nothing itself: render in src/app/entry.server.tsx or in a page',
    { path: '^src/server/|^src/features/[^/]+/server/' },
    { path: drawing },
  ),
];

/** All rules. */
export const rules: IRegularForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    comment:
      'two files that import each other, if only for types, cannot be understood or changed one at a time: move what both need to a file of its own, or pass it in',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  ...folders,
  ...featureParts,
  ...betweenFeatures,
  ...server,
  ...outside,
  ...wordsAndPaths,
  ...libraries,
];
