import { placesIn } from '../source-file.ts';
import type { Finding } from './finding.ts';

/** What to take in the place of each element that pages and features have no reason to draw by themselves. */
const instead: Record<string, string> = {
  button: '`Button` (or `Disclosure`)',
  input: '`TextField`, `CheckboxField`, `RadioGroup` or their like',
  select: '`SelectField`',
  textarea: '`TextArea`',
  table: '`DataTable`',
  details: '`Fold`',
  dialog: '`Dialog`',
  a: '`Anchor` (or `Link`)',
  svg: '`Icon`, a drawing of `art/` or a chart',
};

/** The files that draw one all the same. Each says why in the comment of its component. */
const allowed: Readonly<Record<string, string>> = {
  'src/features/consent/ui/ConsentControls.tsx': 'Two buttons on every page, without the styles of a button.',
  'src/shell/SchemeChoice.tsx': 'Radio buttons on every page, without the styles of a form.',
  'src/shell/SiteSearch.tsx': 'A box on every page, without the styles of a form.',
  'src/features/submissions/ui/form-parts/Trap.tsx': 'Nobody ever sees it.',
  'src/features/alerts/ui/SignUp.tsx': 'The same trap, with words of its own.',
  'src/features/alerts/ui/watch/WatchForm.tsx': 'The same trap, with words of its own.',
  'src/features/film/ui/FilmPlayer.tsx': 'A way to the file that only a browser without video shows.',
  'src/features/submissions/ui/form-parts/StillNeeded.tsx': 'Ways to fields that the form itself answers.',
  'src/features/company/ui/ContactsEmail.tsx': 'A link that the page script writes.',
  'src/features/company/ui/DeskEmail.tsx': 'A link that the page script writes.',
  'src/features/company/ui/awards/ConnectLink.tsx': 'A link that the page script writes.',
  'src/features/products/ui/RebarSizes.tsx': 'Drawings to scale, reckoned from measures.',
  'src/server/pages/last-resort.ts': 'A page of a few words that needs nothing to have worked.',
  'src/features/quotes/ui/quote-change/QuoteChange.tsx': 'An arrow smaller than its words, filled.',
  'src/features/quotes/ui/PriceRange.tsx': 'A line as wide as its box, reckoned from prices.',
  'src/features/locations/ui/WrittenSitePlan.tsx': 'An image with a name, reckoned from a yard.',
  'src/features/sustainability/ui/SustainabilityGoals.tsx': 'A line as wide as its box, reckoned from goals.',
  'src/features/vehicles/ui/ContainersToScale.tsx': 'A drawing to scale, reckoned from measures.',
};

const elements = Object.keys(instead).join('|');

/**
 * A start tag, or the element that `styled` draws. What is sent along unseen, `<input … type="hidden">`, is no control; and a
 * telephone number in a sentence, `<a href={phoneLink}>`, leads to no page: it looks as `Link` does (MuiLink.ts), without its script.
 */
const native = new RegExp(
  `<(${elements})(?=[\\s>/])(?![^>]*(?:type="hidden"|href=\\{phoneLink\\}))|\\bstyled(?:\\(['"]|\\.)(${elements})\\b`,
  'g',
);

/** Native controls, links and drawings outside the design system: their look, states and rings are known nowhere, and a theme does not reach them. */
export function nativePartFindings(path: string, code: string): Finding[] {
  if (!/^src\/(?!design-system\/).*(?<!\.test)\.tsx?$/.test(path) || Object.hasOwn(allowed, path)) return [];
  const placeOf = placesIn(code);
  return [...code.matchAll(native)].map(({ index, 1: tag, 2: styled }) => {
    const element = tag ?? styled ?? '';
    return {
      rule: 'native-part',
      path,
      ...placeOf(index),
      text:
        `\`${element}\` is drawn by hand where the design system has a part for it: the theme would not reach it, and its states ` +
        `would have no test: take ${instead[element]} of src/design-system, or list the file in ` +
        'packages/build/boundaries/native-parts.ts and say why in its comment',
    };
  });
}

/** The files that may, for the test that none of them has become needless. */
export const filesWithNativeParts = Object.keys(allowed);

/** Whether a file draws one of them by itself. */
export function drawsNativePart(code: string): boolean {
  return code.search(native) >= 0;
}
