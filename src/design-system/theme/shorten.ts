import type { StylisElement, StylisPlugin } from '@emotion/cache';

/**
 * A step of Emotion's compiler: writes a rule with as few characters as say the same.
 * `@media (min-width: 993px){.a{gap:0 0.5rem;}}` -> `@media (min-width:993px){.a{gap:0 .5rem}}`. What stands in quotes or in
 * an address is left alone. No name of a class changes, so only the server needs it.
 */
export const shorten: StylisPlugin = (element) => {
  if (element.type === 'decl') element.value = short(element.value);
  else if (element.type === '@media') element.value = element.value.replaceAll(': ', ':');
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  if (Array.isArray(element.props)) element.props = element.props.map(withoutSpaces);
  const last = element.children.findLast(({ type }: StylisElement) => type === 'decl');
  if (last !== undefined && last === element.children.at(-1)) last.value = last.value.replace(/;$/, '');
};

function short(declaration: string): string {
  if (/["']|url\(/.test(declaration)) return declaration;
  return withoutSpaces(declaration).replace(/(?<=[\s:,(-])0(?=\.\d)/g, '');
}

function withoutSpaces(list: string): string {
  return /["']/.test(list) ? list : list.replaceAll(', ', ',');
}
