import { Trans } from '@lingui/react/macro';
import { Heading, Stack } from '#design-system/layout/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import type { Container } from './containers.server.ts';

interface ContainerSizesProps {
  containers: readonly Container[];
}

/** The containers by size, to compare while the form is filled in. Renders a heading and a `ul`. */
export function ContainerSizes({ containers }: ContainerSizesProps) {
  return (
    <Stack gap="tight">
      <Heading level={2} size="h4" id="sizes">
        <Trans comment="Heading above a list of containers by size">How big they are</Trans>
      </Heading>
      <RuledList aria-labelledby="sizes">
        {containers.map(({ id, name, detail, note }) => (
          <li key={id}>
            <strong>{name}</strong>
            <br />
            {detail}
            <br />
            {note}
          </li>
        ))}
      </RuledList>
    </Stack>
  );
}
