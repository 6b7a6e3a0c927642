import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { EmailField } from '#design-system/field/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { SumQuestion } from '#features/submissions/model/sum-question.ts';
import { formTokenField, trapField } from '#features/submissions/model/trap.ts';
import { collectionNotice } from '#features/submissions/ui/form-parts/collection-notice.ts';
import { SumField } from '#features/submissions/ui/form-parts/SumField.tsx';
import { alertAnswer, alertCalls } from '../../model/alerts.ts';
import type { WatchPage } from '../../model/watches.ts';
import { AlertForm } from '../AlertForm.tsx';
import type { WatchState } from './watch-form.server.ts';

interface WatchFormProps {
  page: WatchPage;
  state: NonNullable<WatchState>;
  /** What the page was asked, by name: it comes along, so that the answer leads back to it. */
  question: Record<string, string>;
  /** The fields before the address. */
  children: ReactNode;
}

/**
 * What the forms that ask for a watch have in common: the summary of faults, the address and the button. Renders a form, or the
 * word that a letter is on its way. Its heading stands outside, `watch`. The trap for machines is a bare `input`. No field
 * of the design system: its styles would draw what nobody sees.
 */
export function WatchForm({ page, state, question, children }: WatchFormProps) {
  const { t } = useLingui();
  const sumLabel = ({ left, right }: SumQuestion): string =>
    t({
      message: `How much is ${left} plus ${right}?`,
      comment: 'Label of a field; {left} and {right} are numbers from 2 to 9',
    });
  const { formToken, sum, faults, values, isAsked, isBusy, isAgain } = state;
  if (isAsked) {
    return (
      <div id={alertAnswer}>
        <Callout
          tone="good"
          title={t({ message: 'Check your inbox', comment: 'A letter with a link is on its way' })}
          headingLevel={3}
        >
          <Text>
            <Trans comment="A letter with a link is on its way; below the title Check your inbox">
              If the address is right, a message with a link is on its way. Open the link within 48 hours and
              press the button on its page; the alert starts only then. One address can have up to twenty
              alerts, of which up to five may be unconfirmed.
            </Trans>
          </Text>
        </Callout>
      </div>
    );
  }
  return (
    <AlertForm
      action={alertCalls.watch}
      labelledBy="watch"
      hidden={{ ...question, 'asked-on': page, [formTokenField]: formToken }}
    >
      {Object.keys(faults).length > 0 && (
        <ErrorSummary
          headingId="watch-errors"
          title={t({ message: 'There is a problem', comment: 'Above a list of what is wrong with a form' })}
          errors={Object.entries(faults).map(([field, message]) => ({
            fieldId: fieldIds[field] ?? 'watch-email',
            message,
          }))}
          autoFocus
        />
      )}
      {(isBusy || isAgain) && (
        <div id={alertAnswer}>
          <Callout
            tone="warning"
            title={
              isBusy
                ? t({ message: 'We could not do this now', comment: 'A form was not taken' })
                : t({ message: 'Please press the button once more', comment: 'A form was not taken' })
            }
            headingLevel={3}
          >
            <Text>
              {isBusy ? (
                <Trans comment="A form was not taken, since too many asked or a part of the server failed">
                  Too many people ask at once, or a part of our site is being repaired. Nothing was changed;
                  please try again in a few minutes. What you typed is still here.
                </Trans>
              ) : (
                <Trans comment="A form was not taken, since it was too old or came back too fast">
                  Nothing was sent: the page had been open too long, or the answer came faster than people
                  type. What you typed is still here.
                </Trans>
              )}
            </Text>
          </Callout>
        </div>
      )}
      <Text>
        <Trans comment="mark is not read aloud: a star in parentheses is silence there">
          Fields marked with a star{' '}
          <span _t="mark" aria-hidden="true">
            (*)
          </span>{' '}
          are required.
        </Trans>
      </Text>
      {children}
      <EmailField
        id="watch-email"
        name="email"
        label={t({ message: 'Email address', comment: 'Label of a field' })}
        error={faults.email}
        required
        defaultValue={values.email}
      />
      {sum && <SumField prefix="watch" label={sumLabel(sum)} error={faults.sum} />}
      <div hidden>
        <label htmlFor="watch-trap">
          {t({ message: 'Leave this field empty', comment: 'Label of a field that only machines see' })}
        </label>
        <input id="watch-trap" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <Button type="submit">
        {t({ message: 'Tell me', comment: 'Button: asks for an email when something happens' })}
      </Button>
      <Text muted size="small">
        <Trans comment="The link leads to a part of the legal notices">
          We send a link to confirm first. What we collect with this form and why is in our{' '}
          <Link to={collectionNotice()}>notice at collection</Link>.
        </Trans>
      </Text>
    </AlertForm>
  );
}

/** Where the summary of faults leads; what belongs to the question stands in the form at the top of the page. */
const fieldIds: Record<string, string> = {
  make: 'vehicle-make',
  model: 'vehicle-model',
  years: 'vehicle-from',
  yard: 'vehicle-yard',
  metal: 'price-metal',
  work: 'watch-work',
  place: 'watch-place',
  when: 'watch-when',
  mark: 'watch-mark',
  email: 'watch-email',
  sum: 'watch-sum',
};
