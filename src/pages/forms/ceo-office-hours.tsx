import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { brand } from '#brand';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { PageHeader, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { space } from '#design-system/theme/roles.ts';

const title = msg({ message: 'CEO office hours', comment: 'Heading of the page ceo-office-hours' });
const lead = msg({
  message: 'For employees of all three brands: half an hour with the chief executive, a few times a year.',
  comment: 'Opens the page ceo-office-hours',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

const logos = [
  { image: '/images/brand-recycling.svg', name: brand.brands.recycling },
  { image: '/images/brand-auto-parts.svg', name: brand.brands.autoParts },
  { image: '/images/brand-steel-mill.svg', name: brand.brands.steelMill },
] as const;

/** The page `ceo-office-hours`: what a session is, and how to ask for a place. */
export default function CeoOfficeHours() {
  const { i18n, t } = useLingui();
  const { href, display: phone } = brand.phones.careers;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <Logos>
          {logos.map(({ image, name }) => (
            <li key={image}>
              <img src={image} alt={name} width={72} height={72} />
            </li>
          ))}
        </Logos>
      </PageHeader>
      <SideSection
        id="session"
        title={t({ message: 'What a session is', comment: 'Heading on the page about CEO office hours' })}
      >
        <DefinitionList
          items={[
            {
              id: 'who',
              term: t({ message: 'Who', comment: 'In a list: who takes part in a session' }),
              text: t`Up to eight people from different yards, counters, shifts and offices. Nobody brings a manager.`,
            },
            {
              id: 'what',
              term: t({ message: 'What', comment: 'In a list: what a session is about' }),
              text: t`You ask, the chief executive answers. No slides, no minutes with names, and no question is too small.`,
            },
            {
              id: 'when',
              term: t({ message: 'When', comment: 'In a list: when a session is held' }),
              text: t`In paid time, by video or at a yard, in English or Spanish. Whoever works nights is offered a night.`,
            },
          ]}
        />
      </SideSection>
      <SideSection
        id="ask"
        surface="tint"
        title={t({ message: 'Ask for a place', comment: 'Heading on the page about CEO office hours' })}
      >
        <Text>
          <Trans comment="The link holds a telephone number">
            Call <Link href={href}>{phone}</Link> on weekdays and give your employee number and a time when we
            can reach you. The form for this page is not open yet; the telephone is.
          </Trans>
        </Text>
      </SideSection>
    </>
  );
}

const Logos = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s5,
  margin: 0,
  padding: 0,
});
