import type { PoEntry } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { sourceLanguage } from './message-rules.ts';
import { writePo } from './po-writer.ts';

/** What became of one catalog. */
export interface FixedCatalog {
  text: string;
  /** How many translations changed; wrapping and order are not counted. */
  texts: number;
}

/**
 * The catalog with all that can be mended without asking: wrapping, order, spaces at the edges, letters made of two
 * characters, three full stops for an ellipsis. Undefined where the file is not PO: what cannot be read in whole must
 * not be written.
 */
export function fixCatalog({ language, po }: Catalog): FixedCatalog | undefined {
  if (po.faults.some(({ code }) => code !== 'byte-order-mark')) return undefined;
  let texts = 0;
  const text = writePo(po, (before, entry) => {
    const after = fixText(before, entry, language === sourceLanguage);
    if (after !== before) texts += 1;
    return after;
  });
  return { text, texts };
}

/** Mends one translation; an empty one stays empty. */
export function fixText(text: string, { id }: PoEntry, isSource: boolean): string {
  if (text.trim() === '') return text;
  const edge = (pattern: RegExp) => pattern.exec(id.text)?.[0] ?? '';
  const core = text.trim().normalize('NFC');
  // Three full stops that the English has too are the English's affair: changed here alone, the two would differ.
  const dotted = isSource && id.text.includes('...') ? core : core.replace(/(?<!\.)\.{3}(?!\.)/g, '…');
  return edge(/^\s*/) + dotted + edge(/\s*$/);
}
