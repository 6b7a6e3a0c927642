import type { AuditResults, Cell, Finding } from './contract.ts';
import { standingOf } from './manual/verdicts.ts';

/** How a doubt of an engine is answered by somebody who looked at the same thing more closely. */
interface Answer {
  /** The check, or a rule of html-validate, that looked. */
  by: string;
  /** Colours differ from scheme to scheme: then the answer holds for its own alone. */
  isOfScheme?: boolean;
  /** The check looks in a setting of its own, for the whole page. Else it must have looked in one of the doubt's widths and states. */
  isForThePage?: boolean;
  /** What is asked does not change with the window, only with the state: markup. */
  isForEveryWidth?: boolean;
}

/**
 * What an engine cannot decide from the tree and a check of this project decides by pixels, by keys or by the rules of HTML. Only
 * questions that the check asks of every place on the page stand here: what nobody has looked at stays undecided.
 */
const answers: Readonly<Record<string, Answer>> = {
  // Text over pictures and gradients: the check reads the pixels behind every text.
  'axe-core color-contrast': { by: 'text-contrast', isOfScheme: true },
  'ibm-equal-access text_contrast_sufficient': { by: 'text-contrast', isOfScheme: true },
  // The window is turned, and the page still works.
  'axe-core css-orientation-lock': { by: 'orientation', isForThePage: true },
  // All text is set to twice its size, and nothing of it is cut off, covered or out to the side.
  'ibm-equal-access style_viewport_resizable': { by: 'text-200', isForThePage: true },
  // Tab goes over every link to a file and on, in both directions: none of them holds it.
  'ibm-equal-access download_keyboard_controllable': { by: 'tab-walk', isForThePage: true },
  // Tab goes to every stop, in both directions, and the picture is asked what lies over it.
  'ibm-equal-access element_tabbable_unobscured': { by: 'focus-not-obscured' },
  // Every ring is measured: its size, and its contrast with what was there before.
  'ibm-equal-access style_focus_visible': { by: 'focus-appearance' },
  // Every background is read: none stands for words.
  'ibm-equal-access img_alt_background': { by: 'background-pictures' },
  // The page is shown in forced colors, and each of its buttons and fields keeps an edge.
  'ibm-equal-access style_highcontrast_visible': { by: 'forced-colors-edges', isForThePage: true },
  // A group of dt and dd may stand in a div, which the engine does not know and HTML allows (https://html.spec.whatwg.org/#the-dl-element).
  'ibm-equal-access list_structure_proper': { by: 'element-permitted-content', isForEveryWidth: true },
};

/**
 * What engines ask a reader to confirm, by the criterion whose review answers it: it stands for the page in both languages. Whoever
 * wrote it read the page as it opens, wide and in light colors; what shows elsewhere alone stays open.
 */
const askedOfReaders: Readonly<Record<string, string>> = {
  'ibm-equal-access style_color_misuse': '1.4.1',
  'ibm-equal-access text_sensory_misuse': '1.3.3',
};

/** As whose answer a review counts. */
export const byReview = 'review';

/** Rules that ask about the page and name an element each time: one look answers all of them, so they are one thing to look at. */
const ofThePage: readonly string[] = ['axe-core hidden-content'];

const nameOf = ({ assertor, rule }: Pick<Finding, 'assertor' | 'rule'>): string => `${assertor} ${rule}`;

/** Whether a rule's places on one page are one question. */
export function isOfThePage(finding: Pick<Finding, 'assertor' | 'rule'>): boolean {
  return ofThePage.includes(nameOf(finding));
}

/**
 * Who has answered a doubt: the name of the check that passed where the doubt arose (an engine and a check may take their turns in
 * different colours of one window), and nowhere on the page found a fault, was in doubt itself or could not look. Nobody, where
 * one of the doubt's cells is not spoken for.
 */
