import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a listening reader meets in a PDF file. */
export interface PublishedPdf {
  isMarked: boolean;
  /** Whether its metadata say that it keeps PDF/UA. */
  declaresUa: boolean;
  showsTitle: boolean;
  info: Record<string, unknown>;
  /** All tagged text in reading order, lines joined by spaces. */
  text: string;
  /** All tagged text as it is written: what no space in the file parts, stands together. */
  raw: string;
  /** All text of each page, tagged or not. */
  pages: string[];
  headings: { level: number; text: string }[];
  /** Alternative texts of figures. */
  figures: string[];
  tables: PdfTable[];
  /** How many header cells say that they head a row, and a column. */
  scopes: { row: number; column: number };
  bookmarks: string[];
  links: number;
}

/** A table with the words of its header cells and of its other cells. */
export interface PdfTable {
  heads: string[];
  rows: { heads: string[]; cells: string[] }[];
}

/** A node of the structure, as pdfjs gives it page by page. */
interface Node {
  role?: string;
  alt?: string;
  id?: string;
  type?: string;
  children?: Node[];
}

/** Reads a PDF file the way an assistive program does: by its structure. */
export async function readPdf(open: typeof getDocument, bytes: Uint8Array): Promise<PublishedPdf> {
  // The structure is written unpacked; pdfjs does not tell the scope of a header cell.
  const plain = Buffer.from(bytes).toString('latin1');
  const count = (scope: string) => plain.split(`/Scope /${scope}`).length - 1;
  const pdf = await open({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const found: PublishedPdf = {
    isMarked: (await pdf.getMarkInfo())?.Marked === true,
    declaresUa: /^\s*[12]\s*$/.test(String(metadata?.get('pdfuaid:part') ?? '')),
    showsTitle:
      ((await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle === true,
    info: info as Record<string, unknown>,
    text: '',
    raw: '',
    pages: [],
    headings: [],
    figures: [],
    tables: [],
    scopes: { row: count('Row'), column: count('Column') },
    bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
    links: 0,
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = new Map<string, string>();
    const open: (string | undefined)[] = [];
    let all = '';
    for (const item of items) {
      if ('str' in item) {
        if (open.some((each) => each !== undefined)) found.raw += item.str + (item.hasEOL ? ' ' : '');
        const piece = item.str + (item.hasEOL ? ' ' : '');
        all += `${piece} `;
        const id = open.findLast((each) => each !== undefined);
        if (id !== undefined) words.set(id, `${words.get(id) ?? ''}${piece} `);
      } else if (item.type === 'endMarkedContent') {
        open.pop();
        found.raw += ' ';
      } else open.push(item.type === 'beginMarkedContentProps' ? (item.id ?? undefined) : undefined);
    }
    found.pages.push(tidy(all));
    found.links += (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Link').length;
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) collect(tree, words, found);
  }
  found.text = tidy(found.text);
  return found;
}

function collect(node: Node, words: ReadonlyMap<string, string>, found: PublishedPdf): void {
  const { role = '', children = [] } = node;
  const level = /^H([1-6])$/.exec(role)?.[1];
  if (level) found.headings.push({ level: Number(level), text: textOf(node, words) });
  if (role === 'Figure') found.figures.push(node.alt ?? '');
  if (role === 'Table') {
    // pdfjs gives a table that reaches over two pages twice, each time with the words of one page only.
    const { heads, rows } = tableOf(node, words);
    const filled = rows.filter((row) => row.heads.some((head) => head !== ''));
    if (heads.some((head) => head !== '')) found.tables.push({ heads, rows: filled });
    else found.tables.at(-1)?.rows.push(...filled);
  }
  if (node.type === 'content') found.text += ` ${words.get(node.id ?? '') ?? ''}`;
  for (const child of children) collect(child, words, found);
}

function tableOf(table: Node, words: ReadonlyMap<string, string>): PdfTable {
  const rowsIn = (part: string) =>
    (table.children ?? []).filter(({ role }) => role === part).flatMap(({ children = [] }) => children);
  const cellsOf = ({ children = [] }: Node, kind: string) =>
    children.filter(({ role }) => role === kind).map((cell) => textOf(cell, words));
  return {
    heads: rowsIn('THead').flatMap((row) => cellsOf(row, 'TH')),
    rows: rowsIn('TBody').map((row) => ({ heads: cellsOf(row, 'TH'), cells: cellsOf(row, 'TD') })),
  };
}

function textOf(node: Node, words: ReadonlyMap<string, string>): string {
  const own = node.type === 'content' ? (words.get(node.id ?? '') ?? '') : '';
  return tidy([own, ...(node.children ?? []).map((child) => textOf(child, words))].join(' '));
}

function tidy(text: string): string {
  // A line may end at a hyphen.
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}-) /gu, '')
    .trim();
}
