import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Column, PageHeader, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { formatDay } from '#i18n/formats.ts';
import { requestContext } from '#request-context';
import { pathTo } from '#site/paths.ts';

const title = msg({ message: 'News releases', comment: 'Heading of the page news-releases' });
const lead = msg({
  message: 'The ten newest releases. Each one stands here the moment it is public.',
  comment: 'Opens the page news-releases; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The first page of news in the language of the site. */
export async function loader({ context }: LoaderFunctionArgs) {
  const items = await context.get(requestContext)?.ports.news.list(language, 1);
  return { items: items ?? [] };
}

/** The page `news-releases`: dates and titles, newest first. */
export default function NewsReleases() {
  const { i18n } = useLingui();
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column span={12}>
          <List>
            {items.map((item) => (
              <li key={item.id}>
                <time dateTime={item.releaseDate.date}>{formatDay(item.releaseDate.date)}</time>
                <Link to={pathTo('news-release-details', { parameters: { id: item.id } })}>{item.title}</Link>
              </li>
            ))}
          </List>
        </Column>
      </Section>
    </>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: space.s3,
    maxWidth: 'none',
    paddingBlock: space.s5,
    borderTop: `1px solid ${role.border}`,
  },
  '& time': { color: role.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& a': {
    fontSize: size.h4,
    fontWeight: 600,
    gridColumn: 'span 2',
    '@media (max-width: 739.98px)': { gridColumn: 'auto' },
  },
});
