import '#features/events/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Button } from '#design-system/button/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readNow } from '#features/events/ui/events.server.ts';
import { LandingNow } from '#features/events/ui/LandingNow.tsx';
import { FeedHead } from '#features/investors/ui/Feeds.tsx';
import { FiscalYear } from '#features/investors/ui/FiscalYear.tsx';
import { readInvestors } from '#features/investors/ui/investors.server.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { Materials } from '#features/investors/ui/Materials.tsx';
import { Questions } from '#features/investors/ui/Questions.tsx';
import { Sentences } from '#features/investors/ui/Sentences.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { NewsLines } from '#features/news/ui/NewsYears.tsx';
import { readLatestNews } from '#features/news/ui/news.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/investors';

const lead = msg({
  message:
    'How the company earns money, when results come out, what there is to read, and whom to ask. The company is invented, and so is every figure here.',
  comment: 'Opens the page investors; search engines show it too',
});

export const handle = { description: lead };

/** How many of the newest releases stand here. */
const newsShown = 3;

/** Texts and figures of the page, and what is next and new; each of the three may be missing by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const words = readInvestors();
  const ports = context.get(requestContext)?.ports;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!ports) return { ...words, now: undefined };
  const [now, news] = await Promise.all([
    readNow(ports.events),
    unlessFailed(readLatestNews(ports.news, newsShown)),
  ]);
  return { ...words, now: { ...now, news } };
}

/** The page `investors`: the company for those who own a part of it. Its part `investorMaterials` is linked from afar. */
export default function Investors({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { now, sentences, figures, year, materials, contacts, questions, future } = loaderData;
  return (
    <>
      <FeedHead feeds={['news', 'events']} />
      <PictureHeader
        title={
          <Trans comment="Heading of the page investors">The company, for those who own a part of it</Trans>
        }
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="port"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a river port: two cranes load scrap from heaps on the quay into a ship.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Stack row>
          <Button to={pathTo('news-releases')} icon="arrow">
            <Trans comment="Button: opens the list of news releases">Read the newest releases</Trans>
          </Button>
          <Button variant="secondary" to={pathTo('stock-information')} icon="arrow">
            <Trans comment="Button: opens the page about the share">About the share</Trans>
          </Button>
        </Stack>
      </PictureHeader>
      {now && (
        <LandingNow
          {...now}
          news={now.news ? <NewsLines releases={now.news} headingLevel={3} /> : undefined}
        />
      )}
      <Sentences sentences={sentences} />
      <Section>
        <Column span={12}>
          <Heading level={2} size="h3" id="figures">
            {figures.heading}
          </Heading>
        </Column>
        <Column span={12}>
          <Facts items={figures.items} />
        </Column>
      </Section>
      <FiscalYear year={year} />
      <Materials materials={materials} />
      <Questions questions={questions} />
      <SideSection id="ask" size="h2" title={contacts.heading}>
        <TermList items={contacts.items} />
      </SideSection>
      <SideSection id="future" surface="tint" title={future.title}>
        <Prose>
          {future.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </SideSection>
    </>
  );
}
