import { brand, deskEmails } from '#brand';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { type Place, placesIn, type SourceFile } from '../source-file.ts';
import type { Finding } from './finding.ts';

/** ROT13: the e-mail address stands encoded in the brand file, and must stand nowhere else in either form. */
function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

/** A fact of the company, and how code or words should get it. */
interface BrandFact {
  pattern: RegExp;
  name: string;
}

const brandFacts: BrandFact[] = [
  fact('brand.legalName', brand.legalName),
  fact('brand.name', brand.name),
  ...Object.entries(brand.brands).map(([key, value]) => fact(`brand.brands.${key}`, value)),
  fact('brand.encodedEmail', brand.encodedEmail),
  fact('brand.encodedEmail', rot13(brand.encodedEmail)),
  ...Object.entries(deskEmails).flatMap(([key, email]) =>
    [email, rot13(email)].map((written) => fact(`deskEmails.${key}`, written)),
  ),
  ...phoneFacts('brand.phone', brand.phone),
  ...phoneFacts('brand.privacyPhone', brand.privacyPhone),
  ...Object.entries(brand.phones).flatMap(([key, phone]) => phoneFacts(`brand.phones.${key}`, phone)),
  fact('brand.headOffice.street', brand.headOffice.street),
  fact('brand.ticker.symbol', brand.ticker.symbol),
  fact('brand.award.magazine', brand.award.magazine),
  ...slugFacts(brand.slug),
];

function fact(name: string, value: string): BrandFact {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  return { name, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu') };
}

/** A telephone number as it is read, and as it is dialled with and without the country. */
function phoneFacts(name: string, { display, href }: { display: string; href: string }): BrandFact[] {
  return [
    fact(name, display),
    fact(name, href.replace('tel:', '')),
    fact(name, href.replace(/^tel:\+?1?/, '')),
  ];
}

/**
 * The slug may be an everyday word of either language ("una cordillera"): it is the company's where it is part of an
 * address or a value of its own, and where it is written like a name.
 */
function slugFacts(slug: string): BrandFact[] {
  const name = slug.charAt(0).toUpperCase() + slug.slice(1);
  return [
    { name: 'brand.slug', pattern: new RegExp(`(?<=[-/.@'"\`])${slug}(?![\\p{L}\\p{N}])`, 'gu') },
    { name: 'brand.slug', pattern: new RegExp(`(?<![\\p{L}\\p{N}])${slug}(?=[-/.@][\\p{L}\\p{N}])`, 'gu') },
    { name: 'brand.name', pattern: new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'gu') },
  ];
}

/** The only file that states facts of the company. */
const brandFile = 'src/brand.ts';
/** Records of what was spoken on a day, word for word: with another company they are taken anew, and changed by nobody's hand. */
const spokenRecords: readonly string[] = [
  'packages/audit/published/spoken.json',
  'public/audit/spoken.json',
  'packages/proofs/desk-heard/record.json',
];

/** Facts of the company in a file of any kind: changing the company must be changing one file. */
export function brandFindings(path: string, text: string): Finding[] {
  if (path === brandFile || spokenRecords.includes(path)) return [];
  const placeOf = placesIn(text);
  const taken: [start: number, end: number][] = [];
  return brandFacts.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const end = match.index + match[0].length;
      if (taken.some(([from, to]) => match.index < to && end > from)) return [];
      taken.push([match.index, end]);
      const instead = brandWayOut(path, name);
      const complaint = `"${match[0]}" is a fact of the company: it may change in one place only: ${instead}`;
      return [finding('brand', path, placeOf(match.index), complaint)];
    }),
  );
}

function brandWayOut(path: string, name: string): string {
  if (path.endsWith('.po')) {
    return 'in the source, write a placeholder ({brand}) and pass the value, then extract again';
  }
  if (/\.tsx?$/.test(path)) return `import { brand } from '#brand' and use ${name}`;
  return `write a placeholder ({brand}) and fill in ${name} where it is read, or make the file from it`;
}

