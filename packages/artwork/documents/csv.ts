import type { DocumentContent } from './document-words.ts';

/**
 * All figures as a spreadsheet: commas, CRLF (RFC 4180), and in front the mark by which spreadsheet programs know that
 * the text is UTF-8. Figures are plain numbers, so that a program can count with them.
 */
export function esgCsv({ report, esg, words }: DocumentContent): string {
  const { label, title, heading, unit, note, detail } = words.table;
  const head = [label, title, heading, unit, ...esg.years.map(String), note, detail];
  const rows = esg.families.flatMap((family) =>
    family.tables.flatMap((table) =>
      table.rows.map((row) => [
        family.title,
        table.title,
        row.label,
        row.unit,
        ...row.values.map((value) => value.toFixed(row.digits)),
        row.note ?? '',
        // Rows get copied into other tables: each carries what it is.
        report.sample.title,
      ]),
    ),
  );
  return spreadsheet([head, ...rows]);
}

/** Every political contribution as a spreadsheet, the newest year first. */
export function contributionsCsv({ contributions, words }: DocumentContent): string {
  const { label, name, heading, detail, unit } = words.gifts;
  const levels = Object.fromEntries(words.levels.map((level) => [level.id, level.label]));
  const rows = contributions.years.flatMap(({ gifts }) =>
    gifts.map((gift) => [gift.day, gift.name, levels[gift.level] ?? '', gift.place, String(gift.dollars)]),
  );
  return spreadsheet([[label, name, heading, detail, unit], ...rows]);
}

function spreadsheet(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
