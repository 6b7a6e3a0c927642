import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { WatchForm } from './WatchForm.tsx';
import type { ArrivalFormData } from './watch-form.server.ts';

/** Asks to be told when a vehicle arrives that the question of the page means. Renders a section. */
export function ArrivalWatchForm({ state, question, text, isWrong }: ArrivalFormData) {
  const { t } = useLingui();
  return (
    <Section surface="tint" room="block">
      <Column span={8}>
        <Stack>
          <Heading level={2} size="h3" id="watch">
            {t({
              message: 'Tell me when one arrives',
              comment: 'Heading above a form: be told of a vehicle',
            })}
          </Heading>
          {state === null ? (
            <Text>
              <Trans comment="In place of a form, while no e-mails are sent">
                We do not send e-mails about arrivals yet. Keep the address of this page: it holds your
                question, and answers it anew whenever you open it.
              </Trans>
            </Text>
          ) : text === null && Object.keys(state.faults).length === 0 ? (
            <Text>
              {isWrong ? (
                <Trans comment="In place of a form: the question above cannot be waited for">
                  Something in your question is wrong. Change it above and show the vehicles again; then we
                  can write to you when one arrives.
                </Trans>
              ) : (
                <Trans comment="In place of a form: the visitor has not chosen a make yet">
                  Choose a make above and show the vehicles; then we can write to you when one arrives.
                </Trans>
              )}
            </Text>
          ) : (
            <WatchForm page="vehicle-inventory" state={state} question={question}>
              <Text>
                <Trans comment="Above a field for an e-mail address">
                  We write to you, at most once a day, as soon as this happens:
                </Trans>
              </Text>
              {text !== null && <Text strong>{text}</Text>}
            </WatchForm>
          )}
        </Stack>
      </Column>
    </Section>
  );
}
