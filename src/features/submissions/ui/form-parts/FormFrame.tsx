import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { ScriptOnly, Stack, Text } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { questionIn, type SumQuestion } from '../../model/sum-question.ts';
import { formTokenField, languageField } from '../../model/trap.ts';
import { CollectionNote } from './CollectionNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { type FormSpec, targetOf } from './form-spec.ts';
import { StillNeeded } from './StillNeeded.tsx';
import { SumField } from './SumField.tsx';
import { Trap } from './Trap.tsx';
import type { FilledForm } from './use-filled-form.ts';
import { type CheckEvents, type TakeOver, useFormBehavior } from './use-form-behavior.ts';

/** A telephone number as it is written and as it is dialled. */
export interface PhoneLine {
  display: string;
  href: string;
}

/** Props of `FormFrame`. */
export interface FormFrameProps<Values extends FieldValues> {
  spec: FormSpec<Values>;
  filled: FilledForm<Values>;
  /** The call that takes the form when no script does. */
  action: string;
  /** The form's heading, or the id of a heading that stands outside. */
  title: { heading: ReactNode } | { headingId: string };
  /** The human check, told what to tell the form. A form whose body has no room for an answer has none. */
  check?: (events: CheckEvents) => ReactNode;
  /** Takes the place of the human check when the form is posted without script. */
  formToken: string;
  /** What else a form without script sends, by field name. */
  hiddenFields?: Record<string, string>;
  /** A sentence with a telephone number, beside the button, for whom the form does not help. */
  phoneNote: ReactNode;
  onSubmit: TakeOver<Values>;
  /** The fields. */
  children: ReactNode;
}

/**
 * What all forms of the site share. Renders a `form` that posts to the API by itself and is taken over by script. Its
 * button is never natively disabled: a press, or Enter in a field, answers with what is missing.
 */
export function FormFrame<Values extends FieldValues>({
  spec,
  filled,
  action,
  title,
  check,
  formToken,
  hiddenFields = {},
  phoneNote,
  onSubmit,
  children,
}: FormFrameProps<Values>) {
  const { i18n, t } = useLingui();
  const { prefix, fields } = spec;
  const question = questionIn(formToken);
  const { form, draft, cameWithFaults } = filled;
  const { summary, trap, wasRefused, submit, onFocus, checkEvents } = useFormBehavior(form, fields, onSubmit);
  // Rendered at every change, and judged by what the form holds at that moment.
  useWatch({ control: form.control });
  const missing = spec
    .faultsOf(spec.prepare(form.getValues()))
    .flatMap(({ field }) =>
      field === '' ? [] : [{ name: field, label: i18n._(spec.label(field)), target: targetOf(spec, field) }],
    );
  const summaryErrors = fields.flatMap((field) => {
    const code = form.formState.errors[field]?.message;
    return typeof code === 'string'
      ? [{ fieldId: targetOf(spec, field), message: i18n._(spec.message(field, code)) }]
      : [];
  });
  const carriedLabels = fields
    .filter((field) => draft.carried.includes(field))
    .map((field) => i18n._(spec.label(field)))
    .join(', ');
  const submitWords = t({ message: 'Submit', comment: 'Button that sends the form' });
  const sumLabel = ({ left, right }: SumQuestion): string =>
    t({
      message: `How much is ${left} plus ${right}?`,
      comment: 'Label of a field; {left} and {right} are numbers from 2 to 9',
    });
  const hidden = { ...hiddenFields, [formTokenField]: formToken, [languageField]: language };

  return (
    <form
      method="post"
      action={action}
      noValidate
      aria-labelledby={'headingId' in title ? title.headingId : `${prefix}-form-title`}
      onSubmit={(event) => void submit(event)}
      onFocus={() => {
        onFocus();
        draft.onEntered();
      }}
      onChange={draft.onTyped}
      onBlur={draft.keep}
      onMouseDown={keepFocusUntilClick}
    >
      <Stack
        gap="fields"
        sx={{
          // A region that has nothing to say yet takes no room of its own.
          '& > [role=status]:empty': { marginBlockEnd: `calc(-1 * ${space.s6})` },
          // The heading and what it says of all fields are one thought.
          '& > h2': { marginBlockEnd: `calc(-1 * (${space.s5} + ${space.s1}))` },
          // Half a telephone number on each line is hard to dial.
          '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
        }}
      >
        {(cameWithFaults || wasRefused) && summaryErrors.length > 0 && (
          <ErrorSummary
            ref={summary}
            headingId={`${prefix}-errors`}
            title={t({
              message: 'There is a problem',
              comment: 'Heading above the list of errors in a form',
            })}
            errors={summaryErrors}
            autoFocus={cameWithFaults}
          />
        )}

        {'heading' in title && <h2 id={`${prefix}-form-title`}>{title.heading}</h2>}
        <p>
          <Trans comment="mark is not read aloud: a star in parentheses is silence there">
            Fields marked with a star{' '}
            <span _t="mark" aria-hidden="true">
              (*)
            </span>{' '}
            are required.
          </Trans>
        </p>
        <StatusRegion>
          {draft.carried.length > 0 && (
            <Trans comment="carriedLabels is a list of labels, for example: First Name, Phone">
              From another form in this tab we filled in: {carriedLabels}. Please check it.
            </Trans>
          )}
        </StatusRegion>

        {children}

        <Trap id={`${prefix}-trap`} input={trap} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}

        {question && <SumField prefix={prefix} label={sumLabel(question)} />}
        {check?.(checkEvents)}

        <StillNeeded id={`${prefix}-still-needed`} fields={missing} />

        <Stack row gap="actions">
          {/* This button says "unavailable" while the form is incomplete; only script can say otherwise. */}
          <ScriptOnly>
            <Button
              type="submit"
              ariaDisabled={missing.length > 0}
              aria-describedby={`${prefix}-still-needed-count`}
            >
              {submitWords}
            </Button>
          </ScriptOnly>
          <noscript>
            <Button type="submit">{submitWords}</Button>
          </noscript>
          <Text muted>{phoneNote}</Text>
        </Stack>
        {!spec.isForgetful && <DraftNote draft={draft} />}
        <CollectionNote />
      </Stack>
    </form>
  );
}

/**
 * Leaving a field shows its message and moves what stands below. Were the focus to leave at the press of the mouse, a
 * link or a button would slip away before its release, and the click would be lost.
 */
function keepFocusUntilClick(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('a, button') !== null) event.preventDefault();
}
