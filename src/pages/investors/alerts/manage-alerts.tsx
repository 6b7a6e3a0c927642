import { msg } from '@lingui/core/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { CheckboxGroup } from '#design-system/field/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { alertCalls, alertParameters } from '#features/alerts/model/alerts.ts';
import { AlertForm } from '#features/alerts/ui/AlertForm.tsx';
import { readSubscription } from '#features/alerts/ui/alerts.server.ts';
import { pathTo } from '#site/paths.ts';
import '#features/alerts/ui/add-words.ts';
import type { Route } from './+types/manage-alerts';

/** What social cards say of this page; search engines do not list it. */
export const handle = {
  description: msg({
    message: 'Choose other alerts, or stop them all with one press.',
    comment: 'Describes the page on which a subscriber changes or stops e-mail alerts',
  }),
};

/** What the subscription holds whose link was opened. */
export function loader(args: Route.LoaderArgs) {
  return readSubscription(args);
}

/** The page `manage-alerts`: the choice, and one button that ends it. Opening it changes nothing. */
export default function ManageAlerts({ loaderData }: Route.ComponentProps) {
  const { words, signUp, onward, topics, chosen, watches, token, step, problem } = loaderData;
  const { errors, later } = signUp;
  const done =
    step === 'confirmed' || step === 'saved'
      ? words[step]
      : step === 'watch-stopped'
        ? words.watches.stopped
        : null;
  const gone = step === 'stopped' ? words.stopped : words.unknown;
  const fault = problem === 'topics' ? errors.one.text : undefined;
  const hidden = { [alertParameters.token]: token };
  return (
    <>
      <PageHeader title={words.heading} lead={chosen ? words.lead : ''}>
        {problem === 'later' && (
          <Callout tone="warning" title={later.title}>
            <Text>{later.text}</Text>
          </Callout>
        )}
        {chosen && done && (
          <Callout tone="good" title={done.title}>
            <Text>{done.text}</Text>
          </Callout>
        )}
        {!chosen && (
          <>
            <Callout tone={step === 'stopped' ? 'good' : 'warning'} title={gone.title}>
              <Text>{gone.text}</Text>
            </Callout>
            <Stack row>
              <Button to={pathTo('email-alerts')}>{onward.label}</Button>
            </Stack>
          </>
        )}
      </PageHeader>
      {watches.length > 0 && (
        <Section surface="raised">
          <Column span={8}>
            <Stack gap="block">
              <Heading level={2} id="watches">
                {words.watches.heading}
              </Heading>
              <Text>{words.watches.text}</Text>
              {watches.map(({ id, text, isEnded }) => (
                <AlertForm
                  key={id}
                  action={alertCalls.stop}
                  labelledBy={`watch-${id}`}
                  hidden={{ ...hidden, [alertParameters.watch]: id }}
                >
                  <Stack gap="lines">
                    <Text strong id={`watch-${id}`}>
                      {text}
                    </Text>
                    {isEnded && <Text muted>{words.watches.ended.text}</Text>}
                    <div>
                      <Button type="submit" variant="secondary" size="small" aria-describedby={`watch-${id}`}>
                        {isEnded ? words.watches.remove.label : words.watches.label}
                      </Button>
                    </div>
                  </Stack>
                </AlertForm>
              ))}
            </Stack>
          </Column>
        </Section>
      )}
      {chosen && (
        <Section surface="raised">
          <Column span={8}>
            <Stack gap="block">
              <Heading level={2} id="choice">
                {signUp.topics.label}
              </Heading>
              <AlertForm action={alertCalls.manage} labelledBy="choice" hidden={hidden}>
                {fault && (
                  <ErrorSummary
                    headingId="alert-errors"
                    title={errors.heading}
                    errors={[{ fieldId: 'alert-topics-1', message: fault }]}
                    autoFocus
                  />
                )}
                <CheckboxGroup
                  // Anew for another choice: what was saved must not be hidden behind what stood there before.
                  key={chosen.join()}
                  id="alert-topics"
                  legend={signUp.topics.label}
                  // Who waits for something else may tick nothing.
                  hint={watches.length > 0 ? undefined : signUp.topics.note}
                  error={fault}
                  options={topics.map(({ id, label }) => ({
                    label,
                    name: 'topics',
                    value: id,
                    defaultChecked: chosen.includes(id),
                  }))}
                />
                <Button type="submit">{words.submit.label}</Button>
              </AlertForm>
            </Stack>
          </Column>
        </Section>
      )}
      {chosen && (
        <Section>
          <Column span={8}>
            <Stack gap="block">
              <Heading level={2} id="stop">
                {words.stop.heading}
              </Heading>
              <Text>{words.stop.text}</Text>
              <AlertForm action={alertCalls.stop} labelledBy="stop" hidden={hidden}>
                <Button type="submit" variant="secondary">
                  {words.stop.label}
                </Button>
              </AlertForm>
            </Stack>
          </Column>
        </Section>
      )}
    </>
  );
}
