import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { changeBundled } from '@site/build/compiled-catalog.ts';
import { escapePo } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { type Instrumentation, instrumentMessage, printMessage } from './instrument-message.ts';
import { markedAs } from './marks.ts';
import { isAddress, type NumberedMessage } from './message-numbers.ts';
import { pseudo } from './pseudo-words.ts';

/** How a site can be instrumented: in the pseudolocale, or with each message marked. */
export const instrumentationNames = ['pseudo', 'marked'] as const;
export type InstrumentationName = (typeof instrumentationNames)[number];

/** The instrumentation of a message of an area, or undefined for what stays as it is: addresses. */
export type InstrumentationOf = (area: string, id: string) => Instrumentation | undefined;

/** Chooses for each message, by area and id. Everything that is no address is numbered. */
export function instrumentationOf(
  name: InstrumentationName,
  messages: readonly NumberedMessage[],
): InstrumentationOf {
  const numbers = new Map(messages.map(({ area, id, number }) => [`${area} ${id}`, number]));
  return (area, id) => {
    const number = numbers.get(`${area} ${id}`);
    if (number === undefined) return undefined;
    return name === 'pseudo' ? pseudo : markedAs(number);
  };
}

/** The areas of the site's catalogs, each with the ids of all its messages, addresses too. */
export type IdsOfAreas = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads them from the catalogs of one language; every other one has the same messages. */
export function idsOfAreas(catalogs: readonly Pick<Catalog, 'area' | 'po'>[]): IdsOfAreas {
  return new Map(
    catalogs.map(({ area, po }) => [
      area,
      new Set(po.entries.map(({ id, context }) => generateMessageId(id.text, context?.text ?? ''))),
    ]),
  );
}

/**
 * A script of a build with its catalogs instrumented. A catalog is an object all of whose names are ids of messages of one area.
 * @throws when an object holds ids of messages beside other things: a part of its words would stay as it is, unseen.
 */
export function instrumentScript(code: string, ids: IdsOfAreas, choose: InstrumentationOf): string {
  return changeBundled(code, (messages) => {
    const names = Object.keys(messages);
    const area = [...ids].find(([, known]) => names.every((name) => known.has(name)))?.[0];
    if (names.length === 0) return undefined;
    if (area === undefined) {
      const known = names.find((name) => [...ids.values()].some((ofArea) => ofArea.has(name)));
      if (known === undefined) return undefined;
      throw new Error(
        `The build holds the message ${known} beside others that no catalog of one area has; build anew ("npm run build").`,
      );
    }
    return Object.fromEntries(
      Object.entries(messages).map(([id, message]) => {
        const instrumentation = choose(area, id);
        const tokens = typeof message === 'string' ? [message] : message;
        return [id, instrumentation === undefined ? message : instrumentMessage(tokens, instrumentation)];
      }),
    );
  });
}

/**
 * A catalog as the text of a PO file, instrumented: for the few that the server reads itself. Comments are left out.
 * @param idOf What the messages are chosen by.
 */
export function instrumentPo(
  { area, po }: Pick<Catalog, 'area' | 'po'>,
  idOf: (message: string, context: string) => string,
  choose: InstrumentationOf,
): string {
  const entries = po.entries
    .filter(({ obsolete }) => !obsolete)
    .map(({ id, context, translations: [translation] }) => {
      const words = translation?.text || id.text;
      const instrumentation = isAddress(area, context?.text)
        ? undefined
        : choose(area, idOf(id.text, context?.text ?? ''));
      const told =
        instrumentation === undefined
          ? words
          : printMessage(instrumentMessage(compileMessageOrThrow(words), instrumentation));
      return [
        ...(context === undefined ? [] : [`msgctxt "${escapePo(context.text)}"`]),
        `msgid "${escapePo(id.text)}"`,
        `msgstr "${escapePo(told)}"`,
        '',
      ].join('\n');
    });
  return `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n${entries.join('\n')}`;
}
