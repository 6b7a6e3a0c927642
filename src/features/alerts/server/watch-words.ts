import { headOffice } from '#features/careers/model/open-jobs.ts';
import { placeName, type Yard } from '#features/locations/model/yard.ts';
import type { LetterWords } from '#features/submissions/server/delivery/letter-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatFigure } from '#i18n/formats.ts';
import type { Language } from '#i18n/language.ts';
import type { ArrivalWatch, JobWatch, PriceWatch, Watch } from '../model/watches.ts';

/** The names that words about watches are made with. */
export type WatchNames = {
  /** `Portland, Ingot Ferry, OR` */
  yard(id: string): string;
  grade(id: string, language: Language): string;
  unit(id: string, language: Language): string;
  /** `Torch cutter` */
  job(id: string, language: Language): string;
};

/** What watches are called by people. */
export type WatchWords = WatchNames & {
  /** `Harrow KR-V, 2005 to 2010 arrives at Houston, TX` */
  describe(watch: Watch, language: Language): string;
  /** Where a job is done: `Tacoma, WA`, or the head office. */
  workPlace(place: string, language: Language): string;
  /** `US$4.25` */
  price(price: number, watch: Pick<PriceWatch, 'currency' | 'unit'>, language: Language): string;
};

/**
 * Names of yards, grades and jobs in every language.
 * @param words What the files about yards say, by language.
 * @param jobs Titles of jobs by id.
 */
export function watchNames(
  yards: readonly Yard[],
  words: Record<
    Language,
    { grades: ReadonlyMap<string, { name: string }>; units: ReadonlyMap<string, string> }
  >,
  jobs: Record<Language, ReadonlyMap<string, string>>,
): WatchNames {
  const names = new Map(yards.map((yard) => [yard.id, `${placeName(yard)}, ${yard.region}`]));
  return {
    // What has left the content files since is still told by its id.
    yard: (id) => names.get(id) ?? id,
    grade: (id, language) => words[language].grades.get(id)?.name ?? id,
    unit: (id, language) => words[language].units.get(id) ?? id,
    job: (id, language) => jobs[language].get(id) ?? id,
  };
}

/** The words for watches, in every language. */
export function createWatchWords(letters: LetterWords, names: WatchNames): WatchWords {
  const price: WatchWords['price'] = (value, { currency, unit }, language) =>
    // A mark may be finer than what boards are written in: US$0.425.
    `${currency === 'USD' ? 'US' : 'CA'}$${formatFigure(value, digitsOf(value, unit), language)}`;

  function arrival({ make, model, from, to, yard }: ArrivalWatch, language: Language): string {
    const { words } = letters[language].alerts.watches;
    const name = model === '' ? make : `${make} ${model}`;
    const { text } =
      from !== null && to !== null
        ? from === to
          ? words.year
          : words.between
        : from !== null
          ? words.since
          : words.until;
    const dated = from === null && to === null ? name : fill(text, { name, from: from ?? '', to: to ?? '' });
    const place = yard === '' ? words.partsYards.name : names.yard(yard);
    return fill(words.arrival.text, { name: dated, place });
  }

  function paid(watch: PriceWatch, language: Language): string {
    const { words } = letters[language].alerts.watches;
    const { yard, when, currency, unit, grade, mark } = watch;
    const isLeast = when === 'at-least';
    const land = currency === 'USD' ? words.unitedStates : words.canada;
    const [one, any] = isLeast ? [words.least, words.anyLeast] : [words.less, words.anyLess];
    return fill((yard === '' ? any : one).text, {
      name: names.grade(grade, language),
      place: yard === '' ? land.name : names.yard(yard),
      price: price(mark, watch, language),
      unit: names.unit(unit, language),
    });
  }

  const workPlace: WatchWords['workPlace'] = (place, language) =>
    place === headOffice ? letters[language].alerts.watches.words.headOffice.name : names.yard(place);

  function job({ family, place }: JobWatch, language: Language): string {
    const { words, families } = letters[language].alerts.watches;
    return fill(words.job.text, {
      name: families.find(({ id }) => id === family)?.name ?? words.anyWork.name,
      place: place === '' ? words.allPlaces.name : workPlace(place, language),
    });
  }

  return {
    ...names,
    price,
    workPlace,
    describe: (watch, language) =>
      watch.kind === 'arrival'
        ? arrival(watch, language)
        : watch.kind === 'job'
          ? job(watch, language)
          : paid(watch, language),
  };
}

/** Tons are priced in whole dollars, pounds and kilograms with cents; a finer figure is written as it is. */
function digitsOf(value: number, unit: PriceWatch['unit']): number {
  const least = unit.endsWith('ton') ? 0 : 2;
  return Math.min(4, Math.max(least, (String(value).split('.')[1] ?? '').length));
}
