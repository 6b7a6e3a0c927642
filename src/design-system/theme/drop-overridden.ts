import type { StylisElement, StylisPlugin } from '@emotion/cache';

/**
 * A step of Emotion's compiler: takes away what a rule says and then says otherwise, in itself or under the same selector
 * further down. `{padding:6px 16px;color:red;padding:0}` -> `{color:red;padding:0}`. A part of MUI brings its own look and
 * ours comes after it; without this step every page would carry both. No name of a class changes, so only the server
 * needs it.
 */
export const dropOverridden: StylisPlugin = (element, index, siblings) => {
  if (saysNothingNew(element) || obsolete.test(String(element.props))) element.children = [];
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  const selector = String(element.props);
  const later = siblings
    .slice(index + 1)
    .filter((other) => other.type === 'rule' && String(other.props) === selector)
    .flatMap(declarationsOf);
  const kept: StylisElement[] = [];
  const overridden: StylisElement[] = [];
  for (const declaration of element.children.toReversed()) {
    const isSaid = [...kept, ...later].some((other) => overrides(other, declaration));
    const isDropped = isSaid || obsolete.test(declaration.value) || endsALine(selector, declaration);
    if (declaration.type !== 'decl' || !isDropped) kept.unshift(declaration);
    else overridden.push(declaration);
  }
  const inherits = kept.some(({ value }) => value === 'font:inherit;');
  element.children = kept.filter(
    ({ value, props }) =>
      !(undoing.test(value) && overridden.some((other) => other.props === props)) &&
      !(inherits && inheriting.test(value)),
  );
};

/**
 * What MUI's buttons say to browsers that are older than `light-dark()`, without which no page of ours has a colour, what
 * its fields say of a placeholder, which no field of ours has, and looks of states that a page has none of when it is sent:
 * the focus ring is the document's, the current link of a list says so by `aria-current`, and what is unavailable by
 * `aria-disabled` or by `:disabled`.
 */
const obsolete =
  /::-moz-focus-inner|placeholder|^color-adjust:|^--AppBar-|\.Mui-(focusVisible|focused|selected|disabled)|-loading\b/;

/** MUI's buttons say under the pointer again that they have no line; a line of ours never ends there. */
function endsALine(selector: string, { value }: StylisElement): boolean {
  return selector.endsWith(':hover') && value === 'text-decoration:none;';
}

/** What a property is from the start, for every element. Said after MUI said otherwise, it says nothing once that is gone. */
const undoing = /^(user-select:auto|transition:none|position:static|-webkit-tap-highlight-color:initial);/;

/** What comes from around a text along with its font, unless an element's own rule says otherwise; none of ours does. */
const inheriting = /^(line-height|letter-spacing):inherit;/;

/**
 * MUI ends each of its transitions where less motion is wished for; `global.ts` says so once, for everything. And where
 * nothing can hover it takes back the grounds of what is pointed at, which none of ours has from MUI.
 */
function saysNothingNew({ type, value, children }: StylisElement): boolean {
  if (type !== '@media' || !Array.isArray(children)) return false;
  if (/hover:\s*none/.test(value)) return true;
  return (
    /prefers-reduced-motion:\s*reduce/.test(value) &&
    children.flatMap(declarationsOf).every((declaration) => declaration.value === 'transition:none;')
  );
}

function declarationsOf({ children }: StylisElement): StylisElement[] {
  return Array.isArray(children) ? children.filter(({ type }) => type === 'decl') : [];
}

/** Whether the later declaration leaves nothing of the earlier one. What is important holds against what is not. */
function overrides(later: StylisElement, earlier: StylisElement): boolean {
  if (isImportant(earlier) && !isImportant(later)) return false;
  const property = String(earlier.props).replace(/^-(webkit|moz)-(?=appearance$)/, '');
  return later.props === property || longhands[String(later.props)]?.test(property) === true;
}

const isImportant = ({ value }: StylisElement) => /!\s*important/.test(value);

/** What a shorthand sets, too. */
const longhands: Readonly<Record<string, RegExp>> = {
  margin: /^margin-/,
  padding: /^padding-/,
  border: /^border-(?!.*radius|collapse|spacing)/,
  outline: /^outline-(?!offset)/,
  background: /^background-(?!blend)/,
  overflow: /^overflow-[xy]$/,
  flex: /^flex-(grow|shrink|basis)$/,
  font: /^(font-(size|weight|family|style|stretch)|line-height)$/,
};
