import type { ReactNode } from 'react';
import { Button } from '#design-system/button/index.ts';
import { ColumnList, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { size } from '#design-system/theme/roles.ts';

interface ServicePairProps {
  /** `to` is a page of this build or a part of this one. */
  items: readonly { id: string; title: string; text: string; label: string; to: string; art: ReactNode }[];
}

/** Two services side by side, equals: a drawing, what it is, the way in. Renders a `ul`. */
export function ServicePair({ items }: ServicePairProps) {
  return (
    <ColumnList role="list" count={{ medium: 2 }} gap="even">
      {items.map(({ id, title, text, label, to, art }, index) => (
        <Panel component="li" key={id} variant="plate" surface={index === 0 ? 'plate' : 'raised'}>
          <Stack data-print="hide" sx={{ width: '100%', maxWidth: '26rem' }}>
            {art}
          </Stack>
          <Heading level={3} size="h2">
            {title}
          </Heading>
          <Text sx={{ fontSize: size.h4, lineHeight: 1.5 }}>{text}</Text>
          {/* The ways in stand on one line, however long the words are. */}
          <Stack sx={{ maxWidth: '100%', marginBlockStart: 'auto' }}>
            <Button to={to} variant="secondary" icon="arrow">
              {label}
            </Button>
          </Stack>
        </Panel>
      ))}
    </ColumnList>
  );
}
