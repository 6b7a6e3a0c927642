import { escapeMarkup } from './markup.ts';

/** A piece of a page, already safe; plain text must go through `text`. */
export type Markup = { readonly html: string };

/** Text of any origin as safe markup. */
export const text = (value: string | number): Markup => ({ html: escapeMarkup(String(value)) });
export const markup = (html: string): Markup => ({ html });

/** One column: its heading, and what stands in it for a row. The first column is the row's heading. */
export interface Column<Row> {
  heading: string;
  cell: (row: Row) => Markup;
  /** Figures stand below each other. */
  isNumber?: boolean;
}

/**
 * A table that becomes a list of cards where it is narrow. The roles are written out because browsers forget that a
 * table is one when its rows are laid out otherwise, and a screen reader user would hear loose words.
 */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const heads = columns.map(
    ({ heading }) => `<th role="columnheader" scope="col">${escapeMarkup(heading)}</th>`,
  );
  const lines = rows.map((row) => {
    const cells = columns.map(({ heading, cell, isNumber }, index) => {
      const { html } = cell(row);
      if (index === 0) return `<th role="rowheader" scope="row">${html}</th>`;
      const kinds = [html === '' ? 'empty' : '', isNumber ? 'number' : ''].filter(Boolean).join(' ');
      const kind = kinds ? ` class="${kinds}"` : '';
      return `<td role="cell"${kind} data-label="${escapeMarkup(heading)}"><div>${html}</div></td>`;
    });
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  return `<table role="table"><caption>${escapeMarkup(caption)}</caption>
<thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>
<tbody role="rowgroup">
${lines.join('\n')}
</tbody></table>`;
}

/** A list with bullets, or nothing for no entries. */
export function list(items: readonly Markup[]): string {
  return items.length === 0 ? '' : `<ul>${items.map(({ html }) => `<li>${html}</li>`).join('')}</ul>`;
}

/** A link within the report or to the explanation of a rule. */
export function link(href: string, words: string): Markup {
  return markup(`<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`);
}
