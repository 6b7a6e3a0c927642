import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { EmailField, FieldPair, PhoneField, SelectField, TextField } from '#design-system/field/index.ts';
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
import {
  type ContainerRequest,
  containerTasks,
  emptyContainerRequest,
  ticketCopies,
} from '../model/container-request.ts';
import { containerSpec } from './container-spec.ts';
import { taskWords, ticketWords } from './container-words.ts';
import type { Container } from './containers.server.ts';
import { SubmittedContainerRequest } from './SubmittedContainerRequest.tsx';

/** Props of `ContainerForm`. */
export interface ContainerFormProps extends FormPageData<ContainerRequest> {
  containers: readonly Container[];
  /** The id of the heading above it. */
  headingId: string;
}

/** Asks for a container, a swap or a pickup, from first field to confirmation. Renders a `form`, or the confirmation in its place. */
export function ContainerForm({ containers, headingId, humanCheck, formToken, ...data }: ContainerFormProps) {
  return (
    <FormFlow
      data={data}
      route={{ url: formCalls.submitContainerRequest, stay: contactRequestStay, contentOf: withoutChange }}
      prefix={containerSpec.prefix}
      confirmation={(submitted) => <SubmittedContainerRequest {...submitted} />}
    >
      {(begin) => <Fields {...begin} {...{ containers, headingId, humanCheck, formToken }} />}
    </FormFlow>
  );
}

const withoutChange = (values: ContainerRequest) => values;

interface FieldsProps extends FormToFill<ContainerRequest> {
  containers: readonly Container[];
  headingId: string;
  humanCheck: HumanCheckSettings;
  formToken: string;
}

/** The form itself. Renders a `form`. */
function Fields({ containers, headingId, humanCheck, formToken, values, faults, onSubmit }: FieldsProps) {
  const { i18n, t } = useLingui();
  const filled = useFilledForm(containerSpec, { initial: emptyContainerRequest, values, faults });
  const { text } = useFields(containerSpec, filled);
  const { href: phoneLink, display: phone } = brand.phones.scrap;
  return (
    <FormFrame
      spec={containerSpec}
      filled={filled}
      action={formCalls.submitContainerRequest}
      title={{ headingId }}
      check={(events) => (
        <HumanCheck id="container-recaptcha" settings={humanCheck} phone={phone} {...events} />
      )}
      formToken={formToken}
      phoneNote={
        <Trans comment="Beside the button that asks for a container; {phone} is a telephone number">
          You can also call the industrial accounts desk:{' '}
          <a _t="link" href={phoneLink}>
            {phone}
          </a>
        </Trans>
      }
      onSubmit={onSubmit}
    >
      <SelectField
        {...text('task')}
        options={containerTasks.map((value) => ({ value, label: i18n._(taskWords[value]) }))}
      />
      <SelectField
        {...text('size')}
        options={[
          {
            value: 'unsure',
            label: t({ message: 'Not sure: please advise', comment: 'First entry of a list of containers' }),
          },
          ...containers.map(({ id, name, detail }) => ({ value: id, label: `${name}: ${detail}` })),
        ]}
      />
      <TextField
        {...text('metal')}
        required
        autoComplete="off"
        hint={t({
          message: 'Turnings, copper wire, beams. “Mixed” will do.',
          comment: 'Hint below the label of a field: which metal goes into a container',
        })}
      />
      <FieldPair>
        <TextField
          {...text('zip')}
          required
          autoComplete="postal-code"
          hint={t({
            message: 'Five digits, or Canadian such as V5K 0A1.',
            comment: 'Hint of the field for a postal code',
          })}
        />
      </FieldPair>
      <TextField
        {...text('access')}
        autoComplete="off"
        hint={t`For the driver: low wires, hours of the gate, a name and a number.`}
      />
      <FieldPair>
        <TextField
          {...text('day')}
          type="date"
          hint={t`We set the day when we call. Leave it open if any will do.`}
        />
      </FieldPair>
      <SelectField
        {...text('tickets')}
        options={ticketCopies.map((value) => ({ value, label: i18n._(ticketWords[value]) }))}
      />
      <TextField {...text('company')} required autoComplete="organization" />
      <FieldPair>
        <TextField {...text('firstName')} required autoComplete="given-name" />
        <TextField {...text('lastName')} required autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <PhoneField
          {...text('phone')}
          required
          hint={t({ message: 'With the area code.', comment: 'Hint of the field for a phone number' })}
        />
        <EmailField {...text('email')} required />
      </FieldPair>
    </FormFrame>
  );
}
