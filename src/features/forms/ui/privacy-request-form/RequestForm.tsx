import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '#design-system/error-summary/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { formCalls } from '../../model/api-contract.ts';
import { newSubmissionId } from '../../model/idempotency.ts';
import type { HumanCheckSettings } from '../../model/ports.ts';
import { emptyPrivacyRequest, type Fault, type PrivacyRequest } from '../../model/privacy-request.ts';
import { defaultRegionIndex, regions as knownRegions } from '../../model/regions.ts';
import { formTokenField, isTrapSprung, languageField, trapField } from '../../model/trap.ts';
import { HumanCheck } from '../human-check/index.ts';
import { fieldId, fieldTarget } from './field-ids.ts';
import { RequestFields } from './RequestFields.tsx';
import { fieldErrors, requestFaults, requestResolver } from './request-resolver.ts';
import { faultMessage, type RequestField } from './request-words.ts';
import { StillNeeded } from './StillNeeded.tsx';
import { useTypedBefore } from './use-typed-before.ts';

/** Props of `RequestForm`. */
export interface RequestFormProps {
  humanCheck: HumanCheckSettings;
  /** Takes the place of the human check when the form is posted without script. */
  formToken: string;
  /** What was typed before, for a form that comes back. */
  values?: PrivacyRequest;
  /** What the server found wrong with `values`. */
  faults?: readonly Fault[];
  /** Takes over a valid request under an id that was made for this filled form. */
  onSubmit: (id: string, values: PrivacyRequest) => Promise<void>;
}

const order = Object.keys(emptyPrivacyRequest) as RequestField[];

/**
 * The form itself. Renders a `form` that posts to the API by itself and is taken over by script. Its button is never
 * natively disabled: a press, or Enter in a field, answers with what is missing.
 */
export function RequestForm({ humanCheck, formToken, values, faults, onSubmit }: RequestFormProps) {
  const { i18n, t } = useLingui();
  const defaultValues = useMemo(
    () => ({
      ...emptyPrivacyRequest,
      state: knownRegions[defaultRegionIndex]?.code ?? '',
      ...values,
      // An answer is good for one request.
      recaptcha: '',
    }),
    [values],
  );
  const errors = useMemo(() => fieldErrors(faults ?? []), [faults]);
  const form = useForm<PrivacyRequest>({
    mode: 'onTouched',
    resolver: requestResolver,
    defaultValues,
    errors,
    // The summary takes the focus; the library would take it on to the first field.
    shouldFocusError: false,
  });
  const { control, handleSubmit, setValue, getValues, trigger, formState } = form;
  // Rendered at every change, and judged by what the form holds at that moment.
  useWatch({ control });
  const current = requestFaults(getValues());
  const keepTyped = useTypedBefore(form, defaultValues);

  const cameWithFaults = faults !== undefined && faults.length > 0;
  const [refusedPresses, setRefusedPresses] = useState(0);
  const summary = useRef<ErrorSummaryHandle>(null);
  const trap = useRef<HTMLInputElement>(null);
  const id = useRef<string>(undefined);
  const busy = useRef(false);
  const visited = useRef(false);

  useEffect(() => {
    if (refusedPresses > 0) summary.current?.focus();
  }, [refusedPresses]);

  const summaryErrors = order.flatMap((field) => {
    const code = formState.errors[field]?.message;
    return typeof code === 'string'
      ? [{ fieldId: fieldTarget(field), message: i18n._(faultMessage(field, code)) }]
      : [];
  });

  /** Errors show once a field was touched; some moments count as a touch of every field. */
  function touchEveryField(): Promise<boolean> {
    for (const field of order) setValue(field, getValues(field), { shouldTouch: true });
    return trigger();
  }

  async function onValid(checked: PrivacyRequest) {
    // A trap that sprang drops the request without a word; the telephone number stands beside the button.
    if (busy.current || isTrapSprung(trap.current?.value)) return;
    busy.current = true;
    id.current ??= newSubmissionId();
    await onSubmit(id.current, checked);
    busy.current = false;
  }

  async function onInvalid() {
    await touchEveryField();
    setRefusedPresses((presses) => presses + 1);
  }

  const { href: phoneLink, display: phone } = brand.privacyPhone;
  const submitWords = t({ message: 'Submit', comment: 'Button that sends the form' });

  return (
    <Form
      method="post"
      action={formCalls.submitPrivacyRequest}
      noValidate
      aria-labelledby="request-form-title"
      onSubmit={(event: FormEvent<HTMLFormElement>) => void handleSubmit(onValid, onInvalid)(event)}
      onFocus={() => {
        // A password manager may have filled the trap for a real person before they came. What fills it later is none.
        if (!visited.current && trap.current !== null) trap.current.value = '';
        visited.current = true;
      }}
      onMouseDown={keepFocusUntilClick}
    >
      {(cameWithFaults || refusedPresses > 0) && summaryErrors.length > 0 && (
        <ErrorSummary
          ref={summary}
          headingId="request-errors"
          title={t({ message: 'There is a problem', comment: 'Heading above the list of errors in a form' })}
          errors={summaryErrors}
          autoFocus={cameWithFaults}
        />
      )}

      <h2 id="request-form-title">
        <Trans comment="Heading above the form">Your request</Trans>
      </h2>
      <p>
        <Trans comment="mark is the star beside the labels of required fields">
          Fields marked with a star (
          <span _t="mark" aria-hidden="true">
            *
          </span>
          ) are required.
        </Trans>
      </p>

      <RequestFields form={form} defaultValues={defaultValues} keepTyped={keepTyped} />

      <div hidden>
        <label htmlFor="request-trap">
          <Trans>Leave this field empty</Trans>
        </label>
        <input
          ref={trap}
          id="request-trap"
          name={trapField}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </div>
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name={languageField} value={language} />

      <HumanCheck
        id={fieldId('recaptcha')}
        settings={humanCheck}
        onSuccess={(answer) => {
          setValue('recaptcha', answer);
          void touchEveryField();
        }}
        onError={() => setValue('recaptcha', '', { shouldValidate: true })}
        onExpired={() => setValue('recaptcha', '', { shouldValidate: true })}
      />

      <StillNeeded id="request-still-needed" faults={current} />

      <Actions>
        <ForScript>
          <Button type="submit" ariaDisabled={current.length > 0} aria-describedby="request-still-needed">
            {submitWords}
          </Button>
        </ForScript>
        <noscript>
          <Button type="submit">{submitWords}</Button>
        </noscript>
        <p>
          <Trans comment="phone is a telephone number">
            You can also make your request by telephone, free of charge:{' '}
            <a _t="link" href={phoneLink}>
              {phone}
            </a>
          </Trans>
        </p>
      </Actions>
    </Form>
  );
}

/**
 * Leaving a field shows its message and moves what stands below. Were the focus to leave at the press of the mouse, a
 * link or a button would slip away before its release, and the click would be lost.
 */
function keepFocusUntilClick(event: MouseEvent<HTMLFormElement>) {
  if (event.target instanceof Element && event.target.closest('a, button') !== null) event.preventDefault();
}

const Form = styled('form')({
  display: 'grid',
  gap: space.s6,
  '& > p': { margin: 0 },
  // Half a telephone number on each line is hard to dial.
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
  '& > p': { margin: 0, color: role.textMuted },
});

// This button says "unavailable" while the form is incomplete; only script can say otherwise.
const ForScript = styled('div')({ [media.noScript]: { display: 'none' } });
