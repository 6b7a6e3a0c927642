import { brand } from '#brand';
import { translateText } from '#i18n/catalog.ts';
import { i18n } from '#i18n/i18n.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import homeTests from '../content/home-tests.json';
import { schema as homeTestsSchema } from '../content/home-tests.schema.ts';
import searchWords from '../content/search-words.json';
import { schema as searchWordsSchema } from '../content/search-words.schema.ts';
import {
  type CatalogueGroup,
  type EverydayThing,
  groupByFamily,
  type MaterialFamily,
  type MaterialGrade,
  type Where,
} from '../model/catalogue.ts';
import { askedVerdicts, filterMaterials, type MaterialFilters, readFilters } from '../model/filters.ts';
import {
  indexMaterials,
  type MaterialIndex,
  type Searchable,
  searchMaterials,
} from '../model/material-search.ts';
import { verdictWords } from './material-words.ts';
import { readMaterials, readMaterialsInOtherLanguage } from './materials.server.ts';

type Entry = { kind: 'thing'; shown: EverydayThing } | { kind: 'grade'; shown: MaterialGrade };
type IndexedEntry = Entry & Searchable & { family: string; verdict: string; magnet: string };

interface Catalogue {
  families: MaterialFamily[];
  index: MaterialIndex<IndexedEntry>;
}

/** What a request shows of the catalogue. */
export interface CataloguePart {
  filters: MaterialFilters;
  /** For the form's list of families. */
  families: { id: string; name: string }[];
  /** How many entries answer. */
  count: number;
  /** Without a text: what answers, by family. */
  groups: (CatalogueGroup & { gradesLabel: string })[];
  /** With a text: the drawing of the best answer's family, and what answers, the best first. */
  art: string;
  things: EverydayThing[];
  grades: MaterialGrade[];
  /** The way to the yards that take a thing. */
  where: Where;
  /** What comes near when nothing answers. */
  near: { id: string; name: string }[];
}

// Words and their index are the same for every request.
let catalogue: Catalogue | undefined;

/**
 * The part of the catalogue that an address asks for.
 * @param where The way to the yards that take a thing.
 */
export function readCataloguePart(parameters: URLSearchParams, where: Where): CataloguePart {
  catalogue ??= makeCatalogue();
  const { families, index } = catalogue;
  const filters = readFilters(
    parameters,
    families.map(({ id }) => id),
  );
  const { found, near } = searchMaterials(index, filters.text);
  const answers = filterMaterials(found, filters);
  const things = answers.flatMap((each) => (each.kind === 'thing' ? [each.shown] : []));
  const grades = answers.flatMap((each) => (each.kind === 'grade' ? [each.shown] : []));
  const isText = filters.text !== '';
  return {
    filters,
    families: families.map(({ id, name }) => ({ id, name })),
    count: answers.length,
    groups: isText ? [] : groupByFamily(families, things, grades).map(withGradesLabel),
    art: isText ? (families.find(({ id }) => id === answers[0]?.family)?.art ?? '') : '',
    things: isText ? things : [],
    grades: isText ? grades : [],
    where,
    // The words fit and the filters do not: what the words alone find is near.
    near:
      answers.length > 0
        ? []
        : (found.length > 0 ? found.slice(0, 6) : near).map(({ shown }) => nameOf(shown)),
  };
}

/** A group with the words that its grades unfold from. What the shredder makes is sold to mills; nobody is paid by it. */
function withGradesLabel(group: CatalogueGroup): CataloguePart['groups'][number] {
  const { paid, sold } = searchWords.grades;
  const text = group.grades.every(({ verdict }) => verdict === 'sold') ? sold : paid;
  const values = { name: group.family.name, count: group.grades.length };
  return { ...group, gradesLabel: translateText(text, 'search-words', messages, { values }) };
}

/** What the page of the catalogue says and offers around the entries of a part. */
export function readCatalogueWords({ families, filters, count }: CataloguePart) {
  const {
    family,
    verdict,
    magnet,
    result,
    grades: _,
    code: __,
    lists,
    table,
    magnets,
    pays,
    ...words
  } = translateContent(searchWordsSchema, searchWords, 'search-words', messages, {
    values: { scrapPhone: brand.phones.scrap.display, count, query: filters.text, name: '', code: '' },
  });
  const choices = (first: string, items: readonly { value: string; label: string }[]) => [
    { value: '', label: first },
    ...items,
  ];
  return {
    ...words,
    lists: {
      ...lists,
      ...table,
      magnets: labelsOf(magnets),
      pays: labelsOf(pays),
      verdicts: Object.fromEntries(Object.entries(verdictWords).map(([id, word]) => [id, i18n._(word)])),
    },
    result: filters.text === '' ? result.all : result.text,
    family: {
      heading: family.heading,
      options: choices(
        family.label,
        families.map(({ id, name }) => ({ value: id, label: name })),
      ),
    },
    verdict: {
      heading: verdict.heading,
      options: choices(
        verdict.label,
        askedVerdicts.map((each) => ({ value: each, label: i18n._(verdictWords[each]) })),
      ),
    },
    magnet: {
      heading: magnet.heading,
      hint: magnet.hint,
      options: choices(
        magnet.label,
        magnet.items.map(({ id, label }) => ({ value: id, label })),
      ),
    },
  };
}

const labelsOf = (items: readonly { id: string; label: string }[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, label }) => [id, label]));

/** What the page of the catalogue says. */
export type CatalogueWords = ReturnType<typeof readCatalogueWords>;

/** Tests of a metal that anyone can make at home. */
export function readHomeTests() {
  return translateContent(homeTestsSchema, homeTests, 'home-tests', messages, {
    values: { scrapPhone: brand.phones.scrap.display },
  });
}

function makeCatalogue(): Catalogue {
  const { families, grades, things } = readMaterials();
  const other = readMaterialsInOtherLanguage();
  const familyNames = new Map(families.map(({ id, name }) => [id, name]));
  const gradeNames = new Map(grades.map(({ id, name }) => [id, name]));
  const otherThings = new Map(other.things.map((each) => [each.id, `${each.name}, ${each.also}`]));
  const otherGrades = new Map(other.grades.map((each) => [each.id, each.name]));
  const entries: IndexedEntry[] = [
    ...things.map(({ also, grades: becomes, ...thing }) => {
      const named = becomes.map((id) => ({ id, name: gradeNames.get(id) ?? id }));
      return {
        kind: 'thing' as const,
        shown: { ...thing, grades: named },
        ...keysOf(thing),
        also: `${also}, ${otherThings.get(thing.id)}`,
        related: [familyNames.get(thing.family), ...named.map(({ name }) => name)].join(', '),
      };
    }),
    ...grades.map((grade) => ({
      kind: 'grade' as const,
      shown: { ...grade, code: codeText(grade.code) },
      ...keysOf(grade),
      also: `${grade.code}, ${otherGrades.get(grade.id)}`,
      related: `${familyNames.get(grade.family)}, ${grade.text}`,
    })),
  ];
  return { families, index: indexMaterials(entries) };
}

const codeText = (code: string): string =>
  code === '' ? '' : translateText(searchWords.code, 'search-words', messages, { values: { code } });

const keysOf = ({
  name,
  family,
  verdict,
  magnet,
}: Pick<MaterialGrade, 'name' | 'family' | 'verdict' | 'magnet'>) => ({
  name,
  family,
  verdict,
  magnet,
});

const nameOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
