import { Button } from '#design-system/button/index.ts';
import { ErrorSummary } from '#design-system/error-summary/index.ts';
import { CheckboxGroup } from '#design-system/field/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { alertCalls, alertParameters } from '../model/alerts.ts';
import { AlertForm } from './AlertForm.tsx';
import type { readSubscription } from './alerts.server.ts';

type Subscription = Extract<Awaited<ReturnType<typeof readSubscription>>, { words: unknown }>;

/** What the parts of the page share: its words, and the fields by which a form says whose alerts they are. */
interface PartProps extends Pick<Subscription, 'words'> {
  hidden: Readonly<Record<string, string>>;
}

/** What the subscriber waits for, each with a button that ends it. Renders a section, or nothing where there is none. */
export function WatchList({ words, watches, hidden }: PartProps & Pick<Subscription, 'watches'>) {
  if (watches.length === 0) return null;
  return (
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
  );
}

interface AlertChoiceProps extends PartProps, Pick<Subscription, 'signUp' | 'topics'> {
  chosen: NonNullable<Subscription['chosen']>;
  /** Who waits for something else may tick nothing. */
  hasWatches: boolean;
  /** What was wrong with the choice that was sent. */
  fault: string | undefined;
}

/** The kinds of alerts, the chosen ones ticked. Renders a section. */
export function AlertChoice({ words, signUp, topics, chosen, hasWatches, fault, hidden }: AlertChoiceProps) {
  const { errors } = signUp;
  return (
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
              hint={hasWatches ? undefined : signUp.topics.note}
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
  );
}

/** One press that stops all alerts. Renders a section. */
export function StopAlerts({ words, hidden }: PartProps) {
  return (
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
  );
}
