import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { EmailField, FieldPair, PhoneField, TextField } from '#design-system/field/index.ts';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import type { HumanCheckSettings } from '#features/submissions/model/ports.ts';
import {
  FormFlow,
  type FormPageData,
  type FormToFill,
} from '#features/submissions/ui/form-parts/FormFlow.tsx';
import { FormFrame } from '#features/submissions/ui/form-parts/FormFrame.tsx';
import { useFields } from '#features/submissions/ui/form-parts/use-fields.ts';
import { useFilledForm } from '#features/submissions/ui/form-parts/use-filled-form.ts';
import { HumanCheck } from '#features/submissions/ui/human-check/index.ts';
import { contactRequestStay } from '#features/submissions/ui/queue/retry-schedule.ts';
import { type CallBackFacts, type CallBackPerson, emptyCallBack } from '../../model/call-back.ts';
import { callBackSpec } from './call-back-spec.ts';
import { SubmittedCallBack } from './SubmittedCallBack.tsx';

/** Props of `CallBackForm`. */
export interface CallBackFormProps extends FormPageData<CallBackPerson> {
  /** About which car. */
  facts: CallBackFacts;
  /** The id of the heading above it. */
  headingId: string;
}

/** Asks to be called about an offer, from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function CallBackForm({ facts, headingId, humanCheck, formToken, ...data }: CallBackFormProps) {
  return (
    <FormFlow
      data={data}
      route={{
        url: formCalls.submitCallBack,
        stay: contactRequestStay,
        contentOf: (values: CallBackPerson) => ({ ...values, ...facts }),
      }}
      prefix={callBackSpec.prefix}
      confirmation={(submitted) => <SubmittedCallBack {...submitted} />}
    >
      {(begin) => <Fields {...begin} {...{ facts, headingId, humanCheck, formToken }} />}
    </FormFlow>
  );
}

interface FieldsProps extends FormToFill<CallBackPerson> {
  facts: CallBackFacts;
  headingId: string;
  humanCheck: HumanCheckSettings;
  formToken: string;
}

/** The form itself. Renders a `form`. */
function Fields({ facts, headingId, humanCheck, formToken, values, faults, onSubmit }: FieldsProps) {
  const filled = useFilledForm(callBackSpec, { initial: emptyCallBack, values, faults });
  const { text } = useFields(callBackSpec, filled);
  const { href: phoneLink, display: phone } = brand.phones.cars;
  return (
    <FormFrame
      spec={callBackSpec}
      filled={filled}
      action={formCalls.submitCallBack}
      title={{ headingId }}
      check={(events) => (
        <HumanCheck id="call-back-recaptcha" settings={humanCheck} phone={phone} {...events} />
      )}
      formToken={formToken}
      hiddenFields={facts}
      phoneNote={
        <Trans comment="Beside the button that asks to be called; {phone} is a telephone number">
          You can also call us:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <FieldPair>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <PhoneField {...text('phone')} required />
        <EmailField {...text('email')} required />
      </FieldPair>
    </FormFrame>
  );
}
