import { msg } from '@lingui/core/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { PageHeader, Stack, Text } from '#design-system/layout/index.ts';
import { alertAnswer, alertParameters } from '#features/alerts/model/alerts.ts';
import { readSubscription } from '#features/alerts/ui/alerts.server.ts';
import { AlertChoice, StopAlerts, WatchList } from '#features/alerts/ui/ManageAlerts.tsx';
import { pathTo } from '#site/paths.ts';
import '#features/alerts/ui/add-words.ts';
import type { Route } from './+types/manage-alerts';

/** What social cards say of this page; search engines do not list it. */
export const handle = {
  description: msg({
    message: 'Choose other alerts, or stop them all with one press.',
    comment: 'Describes the page on which a subscriber changes or stops email alerts',
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
  const hidden = { [alertParameters.token]: token };
  return (
    <>
      <PageHeader title={words.heading} lead={chosen ? words.lead : ''}>
        {(problem === 'later' || done || !chosen) && (
          <Stack id={alertAnswer}>
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
              <Callout tone={step === 'stopped' ? 'good' : 'warning'} title={gone.title}>
                <Text>{gone.text}</Text>
              </Callout>
            )}
          </Stack>
        )}
        {!chosen && (
          <Stack row>
            <Button to={pathTo('email-alerts')}>{onward.label}</Button>
          </Stack>
        )}
      </PageHeader>
      <WatchList words={words} watches={watches} hidden={hidden} />
      {chosen && (
        <>
          <AlertChoice
            words={words}
            signUp={signUp}
            topics={topics}
            // What was refused stands as it was sent: with no box ticked.
            chosen={problem === 'topics' ? [] : chosen}
            hasWatches={watches.length > 0}
            fault={problem === 'topics' ? errors.one.text : undefined}
            hidden={hidden}
          />
          <StopAlerts words={words} hidden={hidden} />
        </>
      )}
    </>
  );
}
