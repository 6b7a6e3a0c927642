import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { findPages } from './find-pages.ts';

const title = msg({ message: 'Search this site', comment: 'Heading of the page search' });
const lead = msg({
  message: 'Looks through the names of our pages. Accents and capitals do not matter.',
  comment: 'Opens the page search; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `search`: a form that works as plain HTML, and the pages whose names hold every word of `s`. */
export default function Search() {
  const { i18n, t } = useLingui();
  const [parameters] = useSearchParams();
  const query = (parameters.get('s') ?? '').trim().slice(0, 200);
  const found = findPages(query, (id) => i18n._(pageLabel(id)));
  const count = found.length;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <Section>
        <Column from={1} span={8}>
          <Stack>
            <form role="search" method="get" action={pathTo('search')} aria-label={i18n._(title)}>
              <Stack gap="small">
                <TextField
                  id="site-search"
                  name="s"
                  type="search"
                  label={t({ message: 'What are you looking for?', comment: 'Label of the search field' })}
                  defaultValue={query}
                  key={query}
                  autoComplete="off"
                />
                <div>
                  <Button variant="primary" type="submit">
                    {t({ message: 'Search', comment: 'Button that starts the search' })}
                  </Button>
                </div>
              </Stack>
            </form>
            <Heading level={2} size="h3" id="results">
              {query === '' ? (
                <Trans comment="Heading above popular pages, before anything was searched">
                  Often looked for
                </Trans>
              ) : (
                t({
                  message: plural(count, {
                    0: `Nothing found for “${query}”`,
                    one: `# page found for “${query}”`,
                    other: `# pages found for “${query}”`,
                  }),
                  comment: 'Heading above the pages found; {query} is what the visitor typed',
                })
              )}
            </Heading>
            {found.length > 0 ? (
              <ul aria-labelledby="results">
                {found.map((id) => (
                  <li key={id}>
                    <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
                  </li>
                ))}
              </ul>
            ) : (
              <Text>
                <Trans comment="The link opens the list of all pages">
                  Try one word fewer, or open the <Link to={pathTo('sitemap')}>site map</Link>, which lists
                  every page.
                </Trans>
              </Text>
            )}
          </Stack>
        </Column>
      </Section>
    </>
  );
}
