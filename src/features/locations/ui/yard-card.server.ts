import { type BringLine, readBringAnswer } from '#features/materials/ui/places.server.ts';
import { formatClock, formatWeekday } from '#i18n/formats.ts';
import { clockText, weekInShort } from '../model/opening.ts';
import { dayNamed, named, readYardWords, told, type YardContent } from './yards.server.ts';

/** The hours of an ordinary week in as few lines as they have: `Monday–Friday`, `7:00 a.m.–5:00 p.m.` */
export function readWeek({ hours }: Pick<YardContent, 'hours'>) {
  const { closed } = readYardWords().around.hours;
  return weekInShort(hours).map(({ from, to, spans }) => ({
    id: from,
    days: [...new Set([from, to])].map((weekday) => formatWeekday(dayNamed(weekday))).join('–'),
    hours:
      spans
        .map((span) => `${formatClock(clockText(span.from))}–${formatClock(clockText(span.to))}`)
        .join(', ') || closed.label,
  }));
}

/**
 * What a visitor carries in the wallet: the week, what to bring, and how large a vehicle may come.
 * @param place The state or province as the page `what-to-bring` names it; "" for one without rules of its own.
 */
export function readYardCard(yard: YardContent, place: string) {
  const { around } = readYardWords();
  const { list } = readBringAnswer(new URLSearchParams({ place }));
  const plain = ({ about }: BringLine) => about === '';
  const bring =
    yard.division === 'MRB'
      ? [...list.identity, ...list.record.filter(({ law }) => law === undefined), ...list.payment]
          .filter(plain)
          .map(({ id, text }) => ({ id, text }))
      : [{ id: 'other', text: yard.division === 'ARB' ? around.takes.car.text : around.takes.mill.text }];
  return {
    ...around.card,
    week: readWeek(yard),
    bring,
    vehicle: {
      term: named(around.way.terms, 'vehicle'),
      text: told(around.vehicles, yard.truck.largest),
    },
  };
}

/** The card, as its parts take it. */
export type YardCardData = ReturnType<typeof readYardCard>;
