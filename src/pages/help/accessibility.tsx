import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'Accessibility statement', comment: 'Heading of the page accessibility' });
const lead = msg({
  message:
    'We build this site so that it works with a keyboard, with a screen reader, at four times the text size and without scripts. Our bar is WCAG 2.2, level AA, on every page in both languages.',
  comment: 'Opens the page accessibility; search engines show it too. WCAG is the name of a standard',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `accessibility`: the standard we aim at, how pages are checked, what nobody has checked yet, and whom to tell. */
export default function Accessibility() {
  const phone = brand.phone.display;
  return (
    <ShortPage title={title} lead={lead} onward={['contacts', 'sitemap', 'search']}>
      <Section labelledBy="checked">
        <Column span={4}>
          <Heading level={2} size="h3" id="checked">
            <Trans comment="Heading in the accessibility statement">How we check</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Stack>
            <Text>
              <Trans>
                Each change to the site is tested in a browser before it is published: every page, in both
                languages, on a narrow and a wide screen, in light and dark colors. The tests use the axe
                engine, walk through pages by keyboard, and read the pages without scripts.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
      <Section labelledBy="not-checked" surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id="not-checked">
            <Trans comment="Heading in the accessibility statement">What has not been checked</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans>
              No independent auditor has tested the site yet, and no person who uses a screen reader every day
              has reviewed it. Tests by machine find many faults, but never all of them. We therefore do not
              claim that the site conforms.
            </Trans>
          </Text>
        </Column>
      </Section>
      <Section labelledBy="tell-us">
        <Column span={4}>
          <Heading level={2} size="h3" id="tell-us">
            <Trans comment="Heading in the accessibility statement">Tell us</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans comment="The link holds a telephone number">
              If something on this site stops you, call <Link href={brand.phone.href}>{phone}</Link> on
              weekdays. Tell us the page and what happened; we answer within five business days.
            </Trans>
          </Text>
        </Column>
      </Section>
    </ShortPage>
  );
}
