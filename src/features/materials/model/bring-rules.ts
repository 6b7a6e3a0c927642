/** What a rule asks about: who sells, what is written down, whose the metal is, how and when it is paid. */
export type RuleSubject = 'identity' | 'record' | 'ownership' | 'payment';

/** One rule of a place, or of our own. */
export interface BringRule {
  subject: RuleSubject;
  /** Ids of the goods that it holds for. Empty: all. */
  goods: readonly string[];
}

/** The parameters of the form, as its address has them. */
export const bringParameters = { place: 'place', goods: 'goods' } as const;

/** What a visitor has chosen. Empty: nothing. */
export interface BringChoice {
  place: string;
  goods: string;
}

/** What an address chooses. A place or goods that are not listed count as no choice. */
export function readChoice(
  parameters: URLSearchParams,
  places: readonly string[],
  goods: readonly string[],
): BringChoice {
  const listed = (value: string | null, list: readonly string[]) =>
    value !== null && list.includes(value) ? value : '';
  return {
    place: listed(parameters.get(bringParameters.place), places),
    goods: listed(parameters.get(bringParameters.goods), goods),
  };
}

/** The rules that hold for the goods; all of them while nothing is chosen, so that nobody misses one. */
export function rulesFor<Rule extends BringRule>(rules: readonly Rule[], goods: string): Rule[] {
  return rules.filter((rule) => goods === '' || rule.goods.length === 0 || rule.goods.includes(goods));
}
