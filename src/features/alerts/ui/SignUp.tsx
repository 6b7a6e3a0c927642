import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { CheckboxGroup, EmailField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { SumQuestion } from '#features/submissions/model/sum-question.ts';
import { formTokenField, trapField } from '#features/submissions/model/trap.ts';
import { collectionNotice } from '#features/submissions/ui/form-parts/collection-notice.ts';
import { SumField } from '#features/submissions/ui/form-parts/SumField.tsx';
import { type AlertField, alertAnswer, alertCalls } from '../model/alerts.ts';
import { AlertForm } from './AlertForm.tsx';
import type { readAlerts } from './alerts.server.ts';

type SignUpProps = NonNullable<Awaited<ReturnType<typeof readAlerts>>['form']>;

/**
 * The form that signs an address up, or the word that a letter is on its way. Its heading stands outside, `sign-up`. The
 * trap for machines is a bare `input`. No field of the design system: its styles would draw what nobody sees.
 */
export function SignUp({ words, topics, formToken, sum, reply, isAsked, isBusy }: SignUpProps) {
  const { t } = useLingui();
  const { inbox, again, later, errors } = words;
  if (isAsked) {
    return (
      <div id={alertAnswer}>
        <Callout tone="good" title={inbox.title} headingLevel={3}>
          <Text>{inbox.text}</Text>
        </Callout>
      </div>
    );
  }
  const faults = reply?.faults ?? [];
  const sumLabel = ({ left, right }: SumQuestion): string =>
    t({
      message: `How much is ${left} plus ${right}?`,
      comment: 'Label of a field; {left} and {right} are numbers from 2 to 9',
    });
  const messageOf = (field: AlertField) => {
    const fault = faults.find((one) => one.field === field);
    return fault && errors[fault.code].text;
  };
  const [email, topicsFault, sumFault] = [messageOf('email'), messageOf('topics'), messageOf('sum')];
  const summary = [
    ...(topicsFault ? [{ fieldId: 'alert-topics-1', message: topicsFault }] : []),
    ...(email ? [{ fieldId: 'alert-email', message: email }] : []),
    ...(sumFault ? [{ fieldId: 'alert-sum', message: sumFault }] : []),
  ];
  const notice = isBusy ? later : reply?.reason === 'again' ? again : null;
  return (
    <AlertForm action={alertCalls.subscribe} labelledBy="sign-up" hidden={{ [formTokenField]: formToken }}>
      {summary.length > 0 && (
        <ErrorSummary headingId="alert-errors" title={errors.heading} errors={summary} autoFocus />
      )}
      {notice && (
        <div id={alertAnswer}>
          <Callout tone="warning" title={notice.title} headingLevel={3}>
            <Text>{notice.text}</Text>
          </Callout>
        </div>
      )}
      <Text>{words.lead}</Text>
      <CheckboxGroup
        id="alert-topics"
        legend={words.topics.label}
        hint={words.topics.note}
        error={topicsFault}
        required
        options={topics.map(({ id, label }) => ({
          label,
          name: 'topics',
          value: id,
          defaultChecked: reply?.values.topics.includes(id) ?? false,
        }))}
      />
      <EmailField
        id="alert-email"
        name="email"
        label={words.email.label}
        hint={words.email.note}
        error={email}
        required
        defaultValue={reply?.values.email ?? ''}
      />
      {sum && <SumField prefix="alert" label={sumLabel(sum)} error={sumFault} />}
      <div hidden>
        <label htmlFor="alert-trap">{words.trap.label}</label>
        <input id="alert-trap" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <Button type="submit">{words.submit.label}</Button>
      <Text muted>
        <Trans comment="The link leads to a part of the legal notices">
          What we collect with this form and why is in our{' '}
          <Link to={collectionNotice()}>notice at collection</Link>.
        </Trans>
      </Text>
    </AlertForm>
  );
}
