import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { formatLocale } from '#i18n/language.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/sell-content.po';
import places from '../content/places.json';
import { schema as placesSchema } from '../content/places.schema.ts';
import { type BringChoice, type RuleSubject, readChoice, rulesFor } from '../model/bring-rules.ts';

/** One line of a list: what to bring or expect, and whose rule it is. */
export interface BringLine {
  id: string;
  text: string;
  isLaw: boolean;
  /** The goods that it is about, while none are chosen; "" for all. */
  about: string;
}

/** What a seller is told. */
export interface BringAnswer {
  choice: BringChoice;
  /** For the form. */
  places: { id: string; name: string }[];
  goods: { id: string; name: string }[];
  /** The place chosen, with the source of its rules. */
  place: { name: string; source: string; caution: string } | undefined;
  goodsName: string | undefined;
  /** The list, by what it is about. */
  list: Record<RuleSubject, BringLine[]>;
  /** While no place is chosen: what we know of each. */
  table: {
    id: string;
    name: string;
    source: string;
    caution: string;
    rules: Partial<Record<RuleSubject, string>>;
  }[];
  checkedOn: { day: string; words: string };
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
  const linesFor = (subject: RuleSubject): BringLine[] => [
    ...ours
      .filter((rule) => rule.subject === subject)
      .map(({ id, text, goods }) => ({ id, text, isLaw: false, about: aboutOf(goods) })),
    // The words of a law say themselves what they are about.
    ...theirs
      .filter((rule) => rule.subject === subject)
      .map(({ id, text }) => ({ id, text, isLaw: true, about: '' })),
  ];
  return {
    choice,
    places: placesByName.map(({ id, name }) => ({ id, name })),
    goods: content.goods,
    place: place && { name: place.name, source: place.label, caution: place.note },
    goodsName: content.goods.find(({ id }) => id === choice.goods)?.name,
    list: Object.fromEntries(subjects.map((subject) => [subject, linesFor(subject)])) as BringAnswer['list'],
    table: place
      ? []
      : placesByName.map(({ id, name, label, note, rules }) => ({
          id,
          name,
          source: label,
          caution: note,
          rules: Object.fromEntries(
            subjects.flatMap((subject) => {
              const texts = rules.filter((rule) => rule.subject === subject).map(({ text }) => text);
              return texts.length > 0 ? [[subject, texts.join(' ')]] : [];
            }),
          ),
        })),
    checkedOn: { day: content.checkedOn, words: formatDay(content.checkedOn) },
  };
}
