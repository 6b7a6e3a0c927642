import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { CultureDay } from '#features/company/ui/CultureDay.tsx';
import { CulturePhrases } from '#features/company/ui/CulturePhrases.tsx';
import { readCulture } from '#features/company/ui/culture.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/culture';

const lead = msg({
  message:
    'Safety before tonnage, plain words before titles. A day at a yard by the clock, our injury figures, and what we ask of each other.',
  comment: 'Opens the page culture; search engines show it too',
});

export const handle = { description: lead };

/** The texts and figures of the page, in its language. */
export function loader() {
  return readCulture();
}

/** The page `culture`: one day at a yard, then the figures, words and rules that such days are made of. */
export default function Culture({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { day, dayLead, safety, phrases, phrasesLead, asks, learning, local, firstYear, lastYear } =
    loaderData;
  const withNotes = (facts: typeof safety) =>
    facts.map(({ before, ...fact }) => ({
      ...fact,
      note: t({
        message: `${before} in ${{ year: firstYear }}`,
        comment: 'Under a figure: the same figure in an earlier year; {before} is a number',
      }),
    }));
  return (
    <>
      <PictureHeader
        title={<Trans comment="Heading of the page culture">Everyone goes home safe</Trans>}
        lead={i18n._(lead)}
        picture={
          <RenderedPicture
            name="hall"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of the long hall where metals are sorted, below terraced slopes; chutes at its doors fill three bins.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      />
      <CultureDay
        title={<Trans comment="Heading over what happens from 5:30 a.m. to 6 p.m.">A day at a yard</Trans>}
        lead={dayLead.lead}
        hours={day}
      />
      <SideSection
        id="safety"
        surface="plate"
        size="h2"
        title={<Trans comment="Heading over injury figures">Injuries: the count that matters most</Trans>}
        lead={
          <Trans comment="{lastYear} is a fiscal year">
            Own records, fiscal year {lastYear}; sample data of a sample company. All years are in{' '}
            <Link to={pathTo('esg-data')}>the safety tables</Link>.
          </Trans>
        }
      >
        <Facts items={withNotes(safety)} />
      </SideSection>
      <SideSection
        id="two-languages"
        size="h2"
        title={
          <Trans comment="Heading over words that crews know in English and in Spanish">
            Words everyone knows twice
          </Trans>
        }
        lead={phrasesLead.lead}
      >
        <CulturePhrases phrases={phrases} />
      </SideSection>
      <SideSection
        id="asks"
        surface="tint"
        size="h2"
        title={<Trans comment="Heading over six short rules">What we ask of each other</Trans>}
      >
        <DefinitionList items={asks.map(({ id, label, text }) => ({ id, term: label, text }))} />
      </SideSection>
      <SideSection
        id="learning"
        size="h2"
        title={<Trans comment="Heading about training and promotion">Learn here, rise here</Trans>}
      >
        <Prose>
          {learning.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Facts items={withNotes(learning.facts)} />
      </SideSection>
      <SideSection
        id="neighbors"
        surface="tint"
        size="h2"
        title={<Trans comment="Heading about yards and those who live near them">A yard is a neighbor</Trans>}
      >
        {local.body.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </SideSection>
      <OnwardPages
        heading={t({
          message: 'More about working here',
          comment: 'Heading above links to careers and the like',
        })}
        items={['careers', 'ethics', 'management', 'sustainability']}
      />
    </>
  );
}
