import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Section, Stack, Text } from '#design-system/layout/index.ts';
import { pathTo } from '#site/paths.ts';

interface NewsPagingProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
}

/** The parameter of an address that names a page of the list. */
export const pageParameter = 'page';

/** Ways to newer and older releases: links, so that they work without script. Renders a section with a `nav`. */
export function NewsPaging({ page, pages }: NewsPagingProps) {
  const { t } = useLingui();
  const to = (wanted: number) =>
    pathTo('news-releases', wanted === 1 ? {} : { search: { [pageParameter]: `${wanted}` } });
  return (
    <Section room="block">
      <nav aria-label={t({ message: 'Pages of the list', comment: 'Names links to older and newer news' })}>
        <Stack row>
          {page > 1 && (
            <Button variant="secondary" to={to(page - 1)}>
              {t({ message: 'Newer releases', comment: 'Link to the page of newer news' })}
            </Button>
          )}
          {page < pages && (
            <Button variant="secondary" to={to(page + 1)} icon="arrow">
              {t({ message: 'Older releases', comment: 'Link to the page of older news' })}
            </Button>
          )}
          <Text muted>
            {t({ message: `Page ${page} of ${pages}`, comment: 'Which page of the list of news this is' })}
          </Text>
        </Stack>
      </nav>
    </Section>
  );
}
