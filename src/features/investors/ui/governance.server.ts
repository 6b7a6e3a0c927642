import { brand } from '#brand';
import company from '#features/company/content/company.json';
import esg from '#features/sustainability/content/esg.json';
import type { EsgData } from '#features/sustainability/content/esg.schema.ts';
import { translateText } from '#i18n/catalog.ts';
import { formatFigure } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/investors-content.po';
import { pathTo } from '#site/paths.ts';
import board from '../content/board.json';
import { type BoardContent, schema as boardSchema } from '../content/board.schema.ts';
import governance from '../content/governance.json';
import { schema as governanceSchema } from '../content/governance.schema.ts';
import { deskValues } from './desks.server.ts';

type Director = BoardContent[number];

/** Meetings of the board in the last year of the tables of figures. */
function lastMeetings(): number {
  const tables = (esg as EsgData).families.flatMap((family) => family.tables);
  const row = tables.flatMap(({ rows }) => rows).find(({ id }) => id === 'meetings');
  return row?.values.at(-1) ?? 0;
}

/** What the page about governance shows; its figures are counted from the list of directors. */
export function readGovernance() {
  const directors = translateContent(boardSchema, board, 'board', messages);
  const count = (test: (director: Director) => boolean) => directors.filter(test).length;
  const words = translateContent(governanceSchema, governance, 'governance', messages, {
    values: deskValues,
    later: ['part', 'directors'],
  });
  const shareOf = (part: number) =>
    translateText(governance.share.text, 'governance', messages, {
      values: { part, directors: directors.length },
    });
  const thisYear = Number(company.fiscalYearEnd.slice(0, 4));
  const service = directors.reduce((sum, { since }) => sum + thisYear - since, 0) / directors.length;
  const figures: Record<string, string> = {
    independent: shareOf(count(({ independent }) => independent)),
    women: shareOf(count(({ woman }) => woman)),
    years: formatFigure(service),
    meetings: formatFigure(lastMeetings()),
  };
  const { standings, seats } = words.board;
  const labelOf = (list: readonly { id: string; label: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.label;
  const standingOf = ({ chair, independent }: Director) =>
    chair ? 'chair' : independent ? 'independent' : 'employed';
  return {
    ...words,
    figures: words.figures.map((figure) => ({ ...figure, value: figures[figure.id] ?? '' })),
    board: {
      ...words.board,
      rows: directors.map((director) => ({
        id: director.id,
        cells: {
          person: director.person,
          background: director.role,
          since: `${director.since}`,
          standing: labelOf(standings, standingOf(director)),
          ...Object.fromEntries(
            words.committees.items.map(({ id: committee }) => {
              const seat = director.seats.find((each) => each.committee === committee)?.seat;
              return [committee, labelOf(seats, seat ?? 'none')];
            }),
          ),
        },
      })),
    },
    committees: {
      ...words.committees,
      items: words.committees.items.map((committee) => ({
        ...committee,
        chair: directors.find(({ seats: own }) =>
          own.some((each) => each.committee === committee.id && each.seat === 'chair'),
        )?.person,
      })),
    },
    address: [
      brand.legalName,
      brand.headOffice.street,
      `${brand.headOffice.locality}, ${brand.headOffice.region} ${brand.headOffice.postalCode}`,
    ],
    papers: {
      ...words.papers,
      groups: words.papers.groups.map((group) => ({
        ...group,
        items: group.items.map(({ page, hash, ...paper }) => ({
          ...paper,
          to: page && pathTo(page, hash ? { hash } : {}),
        })),
      })),
    },
  };
}

/** What the page shows, as its parts take it. */
export type GovernanceData = ReturnType<typeof readGovernance>;
