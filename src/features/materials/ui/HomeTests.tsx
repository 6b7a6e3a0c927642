import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { HomeTestArt } from '#design-system/art/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, WideOnly } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';

interface HomeTestsProps {
  tests: readonly { id: string; title: string; text: string }[];
}

/** Tests that tell one metal from another without a laboratory. Renders a section on basalt. */
export function HomeTests({ tests }: HomeTestsProps) {
  return (
    <Section surface="plate">
      <Column span={5}>
        <Stack gap="block">
          <Heading level={2} id="home-tests">
            <Trans comment="Heading above tests of a metal at home">What metal is it? Test it at home</Trans>
          </Heading>
          <WideOnly>
            <HomeTestArt />
          </WideOnly>
        </Stack>
      </Column>
      <Column from={6} span={7}>
        <DefinitionList
          layout="stack"
          items={tests.map(({ id, title, text }) => ({
            id,
            term: title,
            text: <RichText text={text} links={{ phone: { href: brand.phones.scrap.href } }} />,
          }))}
        />
      </Column>
    </Section>
  );
}
