import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckRecord } from '#content/site/checks.schema.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';

interface CheckedFiguresProps {
  checks: CheckRecord;
}

/** The figures of the last full check, with what they were measured with. Renders a section. */
export function CheckedFigures({ checks }: CheckedFiguresProps) {
  const { t } = useLingui();
  const number = new Intl.NumberFormat(formatLocale[language]);
  const list = new Intl.ListFormat(formatLocale[language]);
  const widths = list.format(checks.widths.map((width) => number.format(width)));
  const { engine, browser, commit } = checks;
  const rules = number.format(checks.rules);
  return (
    <Section surface="plate" labelledBy="measured">
      <Column span={12}>
        <Stack gap="block">
          <Heading level={2} id="measured">
            <Trans comment="Heading above figures of the accessibility checks">What was measured</Trans>
          </Heading>
          <Facts
            items={[
              {
                id: 'pages',
                value: number.format(checks.pages),
                label: t({ message: 'pages, both languages', comment: 'Under a number of pages' }),
              },
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
                id: 'findings',
                value: number.format(checks.findings),
                label: t({ message: 'findings', comment: 'Under a number of accessibility faults' }),
              },
              {
                id: 'undecided',
                value: number.format(checks.undecided),
                label: t({
                  message: 'left undecided',
                  comment: 'Under a number: elements that the engine could not decide about',
                }),
                note: t({
                  message: 'by the engine; none of these counts as a pass',
                  comment: 'Behind the number of undecided elements',
                }),
              },
            ]}
          />
          <Text>
            <Trans comment="{engine}, {browser}: names with versions; {rules}: a number; {commit}: a short code">
              Engine: {engine}, with {rules} rules and nothing excluded; in dark colors the rules about color
              ran once more. Browser: {browser}. State of the source: {commit}. The same run walks each page
              by keyboard, reads it without scripts, with wider text spacing, at twice the text size and in
              forced colors.
            </Trans>
          </Text>
        </Stack>
      </Column>
    </Section>
  );
}
