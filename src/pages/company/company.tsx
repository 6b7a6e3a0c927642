import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Heading, Section } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { CompanyBrands } from '#features/company/ui/CompanyBrands.tsx';
import { CompanyLoop } from '#features/company/ui/CompanyLoop.tsx';
import { readCompany } from '#features/company/ui/company.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/company';

const lead = msg({
  message:
    'We buy scrap metal and worn-out vehicles, sort and shred them, and melt part of the steel into new bars. Three brands do the work.',
  comment: 'Opens the page company; search engines show it too',
});

export const handle = { description: lead };

/** The texts and figures of the page, in its language. */
export function loader() {
  return readCompany();
}

/** The page `company`: who the group is, how its brands feed each other, and ways to know it better. */
export default function Company({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { brands, loop, loopReturn, facts, fiscalYearEnd, places, onward } = loaderData;
  return (
    <>
      <PictureHeader
        title={
          <Trans comment="Heading of the page company">
            A family of yards, parts counters and one steel mill
          </Trans>
        }
        lead={i18n._(lead)}
        picture={
          <RenderedPicture
            name="valley"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a river valley with our whole chain: gate and scale, scrap yard, shredder, sorting hall, ship and barge, trains on a bridge and at the melt shop, and the rolling mill.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      />
      <Section>
        <Heading level={2} id="brands">
          <Trans comment="Heading over the three brands of the group">Three brands, one chain</Trans>
        </Heading>
        <CompanyBrands brands={brands} />
      </Section>
      <Section surface="plate">
        <Heading level={2} id="loop">
          <Trans comment="Heading over four drawings: yard, shredder, mill, building site">
            What leaves as steel comes back as scrap
          </Trans>
        </Heading>
        <CompanyLoop stations={loop} returning={loopReturn.text} />
      </Section>
      <SideSection
        id="figures"
        surface="tint"
        size="h2"
        title={<Trans comment="Heading over key figures">The group in six figures</Trans>}
        lead={
          <Trans comment="Beside the key figures; {fiscalYearEnd} is a day">
            Rounded figures of the fiscal year that ended on {fiscalYearEnd}. The company is a sample, and so
            are its figures.
          </Trans>
        }
      >
        <Facts items={facts} most={3} />
      </SideSection>
      <SideSection
        id="places"
        size="h2"
        title={<Trans comment="Heading: where the yards stand">Near the metal, near the water</Trans>}
      >
        <Prose>
          {places.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <div>
          <Button variant="secondary" to={pathTo('locations')} icon="arrow">
            <Trans comment="Button: opens the list of all yards">Find a yard near you</Trans>
          </Button>
        </div>
      </SideSection>
      <OnwardPages
        heading={t({
          message: 'Get to know the group',
          comment: 'Heading above links to pages about the company',
        })}
        items={onward.map(({ page, text }) => ({ id: page, text }))}
      />
    </>
  );
}
