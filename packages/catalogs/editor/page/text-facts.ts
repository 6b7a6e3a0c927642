import type { TextEditorWords } from '#features/diagnostics/content/text-editor.schema.ts';
import { fill } from '#i18n/fill.ts';
import { make } from './make.ts';
import type { Side } from './text-side.ts';

/** So many pages are named of each language: a word of the footer stands on all. */
const fewPages = 5;

/**
 * What a translator wants to know of a text: its note, the glossary's words for it, what others have noted, where it stands
 * in files and on pages.
 * @param isFolded True where the box has several texts: the fields stay together, and this opens below each.
 */
export function aboutText(sides: readonly Side[], words: TextEditorWords, isFolded: boolean): HTMLElement {
  const [first] = sides;
  const list = (label: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [make('dt', {}, label), ...lines.map((line) => make('dd', {}, line))];
  const comments = new Set(sides.flatMap(({ text }) => text.comments));
  // The last one is no English: a glossary is for whoever translates into it.
  const terms = (sides.at(-1)?.text.glossary ?? []).map((term) => fill(words.term, term));
  const places = [
    ...sides.map(({ text: { file, line } }) => `${file}:${line}`),
    ...(first?.text.origins ?? []),
  ];
  const onPages = sides.flatMap(({ text: { pages } }) => pages);
  const someOfThem = sides.flatMap(({ text: { pages } }) => pages.slice(0, fewPages));
  const facts = make(
    'dl',
    {},
    ...list(words.note, first?.text.notes ?? []),
    ...list(words.glossary, terms),
    ...list(words.comment, [...comments]),
    ...list(words.places, places),
    ...list(fill(words.pages, { count: onPages.length }), someOfThem),
  );
  if (!isFolded) return facts;
  return make('details', {}, make('summary', {}, words.about), facts);
}
