import { parsePo } from './po.ts';

/** One message of a catalog. */
export interface PoWord {
  /** The English text. */
  message: string;
  /** What tells equal texts apart; undefined for most. */
  context: string | undefined;
  /** Empty while nobody has translated it. */
  translation: string;
}

/**
 * The messages in the text of a PO file that are in use, in its order. For commands and for the server, which reads a few
 * catalogs when it starts; pages get their words compiled.
 *
 * @param filename The file that the text is from, for a message about it.
 * @throws when the file is broken, naming the line: behind it, words could be missing or another's.
 */
export function readPoWords(text: string, filename: string): PoWord[] {
  const { entries, faults } = parsePo(text);
  const [fault] = faults;
  if (fault) {
    throw new Error(
      `${filename}:${fault.line}:${fault.column} is not as a PO file is written (${fault.code}: ${fault.found}), so words ` +
        'behind it could be missing; "npm run i18n" explains the fault, "npm run i18n:fix" mends most of them.',
    );
  }
  return entries
    .filter(({ id, obsolete }) => id.text !== '' && !obsolete)
    .map(({ id, context, translations: [first] }) => ({
      message: id.text,
      context: context?.text || undefined,
      translation: first?.text ?? '',
    }));
}
