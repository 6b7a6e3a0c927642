import { brand } from '#brand';
import people from '#features/company/content/people.json' with { type: 'json' };
import credits from '#features/help/content/credits.json' with { type: 'json' };
import board from '#features/investors/content/board.json' with { type: 'json' };
import yards from '#features/locations/content/yards.json' with { type: 'json' };
import { countriesIn } from '#features/submissions/model/countries.ts';
import models from '#features/vehicles/content/models.json' with { type: 'json' };

/** Texts and names that are rightly the same in both languages. */
const namesInBoth = [
  /^[\d\s.,:;…/()+–—−•·×°%$#©*-]*$/,
  new RegExp(`^${brand.headOffice.regionName}$`),
  ...Object.values(brand.brands).map((name) => new RegExp(name)),
  new RegExp(brand.legalName.replace('.', '\\.')),
  new RegExp(brand.headOffice.street),
  new RegExp(brand.headOffice.locality),
  /^[IVX]+\.$/,
  // Names of people are the same in every language.
  ...[...people, ...board].map(({ person }) => new RegExp(person)),
  // What software and papers are called, and codes: of places, commits, versions, moments.
  ...(credits as { items: { work?: string }[] }[]).flatMap(({ items }) =>
    items.flatMap(({ work }) => (work === undefined ? [] : [new RegExp(`^${work}`)])),
  ),
  new RegExp(brand.ticker.exchange),
  new RegExp(`^${brand.ticker.symbol}$`),
  // Forms as the SEC writes them, alone or with their number in a list.
  /^(NT )?(\d{1,3}(-[A-Z]{1,3})?|DEFA?\s?14A|424B\d?|S-\d|SD|ARS|SC 13[DG])(\/A)?( \(\d+\))?$/,
  /^(\p{L}[\p{L} .]+, )?[A-Z]{2}( \d{5}| [A-Z]\d[A-Z] \d[A-Z]\d)?$/u,
  // Towns and streets keep their names.
  ...yards.map(({ city }) => new RegExp(`^${city}$`)),
  ...yards.map(({ street }) => new RegExp(`^${street}(, |$)`)),
  // Maps name the towns around: of the place that a search is tried with, and of the yard that stands for all.
  /^(Beaverton|Gresham|Hillsboro|Lake Oswego|Lincoln City|Vancouver)$/,
  ...yards.map(({ city }) => new RegExp(`^${city}, [\\p{L} ]+, [A-Z]{2}$`, 'u')),
  // Makes and models, in a list with how many there are, in a table with the year.
  ...models.map(({ name }) => new RegExp(`^(\\d{4} )?${name}( \\(\\d+\\))?( |$)`)),
  /^(Minivan|[Nn]o)$/,
  /^[0-9A-F]{4}-[0-9A-F]{4}$/,
  /^(v?\d+\.\d+\.\d+|[0-9a-f]{7,12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/,
  /\.example$/,
  new RegExp(`^${brand.award.magazine}$`),
  /^(altcha|recaptcha|development|Videos|http:\/\/\S+|CEO|WCAG[\s\d.]*|axe-core [\d.]+|(EPA )?\d{3}-R-[\d-]+|ESG|3PR|PDF|CSV|VCF)$/,
  /^(Alabama|Alaska|Alberta|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Maine|Manitoba|Maryland|Massachusetts|Michigan|Minnesota|Montana|Nebraska|Nevada|Nunavut|Ohio|Oklahoma|Ontario|Puerto Rico|Quebec|Rhode Island|Saskatchewan|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)$/,
];

/** Countries whose name is the same in both languages. */
const countriesInBoth = new Set(
  countriesIn('es')
    .map(({ name }) => name)
    .filter((name) => countriesIn('eng').some((country) => country.name === name)),
);

/** Whether a text is rightly the same in both languages: a name, a code, a number. */
export function isSameInBoth(text: string): boolean {
  return countriesInBoth.has(text) || namesInBoth.some((pattern) => pattern.test(text));
}
