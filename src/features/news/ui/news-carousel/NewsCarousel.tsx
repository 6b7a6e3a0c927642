import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Carousel } from '#design-system/carousel/index.ts';
import { Column, Heading, ScriptOnly, Section } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { media } from '#design-system/theme/roles.ts';
import type { NewsItem } from '#features/investors/model/ports.ts';
import { formatShortDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { Release } from './Release.tsx';
import { useLatestNews } from './use-latest-news.ts';

interface NewsCarouselProps {
  /** Fetches anew whenever it changes: the visitor asked for the open page again. */
  reloadKey: number;
  /** The newest releases when the site was built, for browsers without script. Only the server needs them. */
  staticNews: readonly NewsItem[];
}

/**
 * The room that the tallest release of the site needs, with one to four of them side by side, and hardly more: where lines are short
 * there are more of them.
 */
const room = {
  // Too narrow for both buttons and their count in one row.
  minHeight: '24.25rem',
  '@media (min-width: 360px)': { minHeight: '21.75rem' },
  '@media (min-width: 400px)': { minHeight: 'max(23rem, 61rem - 104vw)' },
  [media.medium]: { minHeight: 'max(23rem, 50rem - 44vw)' },
  '@media (min-width: 940px)': { minHeight: '29rem' },
  '@media (min-width: 1220px)': { minHeight: '25.5rem' },
} as const;

/**
 * The newest releases, side by side, and the way to all of them. Renders a `section`.
 *
 * The room of the releases is kept from the start, so that nothing moves when they come. When they cannot be had,
 * heading and button stay and nothing else is shown.
 */
export function NewsCarousel({ reloadKey, staticNews }: NewsCarouselProps) {
  const { t } = useLingui();
  const title = t({
    message: 'Latest News',
    comment: 'Heading over the newest news releases; fixed by contract',
  });
  const news = useLatestNews(reloadKey);
  const items = news.state === 'filled' ? news.items : [];
  const hasTrack = news.state === 'empty' || items.length > 0;
  return (
    <Section surface="tint" room="block">
      <Column>
        <Heading level={2}>{title}</Heading>
      </Column>
      {hasTrack && (
        <ScriptOnly data-wakes="near" sx={room}>
          {items.length > 0 && (
            <Carousel
              label={title}
              roleDescription={t({
                message: 'carousel',
                comment: 'Told to screen reader users: a row of items that buttons turn',
              })}
              slideRoleDescription={t({
                message: 'slide',
                comment: 'Told to screen reader users: one item of a carousel',
              })}
              slideLabel={(index, count) =>
                t({
                  message: `${index} of ${count}`,
                  comment: 'Place of a news release: {index} counts from 1, {count} is how many there are',
                })
              }
              statusLabel={(index, count) =>
                t({
                  message: `Starting with ${index} of ${count}`,
                  comment:
                    'Which release is the first in view: {index} counts from 1, {count} is how many there are',
                })
              }
              previousLabel={t({ message: 'Previous', comment: 'Button: show the release before' })}
              nextLabel={t({ message: 'Next', comment: 'Button: show the release after' })}
              items={items.map((item) => <Release key={item.id} item={item} />)}
              keys={items.map(({ id }) => id)}
            />
          )}
        </ScriptOnly>
      )}
      <noscript>
        <RowList>
          {staticNews.map(({ id, releaseDate: { date }, title }) => (
            <li key={id}>
              <time dateTime={date}>{formatShortDay(date)}</time>
              <h3>
                <Anchor to={pathTo('news-release-details', { parameters: { id } })}>{title}</Anchor>
              </h3>
            </li>
          ))}
        </RowList>
      </noscript>
      <Column>
        <Button variant="secondary" to={pathTo('news-releases')} icon="arrow">
          <Trans comment="Button that leads to the list of all news releases; fixed by contract">
            View All News
          </Trans>
        </Button>
      </Column>
    </Section>
  );
}
