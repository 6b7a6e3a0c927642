import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';

/** The release with the id in the address; an unknown id goes to the 404 page. Its title names the document. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const release = await context.get(requestContext)?.ports.news.release(language, params.id ?? '');
  if (!release) throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  return { title: release.title, description: release.summary, release };
}

/** The page `news-release-details`: one release. */
export default function NewsReleaseDetails() {
  const { t } = useLingui();
  const { release } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={release.title} />
      <Section>
        <Column from={1} span={8}>
          <Stack>
            <Text muted>
              <time dateTime={release.releaseDate.date}>{formatDay(release.releaseDate.date)}</time>
            </Text>
            <Text size="lead">{release.summary}</Text>
            <Text>
              <Link to={pathTo('news-releases')}>
                {t({ message: 'All news releases', comment: 'Link from one release back to the list' })}
              </Link>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
