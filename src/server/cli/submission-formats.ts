import { customerBrands, customerFields } from '#features/forms/model/api-contract.ts';
import { privacyTextFields } from '#features/forms/model/privacy-request.ts';
import type { StoredSubmission } from '../storage/storage.ts';

/** One submission as name and text of each field, in the order of the form. */
type Row = [name: string, text: string][];

const lineEnd = '\r\n';

/** Spreadsheets read a file without this mark in the machine's old encoding, which garbles accents. */
const byteOrderMark = '\uFEFF';

/** All submissions, whole, as JSON. */
export function asJson(submissions: readonly StoredSubmission[]): string {
  return `${JSON.stringify(
    submissions.map(({ createdAt, content = null, ...rest }) => ({
      ...rest,
      createdAt: timeOf(createdAt),
      content,
    })),
    null,
    2,
  )}\n`;
}

/** All submissions, whole, as CSV (RFC 4180) that a spreadsheet opens without running anything in it. */
export function asCsv(submissions: readonly StoredSubmission[]): string {
  const head = rowOf({ id: '', reference: '', kind: 'privacy', createdAt: 0, content: undefined }).map(
    ([name]) => name,
  );
  const lines = submissions.map((submission) => rowOf(submission).map(([, text]) => text));
  return byteOrderMark + [head, ...lines].map((cells) => cells.map(csvCell).join(',') + lineEnd).join('');
}

/** A line for each submission: what a person needs to find one. */
export function asTable(submissions: readonly StoredSubmission[]): string {
  if (submissions.length === 0) return 'Nothing has been sent.\n';
  const shown = ['reference', 'received', 'form', 'requestType', 'state', 'name'];
  const lines = submissions.map((submission) => {
    const row = new Map(rowOf(submission));
    return shown.map((name) => row.get(name) ?? '');
  });
  const widths = shown.map((name, column) =>
    Math.max(...[shown, ...lines].map((line) => (line[column] ?? name).length)),
  );
  return [shown, ...lines]
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
    .concat('\n');
}

/** One submission, a line for each field. */
export function asRecord(submission: StoredSubmission): string {
  const row = rowOf(submission);
  const width = Math.max(...row.map(([name]) => name.length));
  return row
    .map(([name, text]) => `${name.padEnd(width)}  ${text}`.trimEnd())
    .join('\n')
    .concat('\n');
}

/**
 * A cell that a spreadsheet shows and does not calculate: what could begin a formula is led in by an apostrophe.
 * `=1+1` → `'=1+1`; `a "b"` → `"a ""b"""`.
 */
export function csvCell(text: string): string {
  const harmless = /^[\s]*[=+\-@|\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function rowOf({ id, reference, kind, createdAt, content }: StoredSubmission): Row {
  const customers = isRecord(content?.customers) ? content.customers : {};
  return [
    ['reference', reference],
    ['received', timeOf(createdAt)],
    ['form', kind],
    ...privacyTextFields.map((name): [string, string] => [name, textOf(content?.[name])]),
    ...customerBrands.map((brand): [string, string] => [
      `customer.${brand}`,
      content === undefined ? '' : customers[customerFields[brand]] === true ? 'yes' : 'no',
    ]),
    ['id', id],
  ];
}

/** Seconds are enough for a person: `2026-01-31 10:32:05Z`. */
function timeOf(moment: number): string {
  return new Date(moment).toISOString().replace('T', ' ').replace(/\.\d+/, '');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
