import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { readMaterials } from '#features/materials/ui/materials.server.ts';
import { formatDay, formatPrice } from '#i18n/formats.ts';
import {
  loadParameters,
  mostRows,
  type RowFault,
  readRows,
  reckonRow,
  totalOf,
} from '../../model/load-estimate.ts';
import type { PricesPort } from '../../model/ports.ts';
import type { PriceBoard } from '../../model/price-board.ts';
import { readUnit } from '../../model/weight.ts';
import { readBoard } from '../board.server.ts';
import { priceText } from '../price-ranges.server.ts';

/** What the page is made of beside its address. */
export interface LoadPageOptions {
  prices: PricesPort;
  /** The metals yards, by name. */
  yards: readonly { id: string; name: string }[];
  /** What the yards' own pages say of their boards. */
  words: { sample: { title: string; text: string }; call: string };
}

/** How many rows stand there before anything was typed; the next come as these are filled. */
const firstRows = 3;

/** What a load of several metals brings at one yard, as an address asks for it. Nothing of it is kept. */
export async function readLoadPage(parameters: URLSearchParams, options: LoadPageOptions) {
  const { prices, yards, words } = options;
  const boards = await unlessFailed(prices.boards());
  const offered = yards.filter(({ id }) => boards === null || boards.has(id));
  const asked = parameters.get(loadParameters.yard) ?? '';
  const yard = offered.find(({ id }) => id === asked) ?? null;
  const known = yard && (await readBoard(prices, yard.id));
  const board = known?.board ?? null;
  const unit = readUnit(parameters.get(loadParameters.unit));
  const typed = readRows(parameters);
  const answers = typed.map((row) => (board ? reckonRow(row, unit, board) : null));
  const reckoned = answers.flatMap((answer) => (answer && 'row' in answer ? [answer.row] : []));
  const filled = typed.findLastIndex((row) => Object.values(row).some((value) => value !== '')) + 1;
  const nameOf = namesOf();
  // A link to the page can name the yard; only its own form names the rows too, and who has pressed its button wants an answer.
  const isSent = parameters.has(`${loadParameters.metal}1`);
  return {
    yard: yard?.id ?? '',
    yardName: yard?.name ?? null,
    /** A question was asked, and no yard that has a board was chosen. */
    yardMissing: (filled > 0 || isSent) && yard === null,
    /** A question was asked, and nothing is on the truck. */
    rowsMissing: filled === 0 && isSent,
    yards: offered.map(({ id, name }) => `${id}|${name}`),
    /** What the board has; of all boards before a yard is chosen. */
    metals: metalsOf(board, boards).map((id) => `${id}|${nameOf(id)}`),
    unit,
    rows: typed.slice(0, Math.min(mostRows, Math.max(firstRows, filled + 1))).map((row, at) => {
      const answer = answers[at];
      return { ...row, fault: answer && 'fault' in answer ? answer.fault : (null as RowFault | null) };
    }),
    isFailed: boards === null || known?.isFailed === true,
    day: board ? formatDay(board.day) : null,
    sample: board?.sample ? words.sample : null,
    sheet: board && reckoned.length > 0 ? sheetOf(reckoned, board, { nameOf, call: words.call }) : null,
  };
}

/** The page, as its parts take it. */
export type LoadPageData = Awaited<ReturnType<typeof readLoadPage>>;

interface SheetWords {
  nameOf: (id: string) => string;
  call: string;
}

function sheetOf(
  reckoned: readonly Parameters<typeof totalOf>[0][number][],
  board: PriceBoard,
  { nameOf, call }: SheetWords,
) {
  const { currency } = board;
  const money = (value: number) => formatPrice(value, currency, 2);
  return {
    currency,
    rows: reckoned.map(({ metal, gross, off, net, price, value }, at) => ({
      id: `${at}`,
      metal: nameOf(metal),
      ...{ gross, off, net },
      price: price ? priceText({ ...price, currency, low: price.price, high: price.price }) : call,
      value: value === null ? null : money(value),
    })),
    total: money(totalOf(reckoned)),
    /** Some rows have no price, so the total is less than the load brings. */
    isPart: reckoned.some(({ value }) => value === null),
  };
}

/** The metals of a board in its order, or of all boards, each once. */
function metalsOf(board: PriceBoard | null, boards: ReadonlyMap<string, PriceBoard> | null): string[] {
  const lines = board ? board.lines : [...(boards?.values() ?? [])].flatMap((each) => each.lines);
  return [...new Set(lines.map(({ grade }) => grade))];
}

// Words are the same for every request.
let namesOnce: ReadonlyMap<string, string> | undefined;

function namesOf(): (id: string) => string {
  namesOnce ??= new Map(readMaterials().grades.map(({ id, name }) => [id, name]));
  const names = namesOnce;
  return (id) => names.get(id) ?? id;
}
