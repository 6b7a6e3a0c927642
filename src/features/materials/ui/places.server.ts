import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { formatLocale } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import places from '../content/places.json';
import { type PlacesContent, schema as placesSchema } from '../content/places.schema.ts';
import { type BringChoice, type RuleSubject, readChoice, rulesFor } from '../model/bring-rules.ts';

/** One line of a list: what to bring or expect, and whose rule it is. */
export interface BringLine {
  id: string;
  text: string;
  /** The law that it stands in; `undefined` for a rule of ours. */
  law: { name: string; address: string } | undefined;
  /** The goods that it is about, while none are chosen; "" for all. */
  about: string;
}

/** Where a rule stands: a citation, the address of the text, and the day on which a copy, or a report of it, was read. */
export interface BringSource {
  id: string;
  name: string;
  address: string;
  known: PlacesContent['places'][number]['sources'][number]['known'];
  day: string;
  date: string;
}

/** What a seller is told. */
export interface BringAnswer {
  choice: BringChoice;
  words: PlacesContent['words'];
  /** For the form. */
  places: { id: string; name: string }[];
  goods: { id: string; name: string }[];
  /** The place chosen, with the source of its rules. */
  place: { name: string; label: string; caution: string; sources: BringSource[] } | undefined;
  goodsName: string | undefined;
  /** The list, by what it is about. */
  list: Record<RuleSubject, BringLine[]>;
  /** While no place is chosen: what we know of each. */
  table: {
    id: string;
    name: string;
    label: string;
    caution: string;
    /** The day on which the oldest of its sources was read. */
    readOn: { day: string; date: string };
    rules: Partial<Record<RuleSubject, string>>;
  }[];
}

const subjects = ['identity', 'record', 'ownership', 'payment'] as const;

/** The rules for the place and the goods that an address names. */
export function readBringAnswer(parameters: URLSearchParams): BringAnswer {
  const content = translateContent(placesSchema, places, 'places', messages);
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const choice = readChoice(parameters, idsOf(content.places), idsOf(content.goods));
  const { compare } = new Intl.Collator(formatLocale[language]);
  // By the names that this page shows: British Columbia is "Columbia Británica" to whoever looks for it in Spanish.
  const placesByName = content.places.toSorted((one, other) => compare(one.name, other.name));
  const place = content.places.find(({ id }) => id === choice.place);
  const ours = rulesFor(content.everywhere, choice.goods);
  const theirs = rulesFor(place?.rules ?? [], choice.goods);
  const aboutOf = (goods: readonly string[]) =>
    choice.goods !== '' || goods.length === 0
      ? ''
      : content.goods
          .filter(({ id }) => goods.includes(id))
          .map(({ name }) => name)
          .join(' · ');
  // Where a law says how a seller is paid, "ask the yard" beside it would be a second answer.
  const isPaidByLaw = theirs.some(({ subject }) => subject === 'payment');
  const linesFor = (subject: RuleSubject): BringLine[] => [
    ...ours
      .filter((rule) => rule.subject === subject && !(isPaidByLaw && subject === 'payment'))
      .map(({ id, text, goods }) => ({ id, text, law: undefined, about: aboutOf(goods) })),
    // The words of a law say themselves what they are about.
    ...theirs
      .filter((rule) => rule.subject === subject)
      .map(({ id, text, source }) => ({
        id,
        text,
        law: place?.sources.find((each) => each.id === source),
        about: '',
      })),
  ];
  return {
    choice,
    places: placesByName.map(({ id, name }) => ({ id, name })),
    words: content.words,
    goods: content.goods,
    place: place && {
      name: place.name,
      label: place.label,
      caution: place.note,
      sources: place.sources.map(datedSource),
    },
    goodsName: content.goods.find(({ id }) => id === choice.goods)?.name,
    list: Object.fromEntries(subjects.map((subject) => [subject, linesFor(subject)])) as BringAnswer['list'],
    table: place
      ? []
      : placesByName.map(({ id, name, label, note, sources, rules }) => ({
          id,
          name,
          label,
          caution: note,
          readOn: datedDay(sources.map(({ readOn }) => readOn).toSorted()[0] ?? ''),
          rules: Object.fromEntries(
            subjects.flatMap((subject) => {
              const texts = rules.filter((rule) => rule.subject === subject).map(({ text }) => text);
              return texts.length > 0 ? [[subject, texts.join(' ')]] : [];
            }),
          ),
        })),
  };
}

const datedSource = ({ readOn, ...source }: PlacesContent['places'][number]['sources'][number]) => ({
  ...source,
  ...datedDay(readOn),
});

const datedDay = (day: string) => ({ day, date: formatDay(day) });
