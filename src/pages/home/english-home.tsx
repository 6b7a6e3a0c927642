import { FilmSection } from '#features/film/ui/FilmSection.tsx';
import { AwardMention } from '#features/home/ui/AwardMention.tsx';
import { HomeBanner } from '#features/home/ui/HomeBanner.tsx';
import { homeDescription } from '#features/home/ui/home-description.ts';
import { WaysOnward } from '#features/home/ui/WaysOnward.tsx';
import { FindLocation } from '#features/locations/ui/search-box/FindLocation.tsx';
import { NewsCarousel } from '#features/news/ui/news-carousel/index.ts';
import { staticNews } from '#features/news/ui/news-carousel/static-news.ts';
import { useReloadKey } from '#shell/reload-key.ts';

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
