import '#features/news/ui/add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { deskLinks } from '#features/investors/ui/desk-links.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { TermList } from '#features/investors/ui/TermList.tsx';
import { NewsNeighbours } from '#features/news/ui/NewsNeighbours.tsx';
import { readReleaseFrame } from '#features/news/ui/news.server.ts';
import { ShareRelease } from '#features/news/ui/ShareRelease.tsx';
import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { htmlLang } from '#i18n/language.ts';
import { useOrigins } from '#shell/origins-context.ts';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Route } from './+types/news-release-details';

/**
 * The release with the id in the address; an unknown id goes to the 404 page. Its title names the document. While the
 * source fails the page says so, and tells machines to come again.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const news = context.get(requestContext)?.ports.news;
  const answer = news && (await unlessFailed(news.release(language, params.id).then((found) => [found])));
  if (answer === null) return data({ shown: null, noindex: true }, { status: 503 });
  const release = answer?.[0];
  if (!news || !release) {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  const structured: StructuredFacts[] = [
    {
      kind: 'article',
      headline: release.title,
      summary: release.summary,
      published: release.releaseDate.date,
    },
  ];
  return {
    title: release.title,
    description: release.summary,
    structured,
    shown: { release, frame: readReleaseFrame(news, release) },
  };
}

/** The page `news-release-details`: one release as it went out, who answers for it, and its neighbours. */
export default function NewsReleaseDetails({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { site } = useOrigins();
  const { shown } = loaderData;
  if (!shown) {
    return (
      <>
        <PageHeader
          title={t({ message: 'News release', comment: 'Heading while a release cannot be shown' })}
        />
        <Section>
          <SourceFailedNote />
        </Section>
      </>
    );
  }
  const { release, frame } = shown;
  const { category, about, contacts, sample } = frame;
  const lang = release.language && htmlLang[release.language];
  return (
    <>
      <PageHeader title={lang ? <span lang={lang}>{release.title}</span> : release.title}>
        <Stack component="p" row gap="links">
          <time dateTime={release.releaseDate.date}>{formatDay(release.releaseDate.date)}</time>
          <strong>{category}</strong>
        </Stack>
      </PageHeader>
      <Section>
        <Column span={8}>
          <Stack gap="block">
            <Stack>
              <Text size="lead" lang={lang}>
                {release.summary}
              </Text>
              {release.figures && (
                <Facts
                  most={2}
                  items={release.figures.map(({ name, value }) => ({ id: name, label: name, value }))}
                />
              )}
              {release.body.map((paragraph) => (
                <Text key={paragraph} lang={lang}>
                  {paragraph}
                </Text>
              ))}
              {release.original && (
                <Text>
                  <Link href={release.original} hrefLang={lang}>
                    <Trans comment="Link to the same text on another site">
                      Read the whole release where it was published
                    </Trans>
                  </Link>
                </Text>
              )}
            </Stack>
            <Stack>
              <h2>{about.heading}</h2>
              <Text>{about.text}</Text>
            </Stack>
            <TermList items={contacts} />
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack gap="block">
            {sample && (
              <Callout tone="note" title={sample.title}>
                <Text>
                  <RichText text={sample.text} links={deskLinks} />
                </Text>
              </Callout>
            )}
            <ShareRelease address={`${site[language]}${releasePath(release.id)}`} title={release.title} />
            <Text>
              <Link to={pathTo('news-releases')}>
                <Trans comment="Link from one release back to the list">All news releases</Trans>
              </Link>
            </Text>
          </Stack>
        </Column>
      </Section>
      <NewsNeighbours newer={release.newer} older={release.older} />
    </>
  );
}
