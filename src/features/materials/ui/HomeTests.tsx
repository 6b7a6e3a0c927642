import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { MagnetArt } from '#design-system/art/index.ts';
import { Column, Heading, Section, Stack } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface HomeTestsProps {
  tests: readonly { id: string; title: string; text: string }[];
}

/** Tests that tell one metal from another without a laboratory. Renders a section on basalt. */
export function HomeTests({ tests }: HomeTestsProps) {
  return (
    <Section surface="plate" labelledBy="home-tests">
      <Column span={5}>
        <Stack gap="block">
          <Heading level={2} id="home-tests">
            <Trans comment="Heading above tests of a metal at home">What metal is it? Test it at home</Trans>
          </Heading>
          <Drawing>
            <MagnetArt />
          </Drawing>
        </Stack>
      </Column>
      <Column from={6} span={7}>
        <Tests>
          {tests.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>
                <RichText text={text} links={{ phone: { href: brand.phones.scrap.href } }} />
              </dd>
            </div>
          ))}
        </Tests>
      </Column>
    </Section>
  );
}

const Drawing = styled('div')({
  display: 'none',
  [media.medium]: { display: 'block' },
  [media.print]: { display: 'none' },
});

const Tests = styled('dl')({
  display: 'grid',
  gap: space.block,
  '& > div': {
    display: 'grid',
    gap: space.s2,
    paddingBlockStart: space.s4,
    borderBlockStart: `1px solid ${role.border}`,
  },
  '& dt': { fontSize: size.h3, fontWeight: 720, lineHeight: 1.2 },
});
