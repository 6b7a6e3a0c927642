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
  for (const declaration of element.children.toReversed()) {
    const isSaid = [...kept, ...later].some((other) => overrides(other, declaration));
    if (declaration.type !== 'decl' || !(isSaid || obsolete.test(declaration.value)))
      kept.unshift(declaration);
  }
  element.children = kept;
};

/** What MUI's buttons say to browsers that are older than `light-dark()`, without which no page of ours has a colour. */
const obsolete = /::-moz-focus-inner|^color-adjust:/;

/** MUI ends each of its transitions where less motion is wished for; `global.ts` says so once, for everything. */
function saysNothingNew({ type, value, children }: StylisElement): boolean {
  return (
    type === '@media' &&
    /prefers-reduced-motion:\s*reduce/.test(value) &&
    Array.isArray(children) &&
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
