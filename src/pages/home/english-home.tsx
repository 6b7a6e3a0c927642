import { FilmSection } from '#features/film/ui/FilmSection.tsx';
import { NewsCarousel } from '#features/investors/ui/news-carousel/index.ts';
import { useReloadKey } from '#shell/reload-key.ts';
import { AwardMention } from './AwardMention.tsx';
import { FindLocation } from './FindLocation.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { homeDescription } from './home-description.ts';
import { staticNews } from './static-news.ts';
import { WaysOnward } from './WaysOnward.tsx';

/** What search engines and social cards say of this page. */
export const handle = { description: homeDescription };

/** The English home: banner, award, three tiles, news, film, search for a yard. */
export default function EnglishHome() {
  const reloadKey = useReloadKey();
  return (
    <>
      <HomeBanner />
      <AwardMention />
      <WaysOnward ways={['locations', 'products', 'services']} />
      <NewsCarousel reloadKey={reloadKey} staticNews={staticNews} />
      <FilmSection />
      <FindLocation theme="theme2" />
    </>
  );
}
