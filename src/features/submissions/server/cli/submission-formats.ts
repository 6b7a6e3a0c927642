import { spreadsheetOf } from '#server/files/spreadsheet.ts';
import { type Fields, fieldsOf } from '#server/submission-fields.ts';
import type { DeliveryState, StoredSubmission } from '../../model/submission-store.ts';

/** A submission and how its deliveries stand. */
export type ListedSubmission = StoredSubmission & { deliveries: readonly DeliveryState[] };

/** Characters of a terminal's line. */
const lineWidth = 80;

/** What else stands beside a submission, by name. */
export type Beside = (submission: ListedSubmission) => Fields;

const nothingBeside: Beside = () => [];

/** All submissions, whole, as JSON. */
export function asJson(submissions: readonly ListedSubmission[], beside = nothingBeside): string {
  return `${JSON.stringify(
    submissions.map((submission) => {
      const { createdAt, content = null, deliveries, ...rest } = submission;
      return {
        ...rest,
        createdAt: timeOf(createdAt),
        ...Object.fromEntries(beside(submission)),
        content,
        deliveries: deliveries.map(({ topic, state, attempts, nextAt, lastError = null }) => ({
          topic,
          state,
          attempts,
          nextAt: state === 'waiting' ? timeOf(nextAt) : null,
          lastError,
        })),
      };
    }),
    null,
    2,
  )}\n`;
}

/** All submissions, whole, as CSV (RFC 4180) that a spreadsheet opens without running anything in it. */
export function asCsv(submissions: readonly ListedSubmission[], beside = nothingBeside): string {
  // A form may have a field of the same name as what stands beside it: of a person's address, the state.
  const rows = submissions.map(
    (submission) =>
      new Map([
        ...rowOf(submission),
        ...beside(submission).map(([name, text]): [string, string] => [`desk.${name}`, text]),
      ]),
  );
  const nothing: ListedSubmission = {
    id: '',
    reference: '',
    kind: 'privacy',
    language: 'eng',
    createdAt: 0,
    content: undefined,
    deliveries: [],
  };
  // Forms differ in their fields: the columns are those of all forms in the list, and the id closes them.
  const names = new Set(
    (rows.length > 0 ? rows : [new Map(rowOf(nothing))]).flatMap((row) => [...row.keys()]),
  );
  names.delete('id');
  const head = [...names, 'id'];
  const lines = rows.map((row) => head.map((name) => row.get(name) ?? ''));
  return spreadsheetOf([head, ...lines]);
}

/** A line for each submission: what a person needs to find one, no longer than a terminal's line. */
export function asTable(submissions: readonly ListedSubmission[]): string {
  if (submissions.length === 0) return 'Nothing has been sent.\n';
  const columns = [
    ['reference', ...submissions.map(({ reference }) => reference)],
    ['received', ...submissions.map(({ createdAt }) => timeOf(createdAt).slice(0, 16))],
    ['form', ...submissions.map(({ kind }) => kind)],
    ['delivery', ...submissions.map(deliveryOf)],
    ['name', ...submissions.map(nameOf)],
  ].map((cells) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padEnd(width));
  });
  const lines = ['head', ...submissions].map((_, row) => columns.map((cells) => cells[row]).join('  '));
  return `${lines.map((line) => clip(line.trimEnd())).join('\n')}\n`;
}

/** What the sender is called, in the field that every form has. */
function nameOf(submission: ListedSubmission): string {
  const named = fieldsOf(submission).filter(([name]) => name === 'name');
  return onOneLine(named.map(([, text]) => text).join());
}

/**
 * One submission, a line for each field, long texts in several, then what stands beside it as far as there is anything, and a line
 * for each delivery.
 */
export function asRecord(submission: ListedSubmission, beside = nothingBeside): string {
  const row = [...rowOf(submission), ...beside(submission).filter(([, text]) => text !== '')];
  const deliveries = submission.deliveries.map((delivery): [string, string] => [
    delivery.topic,
    standing(delivery),
  ]);
  const width = Math.max(...[...row, ...deliveries].map(([name]) => name.length));
  return [...row, ...deliveries]
    .flatMap(([name, text]) =>
      folded(onOneLine(text), lineWidth - width - 2).map((part, index) =>
        `${(index === 0 ? name : '').padEnd(width)}  ${part}`.trimEnd(),
      ),
    )
    .join('\n')
    .concat('\n');
}

function rowOf(submission: ListedSubmission): Fields {
  const { id, reference, kind, language, createdAt } = submission;
  return [
    ['reference', reference],
    ['received', timeOf(createdAt)],
    ['form', kind],
    ...fieldsOf(submission),
    ['language', language],
    ['delivery', deliveryOf(submission)],
    ['id', id],
  ];
}

/** All deliveries of a submission in one word, the most troubled one deciding. */
function deliveryOf({ content, deliveries }: ListedSubmission): string {
  if (content === undefined) return 'erased';
  for (const state of ['dead', 'waiting'] as const) {
    if (deliveries.some((delivery) => delivery.state === state)) return state;
  }
  return 'done';
}

/** `waiting, 2 tries, next 2026-01-31 10:32:05Z, timeout`. */
function standing({ state, attempts, nextAt, lastError }: DeliveryState): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const next = state === 'waiting' ? [`next ${timeOf(nextAt)}`] : [];
  return [state, tries, ...next, ...(lastError === undefined ? [] : [lastError])].join(', ');
}

/** Seconds are enough for a person: `2026-01-31 10:32:05Z`. */
function timeOf(moment: number): string {
  return new Date(moment).toISOString().replace('T', ' ').replace(/\.\d+/, '');
}

/** What somebody typed must not steer the terminal it is read on: line ends and control characters become spaces. */
function onOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function clip(line: string): string {
  return line.length <= lineWidth ? line : `${line.slice(0, lineWidth - 1)}…`;
}

/** A text in lines of at most `width` characters, broken between words where there are any. */
function folded(text: string, width: number): string[] {
  const lines = text.match(new RegExp(`.{1,${width}}(?=\\s|$)|\\S{${width}}`, 'gu')) ?? [''];
  return lines.map((line) => line.trim());
}
