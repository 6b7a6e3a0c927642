import { useLingui } from '@lingui/react/macro';

/** The units in which a load may be weighed, as choices of a list. */
export function useWeightUnits() {
  const { t } = useLingui();
  return [
    { value: 'pound', label: t({ message: 'pounds', comment: 'Choice of a unit of weight' }) },
    { value: 'kilogram', label: t({ message: 'kilograms', comment: 'Choice of a unit of weight' }) },
    {
      value: 'net-ton',
      label: t({ message: 'net tons (2,000 lb)', comment: 'Choice of a unit of weight: the US ton' }),
    },
    {
      value: 'metric-ton',
      label: t({ message: 'metric tons (1,000 kg)', comment: 'Choice of a unit of weight' }),
    },
  ];
}
