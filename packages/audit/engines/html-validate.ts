import { createRequire } from 'node:module';
import { type ConfigData, HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import type { Finding } from '../contract.ts';
import { type Engine, type EngineReport, shortened } from './engine.ts';

/** What is asked: the rules that html-validate recommends and its rules for accessibility, less those named with their reasons. */
export const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How attributes and empty elements are spelled is the serializer's choice; the standard allows each of these.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The standard asks an id to hold no white space, nothing else; React makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // An input without type is a text field by the standard.
    'no-implicit-input-type': 'off',
    // Typography: whether a telephone number may break is for the style sheet, and the checks of cut-off text measure it.
    'tel-non-breaking': 'off',
    // Styles that a running script sets are the browser's own affair; what the server sends, its policy forbids anyway.
    'no-inline-style': 'off',
    // A scroller that takes the focus is a div with the role region: a section would say nothing more.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Lists without bullets say that they are lists, or Safari's screen reader does not (https://webkit.org/b/170179).
    'no-redundant-role': 'off',
    // Scripts and styles carry the page's own hashes; integrity is for files of other origins, of which there are none.
    'require-sri': 'off',
    // Titles are fixed by contract, some longer than seventy letters.
    'long-title': 'off',
  },
};

/** Rule → success criteria that a fault of its kind breaks. Rules that are not named are about valid markup alone. */
const criteriaOf: Readonly<Record<string, readonly string[]>> = {
  'area-alt': ['1.1.1'],
  'aria-hidden-body': ['4.1.2'],
  'aria-label-misuse': ['4.1.2'],
  'empty-heading': ['1.3.1', '2.4.6'],
  'empty-title': ['2.4.2'],
  'hidden-focusable': ['4.1.2'],
  'input-missing-label': ['1.3.1', '4.1.2'],
  'meta-refresh': ['2.2.1'],
  'multiple-labeled-controls': ['1.3.1'],
  'no-abstract-role': ['4.1.2'],
  'no-autoplay': ['1.4.2'],
  'no-dup-id': ['4.1.2'],
  'no-missing-references': ['1.3.1', '4.1.2'],
  'no-redundant-for': [],
  'svg-focusable': ['2.1.1'],
  'text-content': ['4.1.2'],
  'unique-landmark': ['1.3.1'],
  'valid-autocomplete': ['1.3.5'],
  'wcag/h30': ['1.1.1', '2.4.4'],
  'wcag/h32': ['3.2.2'],
  'wcag/h36': ['1.1.1'],
  'wcag/h37': ['1.1.1'],
  'wcag/h63': ['1.3.1'],
  'wcag/h67': ['1.1.1'],
  'wcag/h71': ['1.3.1'],
};

const validator = new HtmlValidate(new StaticConfigLoader(markupRules));

const { version } = createRequire(import.meta.url)('html-validate/package.json') as { version: string };

/**
 * html-validate, twice: what the server sent, and what scripts made of it. Each once for a page and language, as neither window
 * nor colours change markup, and once for each state.
 */
export const markupEngine: Engine = {
  assertor: { name: 'html-validate', version },
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && mode === 'default' && (state === 'default' ? scheme === 'light' : scheme === 'dark'),
  async run(page, cell) {
    const now = await validateMarkup(await page.content(), '');
    if (cell.state !== 'default') return now;
    const sent = await page.evaluate(async () => {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
      return await answer.text();
    });
    return merged(await validateMarkup(sent, ' (as the server sends it)'), now);
  },
};

/** Holds a document against the rules. `where` is appended to each message. */
export async function validateMarkup(html: string, where: string): Promise<EngineReport> {
  const config = await validator.getConfigFor('page.html');
  const report = await validator.validateString(html, 'page.html');
  const messages = report.results.flatMap((result) => result.messages);
  const failed = new Map(messages.map((message) => [message.ruleId, message]));
  const enabled = [...config.getRules()].filter(([, [severity]]) => severity > 0).map(([rule]) => rule);
  return {
    rules: [...new Set([...enabled, ...failed.keys()])].map((rule) => ({
      rule,
      assertor: 'html-validate',
      criteria: criteriaOf[rule] ?? [],
      outcome: failed.has(rule) ? 'failed' : 'passed',
    })),
    findings: messages.map((message) => asFinding(message, html, where)),
  };
}

function asFinding(
  { ruleId, message, selector, ruleUrl, offset }: Message,
  html: string,
  where: string,
): Finding {
  return {
    rule: ruleId,
    assertor: 'html-validate',
    criteria: criteriaOf[ruleId] ?? [],
    outcome: 'failed',
    message: `${message}${where}`,
    selector: selector ?? '',
    html: shortened(html.slice(html.lastIndexOf('<', offset), offset + 200)),
    ...(ruleUrl !== undefined && { helpUrl: ruleUrl }),
  };
}

/** Both looks together; a fault that both saw counts once. */
function merged(one: EngineReport, other: EngineReport): EngineReport {
  const failed = new Set(
    [...one.rules, ...other.rules].filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule),
  );
  const seen = new Set(one.findings.map(({ rule, selector }) => `${rule} ${selector}`));
  return {
    rules: one.rules.map((rule) => (failed.has(rule.rule) ? { ...rule, outcome: 'failed' } : rule)),
    findings: [
      ...one.findings,
      ...other.findings.filter(({ rule, selector }) => !seen.has(`${rule} ${selector}`)),
    ],
  };
}
