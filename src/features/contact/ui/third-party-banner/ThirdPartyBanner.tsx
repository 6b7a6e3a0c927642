import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { Heading, Section, Text } from '#design-system/layout/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { tabStorage } from '#features/submissions/model/tab-storage.ts';
import { pathTo } from '#site/paths.ts';
import type { BusinessType, SupplyChannel } from '../../model/contact-topics.ts';
import { stateInQuery, storeSharedState } from '../../model/shared-state.ts';

/** Props of `ThirdPartyBanner`. */
export interface ThirdPartyBannerProps {
  /** Default: a question to companies with scrap. */
  heading?: ReactNode;
  /** Level of the heading in the page's outline. Default 2. */
  headingLevel?: 2 | 3;
  /** Name of the page that the banner stands on, as staff know it; goes along with the request. */
  lastPage: string;
  /** Where the goods come from that this page is about. */
  supplyChannel: SupplyChannel;
  /** What kind of business this page speaks to. */
  businessType: BusinessType;
}

/**
 * Leads businesses to the contact form of third-party recycling. Renders a `div` with a `section` without a name: a heading and a link
 * that looks like a button: it stores where the visitor was, and goes to the form. Without script, or in a new tab,
 * the values travel in the address instead.
 */
export function ThirdPartyBanner({
  heading,
  headingLevel = 2,
  lastPage,
  supplyChannel,
  businessType,
}: ThirdPartyBannerProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = useId();
  const state = {
    lastWebPageName: lastPage,
    supplyChannelName: supplyChannel,
    businessTypeName: businessType,
  };

  const store = (event: MouseEvent<HTMLElement>) => {
    storeSharedState(tabStorage(), { ...state, returnPageUrl: pathname });
    // A new tab has a storage of its own, so its address keeps the values.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(pathTo('threepr-form'));
  };

  return (
    <div data-wakes="">
      <Section surface="plate" room="block" edge>
        <Row>
          <Heading level={headingLevel} size="h3" id={id}>
            {heading ?? <Trans>Is scrap building up at your company?</Trans>}
          </Heading>
          <Text>
            <Trans>
              We set containers, pick up, destroy what must not be sold again, and report every weight.
            </Trans>
          </Text>
          <Button to={pathTo('threepr-form', { search: stateInQuery(state) })} onClick={store} icon="arrow">
            <Trans comment="Button to the contact form of third-party recycling. 'Contact Us' is fixed by contract; the rest is for listeners only">
              Contact Us<VisuallyHidden _t="hidden"> about third-party recycling</VisuallyHidden>
            </Trans>
          </Button>
        </Row>
      </Section>
    </div>
  );
}

/** The widths at which the banner changes its shape. */
const narrowerThan = (width: number) => `@media (max-width: ${width}px)`;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) auto',
  alignItems: 'center',
  gap: `${space.s4} ${space.block}`,
  [narrowerThan(989)]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > p': { gridRow: 2 },
    '& > a': { gridRow: '1 / span 2', gridColumn: 2 },
  },
  [narrowerThan(749)]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '& > a': { gridRow: 'auto', gridColumn: 1 },
  },
  [narrowerThan(425)]: { '& > a': { justifySelf: 'stretch' } },
});
