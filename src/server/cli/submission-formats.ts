import { customerBrands, customerFields } from '#features/forms/model/api-contract.ts';
import { composeContactRequest, emptyContactValues } from '#features/forms/model/contact-request.ts';
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
  const rows = submissions.map((submission) => new Map(rowOf(submission)));
  const nothing = rowOf({ id: '', reference: '', kind: 'privacy', createdAt: 0, content: undefined });
  // Forms differ in their fields: the columns are those of all forms in the list, and the id closes them.
  const names = new Set((rows.length > 0 ? rows : [new Map(nothing)]).flatMap((row) => [...row.keys()]));
  names.delete('id');
  const head = [...names, 'id'];
  const lines = rows.map((row) => head.map((name) => row.get(name) ?? ''));
  return byteOrderMark + [head, ...lines].map((cells) => cells.map(csvCell).join(',') + lineEnd).join('');
}

/** A line for each submission: what a person needs to find one. */
export function asTable(submissions: readonly StoredSubmission[]): string {
  if (submissions.length === 0) return 'Nothing has been sent.\n';
  const shown = ['reference', 'received', 'form', 'requestType', 'country', 'state', 'name'];
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

/** What the site adds to every contact request by itself; each is the same in all of them. */
const fixed = new Set(['leadSource', 'Oid', 'RetURL', 'recaptcha', 'RecaptchaChallenge']);

const contactColumns = Object.keys(composeContactRequest(emptyContactValues, '')).filter(
  (name) => !fixed.has(name),
);

function rowOf({ id, reference, kind, createdAt, content }: StoredSubmission): Row {
  const fields = kind === 'privacy' ? privacyFields(content) : contactFields(content);
  return [['reference', reference], ['received', timeOf(createdAt)], ['form', kind], ...fields, ['id', id]];
}

function privacyFields(content: StoredSubmission['content']): Row {
  const customers = isRecord(content?.customers) ? content.customers : {};
  return [
    ...privacyTextFields.map((name): [string, string] => [name, textOf(content?.[name])]),
    ...customerBrands.map((brand): [string, string] => [
      `customer.${brand}`,
      content === undefined ? '' : customers[customerFields[brand]] === true ? 'yes' : 'no',
    ]),
  ];
}

function contactFields(content: StoredSubmission['content']): Row {
  const name = `${textOf(content?.firstName)} ${textOf(content?.lastName)}`.trim();
  return [
    ['name', name],
    ...contactColumns.map((column): [string, string] => [column, textOf(content?.[column])]),
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
