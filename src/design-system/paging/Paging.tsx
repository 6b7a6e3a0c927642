import { Button } from '../button/index.ts';
import { Stack, Text } from '../layout/index.ts';

interface PagingProps {
  /** Names the ways, for listeners: "Pages of the list". */
  label: string;
  /** Which page this is, in words: "Page 2 of 7". */
  position: string;
  /** The page before, absent on the first. Its fragment should name the list's heading, which then takes the focus. */
  previous?: { to: string; label: string } | undefined;
  /** The page after, absent on the last. */
  next?: { to: string; label: string } | undefined;
}

/**
 * Ways to the pages of a list before and after this one: links, so that they work without script and each page has an
 * address. Renders a `nav`, or nothing where the list has one page. Not MUI's `Pagination`: it numbers every page, and nobody
 * looks for page 4 of a list that is sorted by day.
 *
 * - The ways are named.
 * - It says which page this is.
 * - No way stands there that leads nowhere.
 */
export function Paging({ label, position, previous, next }: PagingProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={label}>
      <Stack row>
        {previous !== undefined && (
          <Button variant="secondary" to={previous.to}>
            {previous.label}
          </Button>
        )}
        {next !== undefined && (
          <Button variant="secondary" to={next.to} icon="arrow">
            {next.label}
          </Button>
        )}
        <Text muted>{position}</Text>
      </Stack>
    </nav>
  );
}
