import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#design-system/link/index.ts';
import type { OfferStep } from '../../model/reckon-offer.ts';
import { bodyWords } from './body-words.ts';
import type { Offer } from './offer-page.server.ts';

/** What each step of a reckoning is called. */
export function useStepWords(offer: Offer): Record<OfferStep['id'], ReactNode> {
  const { i18n, t } = useLingui();
  const { body, yard, page, day, unit, distance, free, step } = offer;
  const kind = i18n._(bodyWords[body]);
  return {
    curb: t({
      message: `Empty weight: ${kind}`,
      comment: 'Step of a reckoning; {kind} is compact car, van and so on',
    }),
    'no-engine': t({ message: 'Without its engine', comment: 'Step of a reckoning: pounds less' }),
    'no-wheels': t({ message: 'Without all its wheels', comment: 'Step of a reckoning: pounds less' }),
    weight: t({ message: 'What is left', comment: 'Step of a reckoning: the weight after what is missing' }),
    tons:
      unit === 'metric-ton'
        ? t({ message: 'In metric tons of 1,000 kilograms', comment: 'Step of a reckoning' })
        : t({ message: 'In net tons of 2,000 pounds', comment: 'Step of a reckoning' }),
    price: (
      <Trans comment="Step of a reckoning: {yard} is the name of a yard, {day} a date">
        A ton of complete cars at{' '}
        <Link to={page} _t="yard">
          {yard}
        </Link>
        , board of {day}
      </Trans>
    ),
    metal: t({ message: 'Tons times price', comment: 'Step of a reckoning' }),
    wheels: t({ message: 'Harder to tow without wheels', comment: 'Step of a reckoning: dollars less' }),
    converter: t({
      message: 'Catalytic converter missing',
      comment: 'Step of a reckoning: dollars less',
    }),
    tow: t({
      message: `Tow over ${distance}, of which ${free} are free`,
      comment: 'Step of a reckoning; both are distances with their unit',
    }),
    offer: t({
      message: `Our offer, rounded down to ${step}`,
      comment: 'Last step of a reckoning; {step} is $5',
    }),
  };
}
