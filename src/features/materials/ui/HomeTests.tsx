import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { brand } from '#brand';
import { HomeTestArt } from '#design-system/art/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, WideOnly } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import type { readHomeTests } from './catalogue.server.ts';
import { homeTestsId } from './home-tests-id.ts';

interface HomeTestsProps {
  /** In development alone: see `giveOnce`. */
  tests: ReturnType<typeof readHomeTests> | null;
}

/**
 * Tests that tell one metal from another without a laboratory: browsers keep them as they are served, whatever is searched for
 * above. Renders a section on basalt in a `div`.
 */
export const HomeTests: ComponentType<HomeTestsProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenTests : () => <KeptAsServed id={homeTestsId} />;

function WrittenTests({ tests }: HomeTestsProps) {
  return (
    <div id={homeTestsId}>
      <Section surface="plate">
        <Column span={5}>
          <Stack gap="block">
            <Heading level={2} id="home-tests">
              <Trans comment="Heading above tests of a metal at home">
                What metal is it? Test it at home
              </Trans>
            </Heading>
            <WideOnly>
              <HomeTestArt />
            </WideOnly>
          </Stack>
        </Column>
        <Column from={6} span={7}>
          <DefinitionList
            layout="stack"
            items={givenOnce(homeTestsId, tests).map(({ id, title, text }) => ({
              id,
              term: title,
              text: <RichText text={text} links={{ phone: { href: brand.phones.scrap.href } }} />,
            }))}
          />
        </Column>
      </Section>
    </div>
  );
}