export function answerReader(
  results: Pick<AuditResults, 'cells'> & Partial<Pick<AuditResults, 'manual' | 'words'>>,
): (doubt: Finding & { cells: readonly Cell[] }) => string | undefined {
  const passedIn = new Map<string, Cell[]>();
  const unsureOn = new Set<string>();
  const checks = new Set(Object.values(answers).map(({ by }) => by));
  const { cells, manual = [], words = {} } = results;
  const reviewed = reviewReader({ manual, words });
  for (const result of cells) {
    if (result.status !== 'run') continue;
    const { cell } = result;
    for (const { rule, assertor, outcome } of result.rules) {
      if (!checks.has(rule) || (assertor !== 'scripted' && assertor !== 'html-validate')) continue;
      const place = `${rule} ${cell.page} ${cell.language}`;
      if (outcome === 'passed') passedIn.set(place, [...(passedIn.get(place) ?? []), cell]);
      else if (outcome !== 'inapplicable') unsureOn.add(place);
    }
  }
  return (doubt) => {
    const [first] = doubt.cells;
    if (doubt.outcome !== 'cantTell' || !first) return undefined;
    const criterion = askedOfReaders[nameOf(doubt)];
    if (criterion !== undefined)
      return doubt.cells.some(isAsReviewed) && reviewed(criterion, first.page) ? byReview : undefined;
    const answer = answers[nameOf(doubt)];
    if (!answer) return undefined;
    const place = `${answer.by} ${first.page} ${first.language}`;
    if (unsureOn.has(place)) return undefined;
    const spokenFor = (passedIn.get(place) ?? []).filter(
      (looked) =>
        answer.isForThePage ||
        doubt.cells.some((cell) =>
          answer.isForEveryWidth ? looked.state === cell.state : isSameWindow(looked, cell),
        ),
    );
    const isAnswered = doubt.cells.every((cell) =>
      spokenFor.some(
        (looked) => !answer.isOfScheme || (looked.scheme === cell.scheme && isSameWindow(looked, cell)),
      ),
    );
    return isAnswered ? answer.by : undefined;
  };
}

/** Whether a cell shows what the readers of pages saw. */
function isAsReviewed({ width, scheme, mode, state }: Cell): boolean {
  return width === 1280 && scheme === 'light' && mode === 'default' && state === 'default';
}

/** Whether two cells show the same things in the same places, whatever their colours. */
function isSameWindow(one: Cell, other: Cell): boolean {
  return one.width === other.width && one.state === other.state;
}

/** Whether a page's reviews of a criterion hold for what it says today, and every one of them is content. */
function reviewReader(
  results: Pick<AuditResults, 'manual' | 'words'>,
): (criterion: string, page: string) => boolean {
  const { holding } = standingOf(results);
  return (criterion, page) => {
    const mine = holding.filter((verdict) => verdict.criterion === criterion && verdict.pages.includes(page));
    return mine.length > 0 && mine.every(({ outcome }) => outcome === 'passed' || outcome === 'inapplicable');
  };
}

/**
 * What makes doubts on one page one question: the rule with the same words about places that differ only as the rows of one list or
 * table do, by their order in it, by the address that they lead to or by an id that counts. Other places are other questions, however
 * alike their elements are: they may stand on another ground.
 */
export function questionOf(
  doubt: Pick<Finding, 'assertor' | 'rule' | 'message' | 'selector'>,
  { page, language }: Pick<Cell, 'page' | 'language'>,
): string {
  const place = doubt.selector
    .replaceAll(/\b(li|tr|td|th|dt|dd|option)((?:\[[^\]]*\])*):nth-(?:child|of-type)\(\d+\)/g, '$1$2')
    .replaceAll(/\[(href|src|for|id|aria-(?:controls|labelledby|describedby))[$^*~|]?="[^"]*"\]/g, '[$1]')
    .replaceAll(/(#[\w-]*?)\d+(?![\w-])/g, '$1');
  return [nameOf(doubt), page, language, doubt.message, place].join('\n');
}
