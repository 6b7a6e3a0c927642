import { useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';

interface PagingProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  /** The address of a page. Its fragment should name the list's heading, which then takes the focus. */
  to: (page: number) => string;
  /** Words of the links to either side. */
  newer: string;
  older: string;
}

/** Ways to newer and older entries of a list: links, so that they work without script. Renders a `nav`, or nothing. */
export function Paging({ page, pages, to, newer, older }: PagingProps) {
  const { t } = useLingui();
  if (pages < 2) return null;
  return (
    <nav aria-label={t({ message: 'Pages of the list', comment: 'Names links to older and newer entries' })}>
      <Stack row>
        {page > 1 && (
          <Button variant="secondary" to={to(page - 1)}>
            {newer}
          </Button>
        )}
        {page < pages && (
          <Button variant="secondary" to={to(page + 1)} icon="arrow">
            {older}
          </Button>
        )}
        <Text muted>
          {t({ message: `Page ${page} of ${pages}`, comment: 'Which page of a list this is' })}
        </Text>
      </Stack>
    </nav>
  );
}
