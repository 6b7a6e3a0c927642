import { describe, expect, test } from 'vitest';
import { brand, deskEmails } from '#brand';
import { readSourceFile } from '../source-file.ts';
import {
  addressFindings,
  brandFindings,
  colourFindings,
  formatFindings,
  muiColourFindings,
  rowNumberFindings,
  wireNameFindings,
} from './literal-rules.ts';

const rot13 = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

describe('facts of the company', () => {
  test.each([
    ['name', brand.name],
    ['name in capitals', brand.name.toUpperCase()],
    ['auto parts brand', brand.brands.autoParts],
    ['mill brand', brand.brands.steelMill],
    ['slug in an address', `/about-${brand.slug}/history`],
    ['telephone', brand.phone.display],
    ['telephone as dialled', brand.phone.href],
    ['privacy telephone', brand.privacyPhone.display],
    ['telephone of a desk', brand.phones.cars.display],
    ['telephone of a desk as dialled', brand.phones.media.href],
    ['encoded e-mail', brand.encodedEmail],
    ['plain e-mail', rot13(brand.encodedEmail)],
    ['encoded e-mail of a desk', deskEmails.press],
    ['plain e-mail of a desk', rot13(deskEmails.careers)],
    ['street', brand.headOffice.street],
    ['ticker', brand.ticker.symbol],
    ['magazine of the award', brand.award.magazine],
  ])('%s stands in the brand file only', (_, value) => {
    const text = `first line\nconst x = '${value}';\n`;
    expect(brandFindings('src/site/meta.ts', text)).toMatchObject([{ rule: 'brand', line: 2 }]);
    expect(brandFindings('src/brand.ts', text)).toEqual([]);
  });

  test('the record of what was spoken keeps the words of its day, and no file beside it does', () => {
    const text = `"${brand.name} link."`;
    expect(brandFindings('packages/audit/published/spoken.json', text)).toEqual([]);
    expect(brandFindings('public/audit/spoken.json', text)).toEqual([]);
    expect(brandFindings('packages/proofs/desk-heard/record.json', text)).toEqual([]);
    expect(brandFindings('packages/audit/published/other.json', text)).toHaveLength(1);
  });

  test('a catalog is told to use a placeholder, code to import', () => {
    const text = `msgid "About ${brand.name}"`;
    expect(brandFindings('locales/eng/home.po', text)[0]?.text).toContain('{brand}');
    expect(brandFindings('src/site/meta.ts', text)[0]?.text).toContain("'#brand'");
  });

  test('the slug as an everyday word is no fact; as a value, in an address or as a name it is', () => {
    const name = brand.slug.charAt(0).toUpperCase() + brand.slug.slice(1);
    const count = (text: string) => brandFindings('locales/es/home.po', text).length;
    expect(count(`msgstr "Las curvas de una ${brand.slug}."`)).toBe(0);
    expect(count(`const x = '${brand.slug}'`)).toBe(1);
    expect(count(`/about-${brand.slug}`)).toBe(1);
    expect(count(`https://${brand.slug}.example`)).toBe(1);
    expect(count(`${brand.slug}-data`)).toBe(1);
    expect(count(`Acerca de ${name}`)).toBe(1);
  });

  test('a longer word that contains one is no fact', () => {
    expect(brandFindings('src/site/meta.ts', `x${brand.slug}x`)).toEqual([]);
  });
});

describe('wire names', () => {
  test.each(['schnCustomer', 'pnpCustomer', 'csCustomer', '/api/stockquote/schn'])('%s', (name) => {
    const code = `export const path = '${name}';\n`;
    expect(wireNameFindings(readSourceFile('src/server/api/quote.ts', code))).toHaveLength(1);
    expect(wireNameFindings(readSourceFile('src/features/submissions/model/api-contract.ts', code))).toEqual(
      [],
    );
  });

  test('as a property or a comment', () => {
    const code = '// csCustomer\nexport const x = { pnpCustomer: true };\n';
    expect(wireNameFindings(readSourceFile('src/server/api/quote.ts', code))).toHaveLength(2);
  });
});

