import { requestContext } from '#app/request-context.ts';
import { FilmSection } from '#features/film/ui/FilmSection.tsx';
import { AwardMention } from '#features/home/ui/AwardMention.tsx';
import { FrontDeskFacts } from '#features/home/ui/FrontDeskFacts.tsx';
import { readFrontDesk } from '#features/home/ui/front-desk.server.ts';
import { HomeBanner } from '#features/home/ui/HomeBanner.tsx';
import { homeDescription } from '#features/home/ui/home-description.ts';
import { WaysOnward } from '#features/home/ui/WaysOnward.tsx';
import { FindLocation } from '#features/locations/ui/search-box/FindLocation.tsx';
import { NewsCarousel } from '#features/news/ui/news-carousel/index.ts';
import { staticNews } from '#features/news/ui/news-carousel/static-news.ts';
import { useReloadKey } from '#shell/reload-key.ts';
import type { Route } from './+types/english-home';

/** What holds now; `null` for the page that the build writes, which shows no fact that time could make false. */
export async function loader({ context }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  return ports ? await readFrontDesk(ports) : null;
}

export const handle = { description: homeDescription };

/** The English home: banner, award, three tiles, news, film, search for a yard. */
export default function EnglishHome({ loaderData }: Route.ComponentProps) {
  const reloadKey = useReloadKey();
  return (
    <>
      <HomeBanner>
        <FrontDeskFacts facts={loaderData} />
      </HomeBanner>
      <AwardMention />
      <WaysOnward ways={['locations', 'products', 'services']} />
      <NewsCarousel reloadKey={reloadKey} staticNews={staticNews} />
      <FilmSection />
      <FindLocation theme="theme2" />
    </>
  );
}