/** The only file that spells names which the API of others has fixed. */
const contractFile = 'src/features/submissions/model/api-contract.ts';
const wireName = /schn|pnpCustomer|csCustomer/i;

/** Names that only the API knows. The browser tests spell them too: they prove the letter of the wire. */
export function wireNameFindings({ path, texts }: SourceFile): Finding[] {
  if (path === contractFile || isAboutRules(path) || /^tests\/e2e\/|\/privacy-form\.ts$/.test(path))
    return [];
  return texts
    .filter(({ text }) => wireName.test(text))
    .map((piece) =>
      finding(
        'wire-name',
        path,
        piece,
        `"${shorten(piece.text)}" is a name of the API's wire format: elsewhere it would leak into words and types: ` +
          `use the constants of ${contractFile}`,
      ),
    );
}

const paletteFile = 'src/design-system/theme/palette.ts';
const hexColour = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i;

/** Colours by hue rather than by role. Commands that draw pictures are free to paint, and tests to try any colour. */
export function colourFindings({ path, texts }: SourceFile): Finding[] {
  const isFree = path === paletteFile || /\.test\.tsx?$/.test(path);
  if (isFree || !path.startsWith('src/')) return [];
  return texts
    .filter(({ kind, text }) => kind === 'string' && hexColour.test(text))
    .map((piece) =>
      finding(
        'colour',
        path,
        piece,
        `"${hexColour.exec(piece.text)?.[0]}" names a colour by its hue: dark mode, contrast and forced colours would miss it: ` +
          `use a role of the theme, or add one in ${paletteFile}`,
      ),
    );
}

/** Parts of MUI whose types take any text for a colour. Of all others the theme has switched off what it does not draw. */
const anyColour = /^import (\w+)[^;]* from '@mui\/material\/(?:Typography|Link)';$/gm;

/** A colour given to MUI's `Typography` or `Link`: an unknown one would be drawn as nothing, and no compiler says so. */
export function muiColourFindings(path: string, code: string): Finding[] {
  const placeOf = placesIn(code);
  return [...code.matchAll(anyColour)].flatMap(([, part = '']) =>
    // Up to the end of the start tag: arrows and comparisons inside of braces do not end it.
    [...code.matchAll(new RegExp(`<${part}(?=\\s)(?:\\{[^}]*\\}|=>|[^>{])*?\\s(color=)`, 'g'))].map((match) =>
      finding(
        'mui-colour',
        path,
        placeOf(match.index + match[0].length - 'color='.length),
        `\`${part}\` of MUI takes any text for its colour, a misspelt one too: take \`Text\` or \`Link\` of the design system, ` +
          'or say the colour by role, `sx={{ color: role.accent }}`',
      ),
    ),
  );
}