describe('colours', () => {
  const colours = (code: string, path = 'src/shell/Header.tsx') => colourFindings(readSourceFile(path, code));

  test.each(['#fff', '#b5651d', '#b5651dcc', '1px solid #ABC'])('%s is refused', (value) => {
    expect(colours(`export const x = '${value}';`)).toHaveLength(1);
  });

  test.each(['#brand', '#faq', '/page#add', '&#123;', '#features/x.ts', 'issue #12345'])(
    '%s is none',
    (value) => {
      expect(colours(`export const x = '${value}';`)).toEqual([]);
    },
  );

  test('a private name is no colour', () => {
    expect(colours('class A { #add = 1; get() { return this.#add; } }\nexport { A };')).toEqual([]);
  });

  test('the palette and commands that draw may name colours', () => {
    expect(colours("export const x = '#fff';", 'src/design-system/theme/palette.ts')).toEqual([]);
    expect(colours("export const x = '#fff';", 'packages/artwork/film/draw.ts')).toEqual([]);
  });
});

describe('numbers of requirements', () => {
  const numbers = (code: string) => rowNumberFindings(readSourceFile('src/shell/header.test.ts', code));
  /** Put together, so that a search of the sources for such numbers finds none here. */
  const row = (letter: string, number: number) => `${letter}${number}`;

  test.each([
    `// as ${row('R', 12)} demands`,
    `test('${row('A', 40)}: focus moves', () => {});`,
    `export const ${row('D', 16)} = 1;`,
    `export const x = '(${row('P', 3)})';`,
  ])('%s is refused', (code) => {
    expect(numbers(code)).toHaveLength(1);
  });

  test.each([
    "export const path = 'M4 12C20 4 8 16 24 12';",
    "export const address = '%C3%B1';",
    "export const version = '1.R2';",
    "export const curve = 'P-256';",
    "export const control = 'a C1 control';",
    "export const cell = '=SUM(A1)';",
    "export const postcode = 'V5K 0A1';",
  ])('%s is none', (code) => {
    expect(numbers(code)).toEqual([]);
  });
});

describe('addresses of pages', () => {
  const addresses = (code: string, path = 'tests/e2e/home.spec.ts') =>
    addressFindings(readSourceFile(path, code)).map(({ text }) => text);

  test.each([
    ["await page.goto('/company');", "paths.eng['company']"],
    [`await page.goto(english + '/locations/search?zip=97204');`, "paths.eng['location-search']"],
    ["const notice = '/avisos-legales#privacidad';", "paths.eng['legal-notices-other']"],
    ["const yard = '/instalaciones/centro/tacoma';", "addressOf('es', 'yard', …)"],
    [`const yard = '/locations/yard/' + id;`, "addressOf('eng', 'yard', …)"],
  ])('%s is told to ask for the page', (code, instead) => {
    expect(addresses(code)).toEqual([expect.stringContaining(instead)]);
  });

  test.each([
    "await page.goto('/');",
    "await page.goto('/nope');",
    "await page.request.get('/api/environment');",
    "const name = 'company';",
    "// Opens '/company' first.",
  ])('%s names no page', (code) => {
    expect(addresses(code)).toEqual([]);
  });

  test.each([
    ["expect(page.to).toBe('/company');", "pathTo('company')"],
    ["const to = '/sell-to-us/scrap-prices?metal=copper-1';", "pathTo('scrap-prices')"],
    ['const link = <Link to="/locations/search#map" />;', "pathTo('location-search')"],
    [`expect(to).toBe(\`/locations/yard/\${id}\`);`, "pathTo('yard', { parameters: { id } })"],
    [`const address = \`\${origin}/company/careers\`;`, "pathTo('careers')"],
    ["const address = 'https://www.site.example/sitemap?a=b';", "pathTo('sitemap')"],
    ["const address = 'http://localhost:3000/compania';", "pathTo('company', { language: 'es' })"],
    [
      `const address = \`https://es.site.example/instalaciones/centro/\${id}\`;`,
      "pathTo('yard', { language: 'es', parameters: { id } })",
    ],
  ])('in a unit test, %s is told to ask for the page', (code, instead) => {
    expect(addresses(code, 'src/shell/header.test.tsx')).toEqual([
      expect.stringContaining(`use ${instead} of #site/paths.ts`),
    ]);
  });

  test.each([
    "const to = '/firm';",
    "const to = 'https://www.site.example/';",
    "const to = 'https://www.site.example/api/locations/search';",
    "const to = '/sitemap.xml';",
  ])('in a unit test, %s names no page', (code) => {
    expect(addresses(code, 'src/shell/header.test.tsx')).toEqual([]);
  });

  test.each(['app', 'whole-api'])(
    'a test of the server spells the addresses of the small site (%s)',
    (name) => {
      const code = `import '#tests/server/support/${name}-fixture.ts';\nconst path = '/company';`;
      expect(addresses(code, 'src/server/pages/serve-page.test.ts')).toEqual([]);
      expect(addresses(code, 'src/features/news/server/news.test.ts')).toEqual([]);
      expect(addresses(code, 'src/features/news/ui/news.test.ts')).toHaveLength(1);
      expect(addresses("const path = '/company';", 'src/server/pages/serve-page.test.ts')).toHaveLength(1);
    },
  );

  test('what is no test is no business of this rule', () => {
    expect(addresses("const path = '/company';", 'src/shell/header.tsx')).toEqual([]);
  });

  test('the test of the specified addresses spells them', () => {
    expect(addresses("const home = '/company';", 'src/site/specified-addresses.test.ts')).toEqual([]);
  });
});

