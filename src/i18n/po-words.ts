import { parsePo } from 'pofile-ts';

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
 * catalogs when it starts; pages get their words compiled. The parser is the one that Lingui's own format stands on: its
 * whole package would bring thirty more to the server.
 */
export function readPoWords(text: string): PoWord[] {
  // The parser overlooks some of the messages that are marked as out of use, so they go first.
  return parsePo(text.replace(/^#~.*$/gm, ''))
    .items.filter(({ msgid }) => msgid !== '')
    .map(({ msgid, msgctxt, msgstr }) => ({
      message: msgid,
      context: msgctxt || undefined,
      translation: msgstr[0] ?? '',
    }));
}
