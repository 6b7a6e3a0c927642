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
};

/** The files that draw one all the same. Each says why in the comment of its component. */
const allowed: Readonly<Record<string, string>> = {
  'src/features/consent/ui/ConsentControls.tsx': 'Two buttons on every page, without the styles of a button.',
  'src/shell/SchemeChoice.tsx': 'Radio buttons on every page, without the styles of a form.',
  'src/shell/SiteSearch.tsx': 'A box on every page, without the styles of a form.',
  'src/features/submissions/ui/form-parts/Trap.tsx': 'Nobody ever sees it.',
  'src/features/alerts/ui/SignUp.tsx': 'The same trap, with words of its own.',
  'src/features/alerts/ui/watch/WatchForm.tsx': 'The same trap, with words of its own.',
};

/** A start tag, or the element that `styled` draws. What is sent along unseen, `<input … type="hidden">`, is no control. */
const native =
  /<(button|input|select|textarea|table|details|dialog)(?=[\s>/])(?![^>]*type="hidden")|\bstyled(?:\(['"]|\.)(button|input|select|textarea|table|details|dialog)\b/g;

/** Native controls outside the design system: their look, states and rings are known nowhere, and a theme does not reach them. */
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

/** Whether a file draws a control by itself. */
export function drawsNativePart(code: string): boolean {
  return code.search(native) >= 0;
}