describe('colours of parts whose types take any text', () => {
  const path = 'src/shell/Footer.tsx';

  test.each([
    ['Typography', '<Typography color="eror">Wrong</Typography>'],
    ['Link', '<Link href="/a" color="primary">A</Link>'],
    ['Link', '<Link\n  onClick={() => go(1 > 0)}\n  color={tone}\n>A</Link>'],
  ])('%s is given none, in %j', (part, element) => {
    const code = `import ${part} from '@mui/material/${part}';\nconst a = ${element};\n`;
    const [found, ...others] = muiColourFindings(path, code);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ rule: 'mui-colour', path, line: element.includes('\n') ? 4 : 2 });
    expect(found?.text).toContain('role');
  });

  test('by whatever name it is imported', () => {
    const code = 'import MuiLink from \'@mui/material/Link\';\nconst a = <MuiLink color="loud" />;\n';
    expect(muiColourFindings(path, code)).toHaveLength(1);
  });

  test('a colour by role, of another element, or of a component of ours is no fault', () => {
    const code = [
      "import Link from '@mui/material/Link';",
      '<Link sx={{ color: role.accent }}>A</Link>;',
      '<Link href="/a"><Icon color="x" /></Link>;',
    ].join('\n');
    expect(muiColourFindings(path, code)).toEqual([]);
    const ours = 'import { Link } from \'#design-system/link/index.ts\';\n<Link color="x" />;';
    expect(muiColourFindings(path, ours)).toEqual([]);
  });
});

describe('formats made while a file is read', () => {
  const path = 'src/i18n/formats.ts';

  test.each([
    "const day = new Intl.DateTimeFormat('en-US');",
    "export const day: Intl.DateTimeFormat = new Intl.DateTimeFormat('en-US');",
    'const day = perLanguage(\n  (each) => new Intl.DateTimeFormat(each),\n);',
    'const day = perLanguage((each) =>\n  new Intl.DateTimeFormat(each),\n);',
  ])('are found: %j', (code) => {
    expect(formatFindings(path, `// Days.\n${code}\n`)).toMatchObject([
      { rule: 'early-format', path, line: 2 },
    ]);
  });

  test.each([
    [path, "const day = whenWanted(() => new Intl.DateTimeFormat('en-US'));"],
    [path, "function day() {\n  const format = new Intl.DateTimeFormat('en-US');\n}"],
    [path, 'const unitFormat = (unit: string) =>\n  new Intl.NumberFormat(unit);'],
    ['src/server/log.ts', "const day = new Intl.DateTimeFormat('en-US');"],
    ['src/i18n/formats.test.ts', "const day = new Intl.DateTimeFormat('en-US');"],
  ])('in %s, no fault is %j', (place, code) => {
    expect(formatFindings(place, code)).toEqual([]);
  });
});
