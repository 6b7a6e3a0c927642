import { FilmSection } from '#features/film/ui/FilmSection.tsx';
import { AwardMention } from './AwardMention.tsx';
import { FindLocation } from './FindLocation.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { homeDescription } from './home-description.ts';
import { WaysOnward } from './WaysOnward.tsx';

/** What search engines and social cards say of this page. */
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
