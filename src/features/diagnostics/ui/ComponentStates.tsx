import { useLingui } from '@lingui/react/macro';
import { CodeBlock } from '#design-system/code-block/index.ts';
import type { Example } from '#design-system/example.ts';
import { RadioGroup } from '#design-system/field/index.ts';
import { Fold } from '#design-system/fold/index.ts';
import { Heading, Stack } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { machineWords } from './machine-words.ts';

interface ComponentStatesProps {
  examples: readonly Example[];
  /** Source of each state by its name; under `*` that of states which have none of their own. */
  code: Readonly<Record<string, string>>;
}

/** Name of the choice of colors, which style rules read: it works in a static folder too. */
const colors = 'example-colors';

/** Every state of a component under its name, in the colors that are chosen above, its source to unfold. Renders a `section`. */
export function ComponentStates({ examples, code }: ComponentStatesProps) {
  const { t } = useLingui();
  return (
    <Stack
      component="section"
      gap="block"
      sx={{
        [`&:has([name=${colors}][value=light]:checked) [data-state]`]: { colorScheme: 'light' },
        [`&:has([name=${colors}][value=dark]:checked) [data-state]`]: { colorScheme: 'dark' },
      }}
    >
      <Heading level={2} size="h3">
        {t({ message: 'States', comment: 'Heading over the states of a component, for developers' })}
      </Heading>
      <RadioGroup
        id={colors}
        name={colors}
        legend={t({ message: 'Colors of the states', comment: 'Choice above the states of a component' })}
        defaultValue="page"
        options={[
          { value: 'page', label: t({ message: 'As the page', comment: 'Choice of colors of examples' }) },
          {
            value: 'light',
            label: t({ message: 'Light', context: 'color scheme', comment: 'Light colors' }),
          },
          { value: 'dark', label: t({ message: 'Dark', context: 'color scheme', comment: 'Dark colors' }) },
        ]}
      />
      <Stack gap="section" lang="en" translate="no">
        {examples.map(({ name, element }) => (
          <Stack key={name} gap="small">
            <Heading level={3} size="h4">
              {name}
            </Heading>
            <Panel data-state="" variant="sheet" surface="paper" sx={{ padding: space.s4 }}>
              {element}
            </Panel>
            <Fold
              summary={
                <span {...machineWords}>
                  JSX <VisuallyHidden>({name})</VisuallyHidden>
                </span>
              }
              open={false}
            >
              <CodeBlock>{code[name] ?? code['*'] ?? ''}</CodeBlock>
            </Fold>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
