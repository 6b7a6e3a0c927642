import { Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { FieldPair, SelectField, TextField } from '#design-system/field/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { bodies } from '#features/vehicles/model/bodies.ts';
import { pathTo } from '#site/paths.ts';
import { type CarField, carFields } from '../../model/car-question.ts';
import { bodyWords } from './body-words.ts';
import type { OfferPageData } from './offer-page.server.ts';
import { useCarFaults } from './use-car-faults.ts';

/** Asks which car it is and what is missing. Renders a GET `form` under its errors. */
export function CarForm({ page }: { page: OfferPageData }) {
  const { t, i18n } = useLingui();
  const { typed, makes } = page;
  const faults = useCarFaults(page);
  const errors = carFields.flatMap((field) => {
    const message = faults[field];
    return message === undefined ? [] : [{ fieldId: `car-${field}`, message }];
  });
  const field = (name: CarField) => ({
    key: `${name} ${typed[name]}`,
    id: `car-${name}`,
    name,
    error: faults[name],
    defaultValue: typed[name],
  });
  const thereOrNot = [
    { value: 'yes', label: t({ message: 'Yes', comment: 'Answer: a part of the car is there' }) },
    { value: 'no', label: t({ message: 'No', comment: 'Answer: a part of the car is missing' }) },
  ];
  return (
    <Stack gap="fields">
      {errors.length > 0 && (
        <ErrorSummary
          headingId="car-errors"
          title={t({ message: 'There is a problem', comment: 'Heading above the list of errors in a form' })}
          errors={errors}
          autoFocus
        />
      )}
      <Form
        method="get"
        action={pathTo('car-offer')}
        noValidate
        data-print="hide"
        aria-label={t({ message: 'Describe your car', comment: 'Names the form that asks for an offer' })}
      >
        <Stack gap="fields">
          <Text>
            <Trans comment="mark is not read aloud: a star in parentheses is silence there">
              Fields marked with a star{' '}
              <span _t="mark" aria-hidden="true">
                (*)
              </span>{' '}
              are required.
            </Trans>
          </Text>
          <FieldPair>
            <TextField
              {...field('zip')}
              label={t({ message: 'ZIP or postal code of the car', comment: 'Label of a field' })}
              autoComplete="postal-code"
              maxLength={200}
              required
            />
            <TextField
              {...field('year')}
              label={t({ message: 'Year', comment: 'Label of a field: the model year of a car' })}
              hint={t({
                message: 'Four digits, or give the VIN.',
                comment: 'Hint of the field for a model year',
              })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
            />
          </FieldPair>
          <FieldPair>
            <SelectField
              {...field('make')}
              label={t({ message: 'Make', comment: 'Label of a list: Foothill, Harrow and so on' })}
              options={[
                { value: '', label: t({ message: 'Another make', comment: 'Choice in a list of makes' }) },
                ...makes.map((value) => ({ value, label: value })),
              ]}
            />
            <TextField
              {...field('model')}
              label={t({ message: 'Model', comment: 'Label of a field: Clover, R-150 and so on' })}
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              required
            />
          </FieldPair>
          <SelectField
            {...field('body')}
            label={t({ message: 'Kind of vehicle', comment: 'Label of a list: compact car, van and so on' })}
            hint={t({
              message: 'Only needed for a model that we do not know.',
              comment: 'Hint of the list of kinds of vehicles',
            })}
            options={[
              {
                value: '',
                label: t({
                  message: 'Go by the model',
                  comment: 'First choice in a list of kinds of vehicles: what follows from the model',
                }),
              },
              ...bodies.map((value) => ({ value, label: i18n._(bodyWords[value]) })),
            ]}
          />
          <TextField
            {...field('vin')}
            label={t({
              message: 'Vehicle identification number (VIN)',
              comment: 'Label of a field',
            })}
            hint={t({
              message:
                '17 characters, on the title and behind the windshield. We check it, and keep it only if you ask us to call.',
              comment: 'Hint of the field for the vehicle identification number',
            })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
          <FieldPair>
            <SelectField
              {...field('engine')}
              label={t({ message: 'Is the engine in it?', comment: 'Label of a list: yes or no' })}
              options={thereOrNot}
            />
            <SelectField
              {...field('wheels')}
              label={t({ message: 'Are all four wheels on it?', comment: 'Label of a list: yes or no' })}
              options={thereOrNot}
            />
          </FieldPair>
          <FieldPair>
            <SelectField
              {...field('converter')}
              label={t({
                message: 'Is the catalytic converter there?',
                comment: 'Label of a list: yes or no',
              })}
              options={thereOrNot}
            />
            <SelectField
              {...field('title')}
              label={t({ message: 'Title', comment: 'Label of a list: how the papers of a car stand' })}
              options={[
                { value: 'mine', label: t({ message: 'In my name, here', comment: 'How a title stands' }) },
                {
                  value: 'owed',
                  label: t({ message: 'The loan is not paid', comment: 'How a title stands' }),
                },
                {
                  value: 'paid',
                  label: t({ message: 'Loan paid, lien still on it', comment: 'How a title stands' }),
                },
                { value: 'lost', label: t({ message: 'Lost', comment: 'How a title stands' }) },
                { value: 'other', label: t({ message: 'Something else', comment: 'How a title stands' }) },
              ]}
            />
          </FieldPair>
          <div>
            <Button type="submit">
              {t({ message: 'Get my offer', comment: 'Button that reckons what a car brings' })}
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}
