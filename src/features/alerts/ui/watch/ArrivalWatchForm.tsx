import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { WatchForm } from './WatchForm.tsx';
import { WatchSection } from './WatchSection.tsx';
import type { ArrivalFormData } from './watch-form.server.ts';

/** Asks to be told when a vehicle arrives that the question of the page means. Renders a section. */
export function ArrivalWatchForm(data: ArrivalFormData) {
  const { t } = useLingui();
  const { state, question, text } = data;
  return (
    <WatchSection
      title={t({
        message: 'Tell me when one arrives',
        comment: 'Heading above a form: be told of a vehicle',
      })}
      instead={reasonFor(data)}
    >
      {state && (
        <WatchForm page="vehicle-inventory" state={state} question={question}>
          <Text>
            <Trans comment="Above a field for an email address">
              We write to you, at most once a day, as soon as this happens:
            </Trans>
          </Text>
          {text !== null && <Text strong>{text}</Text>}
        </WatchForm>
      )}
    </WatchSection>
  );
}

/** Why nothing can be waited for; null where it can. */
function reasonFor({ state, text, isWrong }: ArrivalFormData) {
  if (state === null)
    return (
      <Trans comment="In place of a form, while no emails are sent">
        We do not send emails about arrivals yet. Keep the address of this page: it holds your search, and
        runs it anew whenever you open it.
      </Trans>
    );
  if (text !== null || Object.keys(state.faults).length > 0) return null;
  return isWrong ? (
    <Trans comment="In place of a form: the question above cannot be waited for">
      Something in your search is wrong. Change it above and show the vehicles again; then we can write to you
      when one arrives.
    </Trans>
  ) : (
    <Trans comment="In place of a form: the visitor has not chosen a make yet">
      Choose a make above and show the vehicles; then we can write to you when one arrives.
    </Trans>
  );
}
