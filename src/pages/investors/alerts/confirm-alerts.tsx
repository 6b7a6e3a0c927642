import { msg } from '@lingui/core/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { alertAnswer, alertCalls, alertParameters } from '#features/alerts/model/alerts.ts';
import { AlertForm } from '#features/alerts/ui/AlertForm.tsx';
import { readConfirmation } from '#features/alerts/ui/alerts.server.ts';
import { pathTo } from '#site/paths.ts';
import '#features/alerts/ui/add-words.ts';
import type { Route } from './+types/confirm-alerts';

/** What social cards say of this page; search engines do not list it. */
export const handle = {
  description: msg({
    message: 'One press confirms the alerts that you asked for.',
    comment: 'Describes the page on which email alerts are confirmed',
  }),
};

/** How the sign-up stands whose link was opened. */
export function loader(args: Route.LoaderArgs) {
  return readConfirmation(args);
}

/** The page `confirm-alerts`: one button. Programs that look into mail open links, so that opening it confirms nothing. */
export default function ConfirmAlerts({ loaderData }: Route.ComponentProps) {
  const { words, later, chosen, state, token, isBusy } = loaderData;
  const note = isBusy
    ? later
    : state === 'confirmed'
      ? words.done
      : state === 'unknown'
        ? words.unknown
        : null;
  return (
    <>
      <PageHeader title={words.heading} lead={state === 'pending' ? words.lead : ''}>
        {note && (
          <div id={alertAnswer}>
            <Callout tone={state === 'confirmed' ? 'good' : 'warning'} title={note.title}>
              <Text>{note.text}</Text>
            </Callout>
          </div>
        )}
        {state === 'unknown' && (
          <Stack row>
            <Button to={pathTo('email-alerts')}>{words.onward.label}</Button>
          </Stack>
        )}
      </PageHeader>
      {state === 'pending' && (
        <Section surface="raised">
          <Column span={8}>
            <Stack gap="block">
              <Heading level={2} id="chosen">
                {words.chosen.heading}
              </Heading>
              <ul>
                {chosen.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ul>
              <AlertForm
                action={alertCalls.confirm}
                labelledBy="chosen"
                hidden={{ [alertParameters.token]: token }}
              >
                <Button type="submit">{words.submit.label}</Button>
              </AlertForm>
              <Text>{words.note}</Text>
            </Stack>
          </Column>
        </Section>
      )}
    </>
  );
}
