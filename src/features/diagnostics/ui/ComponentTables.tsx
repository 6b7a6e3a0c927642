import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { formatDay } from '#i18n/formats.ts';
import { machineWords } from './machine-words.ts';
import type { ComponentFacts } from './workshop.server.ts';

/** The properties of each component that has any. Renders a `section`, nothing without properties. */
export function ComponentProps({ components }: Pick<ComponentFacts, 'components'>) {
  const { t } = useLingui();
  const shown = components.filter(({ props }) => props.length > 0);
  if (shown.length === 0) return null;
  const heading = t({
    message: 'Properties',
    comment: 'Heading over the properties of a component, for developers',
  });
  return (
    <Stack component="section" gap="block">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      {shown.map(({ name, props }) => (
        <DataTable
          key={name}
          caption={name}
          columns={[
            { id: 'name', label: t({ message: 'Name', comment: 'Column: name of a property in code' }) },
            { id: 'type', label: t({ message: 'Type', comment: 'Column: type of a property in code' }) },
            { id: 'text', label: t({ message: 'Meaning', comment: 'Column: what a property is for' }) },
          ]}
          rows={props.map(({ name: property, type, isOptional, text }) => ({
            id: property,
            cells: {
              name: (
                <span {...machineWords}>
                  {property}
                  {isOptional ? '?' : ''}
                </span>
              ),
              type: <span {...machineWords}>{type}</span>,
              text: text ? <span {...machineWords}>{text}</span> : undefined,
            },
          }))}
        />
      ))}
    </Stack>
  );
}

/** What the components of a folder promise, in the words of their sources, and how the tests of it went last. Renders a `section`. */
export function ComponentChecks({
  components,
  tests,
  tested,
}: Pick<ComponentFacts, 'components' | 'tests' | 'tested'>) {
  const { t } = useLingui();
  const promising = components.filter(({ criteria }) => criteria.length > 0);
  const heading = t({
    message: 'Accessibility: what it promises, and what was tested',
    comment: 'Heading over promises and tests of a component, for developers',
  });
  const day = formatDay(tested.day);
  const { tool } = tested;
  return (
    <Stack component="section" gap="block">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      {promising.map(({ name, criteria }) => (
        <div key={name} {...machineWords}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          <Prose>
            <ul>
              {criteria.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </Prose>
        </div>
      ))}
      {tested.isOutdated && (
        <Callout
          tone="warning"
          title={t({
            message: 'Tested in another form',
            comment: 'Warning above tests of a component, for developers',
          })}
        >
          <Text>
            <Trans comment="Below a warning above tests of a component, for developers">
              A file of this component was changed after these tests ran.
            </Trans>
          </Text>
        </Callout>
      )}
      <DataTable
        caption={t({ message: 'Tests', comment: 'Caption of the table of tests of a component' })}
        columns={[
          { id: 'test', label: t({ message: 'What was asked', comment: 'Column: name of a test' }) },
          {
            id: 'times',
            label: t({ message: 'Times', comment: 'Column: how often a test was asked' }),
            numeric: true,
          },
          { id: 'outcome', label: t({ message: 'Outcome', comment: 'Column: how a test went' }) },
        ]}
        rows={tests.map(({ id, times, failed }) => ({
          id,
          cells: {
            test: <span {...machineWords}>{id}</span>,
            times,
            outcome:
              failed === 0
                ? t({ message: 'Passed', comment: 'Outcome of a test' })
                : t({
                    message: plural(failed, { one: '# failed', other: '# failed' }),
                    comment: 'Outcome of a test; {failed} counts how often it failed',
                  }),
          },
        }))}
      />
      <Text size="small" muted>
        <Trans comment="Below the table of tests of a component; <time/> is a date, <tool/> the program">
          Run on{' '}
          <time dateTime={tested.day} _t="time">
            {day}
          </time>{' '}
          with{' '}
          <span {...machineWords} _t="tool">
            {tool}
          </span>
          . In every state, axe is asked too, in light and dark colors.
        </Trans>
      </Text>
    </Stack>
  );
}
