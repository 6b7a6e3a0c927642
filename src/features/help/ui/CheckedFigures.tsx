import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { language } from '#i18n/current.ts';
import { formatBytes, formatLanguages } from '#i18n/formats.ts';
import { formatLocale, htmlLang, languages } from '#i18n/language.ts';
import type { CheckFigures } from './accessibility.server.ts';

interface CheckedFiguresProps {
  checks: CheckFigures;
  /** How much the checks find of defects that were put into pages on purpose, a paragraph each. */
  defects: readonly string[];
}

/** What the last full check did and what it left open, with what it was measured with. Renders a section. */
export function CheckedFigures({ checks, defects }: CheckedFiguresProps) {
  const { t } = useLingui();
  const number = new Intl.NumberFormat(formatLocale[language]);
  const list = new Intl.ListFormat(formatLocale[language]);
  const widths = list.format(checks.widths.map((width) => number.format(width)));
  const { engine, browser, commit } = checks;
  const rules = number.format(checks.rules);
  const measured = number.format(checks.measured);
  const { excluded, files } = checks;
  const { orca, firefox } = checks.spoken;
  const right = number.format(checks.spoken.right);
  const tasks = number.format(checks.spoken.tasks);
  const bothLanguages = formatLanguages(languages.map((each) => htmlLang[each]));
  return (
    <Section surface="plate">
      <Column span={12}>
        <Stack gap="block">
          <Heading level={2} id="measured">
            <Trans comment="Heading above figures of the accessibility checks">What was measured</Trans>
          </Heading>
          <Facts
            items={[
              {
                id: 'runs',
                value: number.format(checks.runs),
                label: t({
                  message: 'runs of the engine',
                  comment: 'Under a number: pages by widths by color schemes',
                }),
                note: t({
                  message: `at widths of ${widths} pixels, light and dark`,
                  comment: 'Behind a number of runs; {widths} is a list of numbers',
                }),
              },
              {
                id: 'undecided',
                value: number.format(checks.undecided),
                label: t({
                  message: 'left undecided',
                  comment: 'Under a number: questions that no check could decide about',
                }),
                note: t({
                  message:
                    'by all checks together; places alike on a page count once, and none of them counts as a pass by itself',
                  comment: 'Behind the number of undecided questions',
                }),
              },
            ]}
          />
          <Text>
            <Trans comment="{engine}, {browser}: names with versions; {rules}: a number; {commit}: a short code">
              Engine: {engine}, with {rules} rules; in dark colors the rules about color ran once more.
              Browser: {browser}. State of the source: {commit}. After every change, browser tests also walk
              each page by keyboard, read it without scripts, with wider text spacing, at twice the text size
              and in forced colors.
            </Trans>
          </Text>
          {checks.measured > 0 && (
            <Text>
              <Trans comment="{measured}: a number of places; they are none of the undecided questions">
                The engine could not decide about {measured} more contrasts, of text over drawings or shades.
                A second check measured them pixel by pixel and found them sufficient.
              </Trans>
            </Text>
          )}
          <Text>
            <Trans comment="{excluded}: a number of findings; the file is the one linked below">
              <Plural
                value={excluded}
                _0="Nothing that was found was left out."
                one="# finding is not counted. The JSON file names the rule, the reason, who answers for it and until when."
                other="# findings are not counted. The JSON file names the rules, the reasons, who answers for them and until when."
              />
            </Trans>
          </Text>
          <Text>
            <Trans comment="{orca}, {firefox}: versions of a screen reader and a browser; {right}, {tasks}: numbers">
              {tasks} tasks were done with the screen reader Orca {orca} in Firefox {firefox}; in {right} all
              was heard as it must be.
            </Trans>
          </Text>
          {defects.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <PlainList role="list">
            <li>
              <DocumentLink
                href="/audit/criteria.csv"
                title={t({ message: 'Results by success criterion', comment: 'Link to a file' })}
                meta={`CSV, ${formatBytes(files['audit/criteria.csv'])}, ${bothLanguages}`}
              />
            </li>
            <li>
              <DocumentLink
                href="/audit/summary.json"
                title={t({
                  message: 'Results for programs',
                  comment: 'Link to a file; follows “Results by success criterion”',
                })}
                meta={`JSON, ${formatBytes(files['audit/summary.json'])}, ${bothLanguages}`}
              />
            </li>
            <li>
              <DocumentLink
                href="/audit/spoken.json"
                title={t({
                  message: 'What the screen reader said',
                  comment: 'Link to a file; follows “Results by success criterion”',
                })}
                meta={`JSON, ${formatBytes(files['audit/spoken.json'])}, ${bothLanguages}`}
              />
            </li>
          </PlainList>
        </Stack>
      </Column>
    </Section>
  );
}