/** `const day = new Intl…` or `const day = perLanguage((each) => new Intl…`, at the left margin: made while the file is read. */
const madeOnReading = /^(?:export )?const \w+[^=\n]*= (?:\w+\(\s*\(?\w*\)? =>\s*)?(?=new Intl\.)/gm;

/** Formats that a browser makes as it reads a module, whether its page writes a date or not. Servers may: they start once. */
export function formatFindings(path: string, code: string): Finding[] {
  if (!/^src\/.*(?<!\.(?:test|server|examples|states))\.tsx?$/.test(path) || /\/server\//.test(path))
    return [];
  const placeOf = placesIn(code);
  return [...code.matchAll(madeOnReading)]
    .filter(([text]) => !text.includes('whenWanted('))
    .map((match) =>
      finding(
        'early-format',
        path,
        placeOf(match.index),
        'a format of `Intl` takes a browser as long to make as a page takes to start: make it when it is first wanted, ' +
          'by `whenWanted` of #i18n/world/when-wanted.ts',
      ),
    );
}

const rowNumber = /(?<![\w.%!-])[ABCDPRS]\d{1,3}(?![\w.-]| control)/;
/** The data of an SVG path looks the same: `M4 12C20 …`. */
const pathData = /^[MmLlHhVvCcSsQqTtAaZzeE0-9\s,.+-]*$/;

/** So do the cells of a formula, which tests of exports have to name. */
const formula = /^'?[=@+]/;

/** Numbers of requirements: a reader of the code has no such list. */
export function rowNumberFindings({ path, texts }: SourceFile): Finding[] {
  // The sound track of the film names the notes that it plays, which look the same.
  if (isAboutRules(path) || path.startsWith('packages/artwork/film/')) return [];
  return texts
    .filter(
      ({ kind, text }) =>
        rowNumber.test(text) && !(kind === 'string' && (pathData.test(text) || formula.test(text))),
    )
    .map((piece) =>
      finding(
        'row-number',
        path,
        piece,
        `"${rowNumber.exec(piece.text)?.[0]}" is the number of a requirement: whoever reads this has no such list: ` +
          'say in words what must hold, and why',
      ),
    );
}

/** A page of the site in one language. */
interface PageAddress {
  language: string;
  page: string;
  /** Shows one of many: its address ends in an id. */
  isOneOfMany: boolean;
}

/** The page of each address that somebody can have written, with or without its host; `:id` stands for anything, or nothing. */
const addresses = Object.entries(pathTable(readSlugFiles())).flatMap(([language, paths]) =>
  Object.entries(paths)
    .filter(([, path]) => path !== '/')
    .map(([page, path]) => ({
      pattern: new RegExp(`^(?:https?://[^/]+)?${path.replace(/:[a-z]+/g, '[^/?#]*')}(?=$|[?#])`),
      address: { language, page, isOneOfMany: path.includes(':') },
    })),
);

/** The only test that spells addresses of pages: those that the site has promised. */
const specifiedAddresses = 'src/site/specified-addresses.test.ts';

/** What builds a small site for tests of the server, whose addresses are its own, whatever the catalogs say. */
const smallSite = /^#tests\/server\/support\/(?:app|whole-api)-fixture\.ts$/;

/** Addresses of pages in tests: whoever gives a page another address should have to correct none of them. */
export function addressFindings({ path, texts }: SourceFile): Finding[] {
  const wayOut = addressWayOut(path);
  if (wayOut === null) return [];
  if (/\/server\//.test(path) && texts.some(({ text }) => smallSite.test(text))) return [];
  return texts.flatMap((piece) => {
    if (piece.kind !== 'string') return [];
    const found = addresses.find(({ pattern }) => pattern.test(piece.text));
    if (found === undefined) return [];
    const complaint =
      `"${shorten(piece.text)}" is the address of a page, which the catalogs may change: ` +
      wayOut(found.address);
    return [finding('page-address', path, piece, complaint)];
  });
}

/** How a test gets an address; `null` for a file that may spell it. */
function addressWayOut(path: string): ((address: PageAddress) => string) | null {
  if (/^tests\/(?:a11y|e2e|support)\//.test(path)) {
    return ({ language, page, isOneOfMany }) =>
      `use ${isOneOfMany ? `addressOf('${language}', '${page}', …)` : `paths.${language}['${page}']`} of tests/support/site-pages.ts`;
  }
  if (!/^src\/.*\.test\.tsx?$/.test(path) || path === specifiedAddresses) return null;
  return ({ language, page, isOneOfMany }) => {
    const options = [
      ...(language === 'eng' ? [] : [`language: '${language}'`]),
      ...(isOneOfMany ? ['parameters: { id }'] : []),
    ].join(', ');
    const call = options === '' ? `pathTo('${page}')` : `pathTo('${page}', { ${options} })`;
    return `use ${call} of #site/paths.ts, behind the origin if it has one, or make up an address that is no page`;
  };
}

/** The rules and their tests have to spell what they forbid. */
const isAboutRules = (path: string) => path.startsWith('packages/build/boundaries/');

function finding(rule: string, path: string, { line, column }: Place, text: string): Finding {
  return { rule, path, line, column, text };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
