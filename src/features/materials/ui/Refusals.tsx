import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { pathTo } from '#site/paths.ts';
import { verdictWords } from './material-words.ts';
import type { RefusedGroup } from './refused.server.ts';

/** What is never taken, by the reason why: each with the harm on the left and the way out on the right. Renders sections. */
export function Refusals({ groups }: { groups: readonly RefusedGroup[] }) {
  const { i18n } = useLingui();
  const links = {
    conditions: { to: pathTo('what-we-cannot-take', { hash: 'conditions' }) },
    theft: { to: pathTo('material-theft') },
  };
  return groups.map(({ id, title, text, items }, index) => (
    <Section key={id} surface={index % 2 === 1 ? 'tint' : undefined}>
      <Column span={4}>
        <Stack>
          <Heading level={2} size="h2" id={id}>
            {title}
          </Heading>
          <Verdict kind="no" label={i18n._(verdictWords.no)} />
          <Text muted>{text}</Text>
        </Stack>
      </Column>
      <Column from={5} span={8}>
        <RuledList role="list" room="large" columns="repeat(2, minmax(0, 1fr))" since="medium">
          {items.map((item) => (
            <li key={item.id} id={item.id}>
              <Stack gap="tight">
                <Heading level={3} size="h4">
                  {item.name}
                </Heading>
                <Text muted>{item.text}</Text>
              </Stack>
              <Panel variant="marked">
                <Text size="small" strong>
                  <Trans comment="Before what to do with a thing that the yard refuses">
                    What to do instead
                  </Trans>
                </Text>
                <Text>
                  <RichText text={item.detail} links={links} />
                </Text>
              </Panel>
            </li>
          ))}
        </RuledList>
      </Column>
    </Section>
  ));
}
