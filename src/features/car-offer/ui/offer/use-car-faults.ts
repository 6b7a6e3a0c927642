import { useLingui } from '@lingui/react/macro';
import type { CarField } from '../../model/car-question.ts';
import type { OfferPageData } from './offer-page.server.ts';

/** What is wrong with the car that a visitor described, in a sentence for each field; left out where nothing is. */
export function useCarFaults({ faults }: OfferPageData): Partial<Record<CarField, string>> {
  const { t } = useLingui();
  const found: [CarField, string | undefined][] = [
    ['zip', zipWords()],
    ['year', yearWords()],
    ['model', modelWords()],
    ['body', bodyWords()],
    ['vin', vinWords()],
  ];
  return Object.fromEntries(found.filter(([, words]) => words !== undefined));

  function zipWords() {
    if (faults.zip === null) return undefined;
    return {
      required: t({
        message: 'Write the ZIP or postal code of the place where the car stands.',
        comment: 'Under a field that was left empty',
      }),
      unknown: t({
        message: 'We do not know that place. Type a ZIP or postal code, such as 77002 or V5K 0A1.',
        comment: 'Under a field: no place is known by what the visitor typed',
      }),
      several: t({
        message: 'Several places have that name. Add the state, as in Portland, OR, or type a ZIP code.',
        comment: 'Under a field: the visitor typed the name of a city that several states have',
      }),
      far: t({
        message: 'None of our yards is near enough to tow it from there. Look for a buyer closer to the car.',
        comment: 'Under a field: the car stands farther from all yards than a tow truck goes',
      }),
    }[faults.zip];
  }

  function yearWords() {
    const { year } = faults;
    if (year === null) return undefined;
    if (typeof year === 'object') {
      const vinYear = year.year;
      return t({
        message: `The VIN belongs to a car of ${vinYear}. Correct the year or the VIN.`,
        comment: 'Under a field: the year and the vehicle identification number contradict each other',
      });
    }
    return {
      required: t({
        message: 'Write the model year, or the VIN, which says it.',
        comment: 'Under a field that was left empty',
      }),
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
      order: undefined,
    }[year];
  }

  function modelWords() {
    return faults.model === null
      ? undefined
      : t({
          message: 'Write the model.',
          comment: 'Under a field that was left empty',
        });
  }

  function bodyWords() {
    return faults.body === null
      ? undefined
      : t({
          message:
            'We do not know this model, so we cannot tell what it weighs. Choose the kind of vehicle it is.',
          comment: 'Under a list of kinds of vehicles: the model that was typed is none that we know',
        });
  }

  function vinWords() {
    const { vin } = faults;
    if (vin === null) return undefined;
    if (vin.kind === 'length') {
      const { length } = vin;
      return t({
        message: `A VIN has 17 characters; this one has ${length}. Cars from before 1981 have a shorter one: leave the field empty then.`,
        comment: 'Under a field: the vehicle identification number is too short or too long',
      });
    }
    if (vin.kind === 'letter') {
      const { position, letter } = vin;
      return t({
        message: `Character ${position} is “${letter}”, which no VIN has. Instead of I, O and Q it has the digits 1 and 0.`,
        comment: 'Under a field: a character of the vehicle identification number cannot be',
      });
    }
    const { found, expected } = vin;
    return t({
      message: `Character 9, the check digit, is “${found}”, but the other characters ask for “${expected}”. One of the 17 is mistyped: compare them with the plate behind the windshield.`,
      comment: 'Under a field: the check digit of the vehicle identification number is wrong',
    });
  }
}
