import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Catalog } from '../catalog-files.ts';
import { mostMarks } from './marks.ts';

/** One message of the site, the same in every language. */
export interface NumberedMessage {
  /** Its place in the list; what its mark says. */
  number: number;
  area: string;
  /** The id that Lingui's compiled catalogs know it by. */
  id: string;
  context: string | undefined;
  /** The English text as the source has it. */
  message: string;
}

/**
 * Numbers every message that is in use, from the English catalogs; addresses are left out, since a marked address would
 * lead nowhere.
 * @throws when there are more than marks can tell apart.
 */
export function numberMessages(catalogs: readonly Catalog[]): NumberedMessage[] {
  const messages = catalogs.flatMap(({ area, po }) =>
    po.entries
      .filter(({ obsolete, context }) => !obsolete && !isAddress(area, context?.text))
      .map(({ context, id }) => ({
        area,
        id: generateMessageId(id.text, context?.text ?? ''),
        context: context?.text,
        message: id.text,
      })),
  );
  if (messages.length > mostMarks) {
    throw new Error(
      `${messages.length} messages are more than the ${mostMarks} that marks.ts can tell apart.`,
    );
  }
  return messages.map((message, number) => ({ number, ...message }));
}

/** True for a segment of an address. */
export function isAddress(area: string, context: string | undefined): boolean {
  return area === 'routes' && context === 'slug';
}
