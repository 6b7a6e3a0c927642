import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { editorEvents } from '../editor/editor-messages.ts';
import { isMarked } from './marks.ts';
import { isPseudo } from './pseudo-words.ts';

/** What holds words; pictures of cards are drawn from the names in the server build, which is among these. */
const texts = new Set(['.js', '.json', '.html', '.data', '.css', '.svg', '.txt', '.xml', '.po']);

/** What the editor of texts cannot be without: its channel to the development server, its element in the page. */
const signsOfEditor = [editorEvents.question, 'edit-texts'];

/** The files of a build whose words are instrumented, or that hold the editor of texts, and how many were read. */
export function instrumentedFiles(folder: string): { found: string[]; looked: number } {
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return { found: [], looked: 0 };
  }
  const read = files.filter((file) => texts.has(extname(file))).map((file) => join(folder, file));
  const found = read.filter((file) => {
    const text = withPlainEscapes(readFileSync(file, 'utf8'));
    return isPseudo(text) || isMarked(text) || signsOfEditor.some((sign) => text.includes(sign));
  });
  return { found, looked: read.length };
}

/** Programs may write letters as escapes. */
function withPlainEscapes(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
