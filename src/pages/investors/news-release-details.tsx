import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import { deskLinks } from './desk-links.ts';
import { NewsNeighbours } from './NewsNeighbours.tsx';
import { readReleaseFrame } from './news.server.ts';
import { TermList } from './TermList.tsx';

/** The release with the id in the address; an unknown id goes to the 404 page. Its title names the document. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const news = context.get(requestContext)?.ports.news;
  const release = await news?.release(language, params.id ?? '');
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
  const frame = await readReleaseFrame(news, release);
  return { title: release.title, description: release.summary, structured, release, frame };
}

/** The page `news-release-details`: one release as it went out, who answers for it, and its neighbours. */
export default function NewsReleaseDetails() {
  const { t } = useLingui();
  const { release, frame } = useLoaderData<typeof loader>();
  const { category, about, contacts, sample, newer, older } = frame;
  return (
    <>
      <PageHeader title={release.title}>
        <Line>
          <time dateTime={release.releaseDate.date}>{formatDay(release.releaseDate.date)}</time>
          <strong>{category}</strong>
        </Line>
      </PageHeader>
      <Section>
        <Column span={8}>
          <Stack gap="block">
            <Text size="lead">{release.summary}</Text>
            <Stack>
              <h2>{about.heading}</h2>
              <Text>{about.text}</Text>
            </Stack>
            <TermList items={contacts} />
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack gap="block">
            <Callout tone="note" title={sample.title}>
              <Text>
                <RichText text={sample.text} links={deskLinks} />
              </Text>
            </Callout>
            <div>
              <PrintButton
                label={t({ message: 'Print this release', comment: 'Button that prints the page' })}
              />
            </div>
            <Text>
              <Link to={pathTo('news-releases')}>
                <Trans comment="Link from one release back to the list">All news releases</Trans>
              </Link>
            </Text>
          </Stack>
        </Column>
      </Section>
      <NewsNeighbours newer={newer} older={older} />
    </>
  );
}

const Line = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s5}` });
