import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';

/** What can be followed. */
export type Feed = 'news' | 'events';

const atom = (feed: Feed) => `/feeds/${feed}.atom`;
const json = (feed: Feed) => `/feeds/${feed}.json`;

interface FeedsProps {
  feeds: readonly Feed[];
}

/** Tells programs where the feeds of a page are. Renders `link` elements, which belong to the head. */
export function FeedHead({ feeds }: FeedsProps) {
  const { t } = useLingui();
  const titles: Record<Feed, string> = {
    news: t({ message: 'News releases', comment: 'Title of a feed' }),
    events: t({ message: 'Dates for investors', comment: 'Title of a feed' }),
  };
  return feeds.flatMap((feed) => [
    <link
      key={atom(feed)}
      rel="alternate"
      type="application/atom+xml"
      title={titles[feed]}
      href={atom(feed)}
    />,
    <link
      key={json(feed)}
      rel="alternate"
      type="application/feed+json"
      title={titles[feed]}
      href={json(feed)}
    />,
  ]);
}

/** The feeds of one subject, for whoever follows sites in a reader. Renders a list of links. */
export function FeedLinks({ of }: { of: Feed }) {
  return (
    <RowList role="list">
      <li>
        <Link href={atom(of)}>
          <Trans comment="Link to a feed in the Atom format, for programs that follow sites">
            Follow as a feed (Atom)
          </Trans>
        </Link>
      </li>
      <li>
        <Link href={json(of)}>
          <Trans comment="Link to a feed in the JSON format, for programs that follow sites">
            Follow as a JSON Feed
          </Trans>
        </Link>
      </li>
    </RowList>
  );
}
