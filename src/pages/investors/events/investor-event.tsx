import '#features/events/ui/add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { EventDetails } from '#features/events/ui/EventDetails.tsx';
import { eventPath, langOf } from '#features/events/ui/event-facts.ts';
import { readEvent } from '#features/events/ui/events.server.ts';
import { SampleDates } from '#features/events/ui/SampleDates.tsx';
import { useEventWords } from '#features/events/ui/use-event-words.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { Neighbours } from '#features/investors/ui/Neighbours.tsx';
import { LastCopyNote, SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Route } from './+types/investor-event';

/**
 * The event with the id in the address; an unknown id goes to the 404 page. Its title names the document. While the
 * source fails the page says so, and tells machines to come again.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  const answer =
    ports && (await unlessFailed(readEvent(ports.events, ports.filings, params.id).then((found) => [found])));
  if (answer === null) return data({ shown: null, noindex: true }, { status: 503 });
  const shown = answer?.[0];
  if (!shown) throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  const { title, summary, startsAt, endsAt, place } = shown.event;
  const structured: StructuredFacts[] = [{ kind: 'event', name: title, summary, startsAt, endsAt, place }];
  return { title, description: summary, structured, shown };
}

/** The page `investor-event`: one event, when it is here and in New York, what can be read of it, and its neighbours. */
export default function InvestorEventPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { kindName } = useEventWords();
  const { shown } = loaderData;
  if (!shown) {
    return (
      <>
        <PageHeader
          title={t({ message: 'Date for investors', comment: 'Heading while an event cannot be shown' })}
        />
        <Section>
          <SourceFailedNote />
        </Section>
      </>
    );
  }
  const { event, later, earlier } = shown;
  const lang = langOf(event);
  return (
    <>
      <PageHeader
        title={lang ? <span lang={lang}>{event.title}</span> : event.title}
        lead={lang ? <span lang={lang}>{event.summary}</span> : event.summary}
      >
        <p>
          <strong>{kindName(event.kind)}</strong>
        </p>
      </PageHeader>
      <Section>
        <Column span={8}>
          <Stack gap="block">
            <LastCopyNote of={shown.lastCopyOf} />
            <EventDetails event={event} isOver={shown.isOver} report={shown.report} />
            <Text>
              <Link to={pathTo('investor-events')}>
                <Trans comment="Link to the list of events">All events for investors</Trans>
              </Link>
            </Text>
          </Stack>
        </Column>
        <Column from={9} span={4}>
          {event.sample && <SampleDates />}
        </Column>
      </Section>
      <Neighbours
        label={t({ message: 'Other dates', comment: 'Names links to the events before and after' })}
        first={
          earlier && {
            word: t({ message: 'Previous', comment: 'Above the title of the event before this one' }),
            title: earlier.title,
            lang,
            to: eventPath(earlier),
          }
        }
        second={
          later && {
            word: t({ message: 'Next', comment: 'Above the title of the event after this one' }),
            title: later.title,
            lang,
            to: eventPath(later),
          }
        }
      />
    </>
  );
}
