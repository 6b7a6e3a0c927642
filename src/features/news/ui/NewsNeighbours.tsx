import { useLingui } from '@lingui/react/macro';
import type { NewsDetail, NewsItem } from '#features/investors/model/ports.ts';
import { Neighbours } from '#features/investors/ui/Neighbours.tsx';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { htmlLang } from '#i18n/language.ts';

type NewsNeighboursProps = Pick<NewsDetail, 'newer' | 'older'>;

/** Ways to the releases before and after this one. Renders a section with a `nav`, or nothing. */
export function NewsNeighbours({ newer, older }: NewsNeighboursProps) {
  const { t } = useLingui();
  const wayTo = (item: NewsItem | null, word: string) =>
    item && {
      ...{ word, title: item.title, to: releasePath(item.id) },
      lang: item.language && htmlLang[item.language],
    };
  return (
    <Neighbours
      label={t({ message: 'Other releases', comment: 'Names links to the news before and after' })}
      first={wayTo(
        newer,
        t({ message: 'Newer', comment: 'Above the title of the news release that came after this one' }),
      )}
      second={wayTo(
        older,
        t({ message: 'Older', comment: 'Above the title of the news release that came before this one' }),
      )}
    />
  );
}
