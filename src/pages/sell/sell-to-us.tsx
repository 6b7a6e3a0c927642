import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { BeforeYouCome } from '#features/materials/ui/BeforeYouCome.tsx';
import { LargeLoads } from '#features/materials/ui/LargeLoads.tsx';
import { NetWeight } from '#features/materials/ui/NetWeight.tsx';
import { VisitSteps } from '#features/materials/ui/VisitSteps.tsx';
import { readVisit } from '#features/materials/ui/visit.server.ts';
import { WhoMaySell } from '#features/materials/ui/WhoMaySell.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/sell-to-us';

const title = msg({ message: 'Sell us your scrap', comment: 'Heading of the page sell-to-us' });
const lead = msg({
  message:
    'Bring metal to a yard, drive over the scale, unload, and drive over it again: the difference is your weight. Bring a government photo ID that shows your name and current address.',
  comment: 'Opens the page sell-to-us; search engines show it too',
});

export const handle = { description: lead };

/** How a sale goes, in the page's language. */
export function loader() {
  return readVisit();
}

/** The page `sell-to-us`: a sale from the gate to the payment, and what makes it a good one. */
export default function SellToUs({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { steps, totalTime, example, price, sellers, checklist, containers } = loaderData;
  return (
    <>
      <PictureHeader
        title={i18n._(title)}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="gate"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of the gate of a yard: trucks with scrap wait their turn and drive onto the scale beside the office. In front, a material handler lifts scrap from a heap onto a belt.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Stack row>
          <Button to={pathTo('location-search')} icon="search">
            <Trans comment="Button: opens the search for a yard">Find your yard</Trans>
          </Button>
          <Button variant="secondary" to={pathTo('what-we-buy')} icon="arrow">
            <Trans comment="Button: opens the catalog of what the yards buy">See what we buy</Trans>
          </Button>
        </Stack>
      </PictureHeader>
      <VisitSteps steps={steps} totalTime={totalTime} />
      <NetWeight rows={example.rows} netTons={example.netTons} />
      <SideSection
        id="price"
        title={<Trans comment="Heading above what a price depends on">What decides the price</Trans>}
        lead={
          <Trans comment="Under the heading above what a price depends on">
            <Link to={pathTo('scrap-prices')} _t="prices">
              Today’s prices at all our yards
            </Link>{' '}
            stand side by side, and each metals yard shows its own on its page. This is how they come about.
          </Trans>
        }
      >
        <DefinitionList
          items={price.map(({ id, name, text }) => ({
            id,
            term: name,
            text: <RichText text={text} links={{ phone: { href: brand.phones.scrap.href } }} />,
          }))}
        />
      </SideSection>
      <WhoMaySell sellers={sellers} />
      <BeforeYouCome items={checklist} />
      <LargeLoads containers={containers} />
      <OnwardPages
        heading={t({
          message: 'More before you go',
          comment: 'Heading above links to pages for people who sell scrap',
        })}
        items={[
          'scrap-prices',
          'what-we-buy',
          'what-to-bring',
          'what-we-cannot-take',
          'material-theft',
          'location-search',
        ]}
      />
    </>
  );
}
