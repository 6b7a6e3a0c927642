import { formatPrice } from '#i18n/formats.ts';
import { translateContent } from '#i18n/translate-content.ts';
import { messages } from '#locale/services-content.po';
import { messages as otherMessages } from '#other-locale/services-content.po';
import partPrices from '../content/part-prices.json';
import { schema } from '../content/part-prices.schema.ts';
import { findParts, longestPartQuestion, partParameters } from '../model/find-parts.ts';

/** The price list, as an address asks for it: whole, of one group, or what a question found. */
export function readPartPrices(parameters: URLSearchParams) {
  const { groups, parts } = listOnce();
  const text = (parameters.get(partParameters.text) ?? '').trim().slice(0, longestPartQuestion);
  const asked = parameters.get(partParameters.group) ?? '';
  const group = groups.find(({ id }) => id === asked)?.id ?? '';
  const isUnknown = asked !== '' && group === '';
  const found = isUnknown
    ? []
    : findParts(parts, text).filter((part) => group === '' || part.group === group);
  return {
    text,
    group,
    isUnknown,
    isAsked: text !== '' || asked !== '',
    count: found.length,
    /** For the list of groups, `body|Body` each: objects would weigh more. */
    choices: groups.map(({ id, name }) => `${id}|${name}`),
    groups: groups.flatMap(({ id, name }) => {
      const own = found.filter((part) => part.group === id);
      return own.length > 0 ? [{ id, name, rows: own.map(({ row }) => row) }] : [];
    }),
  };
}

/** The price list, as its parts take it. */
export type PartPricesData = ReturnType<typeof readPartPrices>;

// The list is the same for every request.
let once: ReturnType<typeof readList> | undefined;
function listOnce() {
  once ??= readList();
  return once;
}

function readList() {
  const own = translateContent(schema, partPrices, 'part-prices', messages);
  const other = translateContent(schema, partPrices, 'part-prices', otherMessages);
  return {
    groups: own.groups,
    parts: own.parts.map(({ id, group, price, core, name, also }, at) => {
      const elsewhere = other.parts[at];
      return {
        group,
        names: [name, also, elsewhere?.name ?? '', elsewhere?.also ?? ''],
        /** Price and core charge behind the names, as one text: every object would weigh more. */
        row: [id, name, also, dollars(price), core === 0 ? '' : dollars(core)].join('|'),
      };
    }),
  };
}

const dollars = (amount: number): string => formatPrice(amount, 'USD', 2);
