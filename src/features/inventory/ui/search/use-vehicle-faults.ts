import { useLingui } from '@lingui/react/macro';
import type { YearFault } from '../../model/find-vehicles.ts';
import type { VehiclePageData } from './vehicle-page.server.ts';

/** What is wrong with a question about vehicles, in a sentence for each of its fields; `undefined` where nothing is. */
export function useVehicleFaults({ faults }: VehiclePageData) {
  const { t } = useLingui();
  const yearWords: Record<YearFault, string> = {
    number: t({
      message: 'Write the year with four digits, such as 2009.',
      comment: 'Under a field: what the visitor typed is no year',
    }),
    early: t({
      message: 'The first cars were sold in 1886. Write a later year.',
      comment: 'Under a field: the visitor typed a year before there were cars',
    }),
    late: t({
      message: 'No vehicle of that year is sold yet. Write an earlier year.',
      comment: 'Under a field: the visitor typed a year far ahead',
    }),
    order: t({
      message: 'This year comes before the first one. Change one of the two.',
      comment: 'Under the second of two fields: the years stand the wrong way around',
    }),
  };
  const nearWords = {
    unknown: t({
      message: 'We do not know that place. Type a ZIP or postal code, such as 77002 or V5K 0A1.',
      comment: 'Under a field: no place is known by what the visitor typed',
    }),
    several: t({
      message: 'Several places have that name. Add the state, as in Portland, OR, or type a ZIP code.',
      comment: 'Under a field: the visitor typed the name of a city that several states have',
    }),
  };
  return {
    make: faults.make
      ? t({
          message: 'There is no vehicle of that make in our yards today. Choose one from the list.',
          comment: 'Under a list of makes: the address names one that is not in it',
        })
      : undefined,
    yard: faults.yard
      ? t({
          message: 'We have no parts yard of that name. Choose one from the list.',
          comment: 'Under a list of yards: the address names one that is not in it',
        })
      : undefined,
    from: faults.from === null ? undefined : yearWords[faults.from],
    to: faults.to === null ? undefined : yearWords[faults.to],
    near: faults.near === null ? undefined : nearWords[faults.near],
  };
}
