import { FilmSection } from '#features/film/ui/FilmSection.tsx';
import { AwardMention } from '#features/home/ui/AwardMention.tsx';
import { HomeBanner } from '#features/home/ui/HomeBanner.tsx';
import { homeDescription } from '#features/home/ui/home-description.ts';
import { WaysOnward } from '#features/home/ui/WaysOnward.tsx';
import { FindLocation } from '#features/locations/ui/search-box/FindLocation.tsx';

export const handle = { description: homeDescription };

/** The Spanish home: banner, award, two tiles, film, search for a yard. */
export default function SpanishHome() {
  return (
    <>
      <HomeBanner />
      <AwardMention />
      <WaysOnward ways={['locations', 'services']} />
      <FilmSection />
      <FindLocation theme="theme1" />
    </>
  );
}
