import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Column, Columns, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { easternDay } from '#features/investors/ui/eastern-words.ts';
import { filingListPath } from '#features/investors/ui/filing-paths.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { formatDay } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { EventWhen } from './EventWhen.tsx';
import { eventPath, langOf } from './event-facts.ts';
import type { EventsNow } from './events.server.ts';
import { useEventWords } from './use-event-words.ts';

type LandingNowProps = EventsNow & {
  /** The newest releases under headings of level 3; left out while their source fails. */
  news?: ReactNode;
};

/** What is next, what was last, and what is new: the next event, the latest quarter, three releases. Renders sections. */
export function LandingNow({ next, box, news }: LandingNowProps) {
  const { quarterName } = useEventWords();
  return (
    <>
      <Section>
        <Column span={12}>
          <Heading level={2} id="now">
            <Trans comment="Heading above the next event and the latest quarter">
              Next event and latest results
            </Trans>
          </Heading>
        </Column>
        <Column span={12}>
          <Columns count={{ medium: 2 }}>
            <Panel sx={{ gap: space.s3 }}>
              <Heading level={3}>
                <Trans comment="Heading above an event that is still to come">Next event</Trans>
              </Heading>
              {next === null && <Missing />}
              {next === undefined && (
                <Text>
                  <Trans>No date is fixed yet. Results come out four times a year.</Trans>
                </Text>
              )}
              {next && (
                <>
                  <EventWhen event={next} />
                  <Text>
                    <Link to={eventPath(next)} lang={langOf(next)}>
                      {next.title}
                    </Link>
                  </Text>
                  <div>
                    <CalendarLink event={next} />
                  </div>
                </>
              )}
              <Text>
                <Link to={pathTo('investor-events')}>
                  <Trans comment="Link to the list of events">All events for investors</Trans>
                </Link>
              </Text>
            </Panel>
            <Panel sx={{ gap: space.s3 }}>
              <Heading level={3}>
                {box ? (
                  quarterName(box.quarter)
                ) : (
                  <Trans comment="Heading above the last quarter that has results">Latest quarter</Trans>
                )}
              </Heading>
              {box === null && <Missing />}
              {box === undefined && (
                <Text>
                  <Trans>No results are out yet.</Trans>
                </Text>
              )}
              {box && <Quarter box={box} />}
            </Panel>
          </Columns>
        </Column>
      </Section>
      <Section surface="tint">
        <Column span={4}>
          <Stack>
            <Heading level={2} size="h3" id="latest-news">
              <Trans comment="Heading above the newest news releases">The newest releases</Trans>
            </Heading>
            <Text>
              <Link to={pathTo('news-releases')}>
                <Trans comment="Link from one release back to the list">All news releases</Trans>
              </Link>
            </Text>
          </Stack>
        </Column>
        <Column from={5} span={8}>
          {news ?? <Missing />}
        </Column>
      </Section>
    </>
  );
}

function Missing() {
  return (
    <Text muted>
      <Trans comment="Stands where an event, a quarter or news would">
        We cannot show this at the moment. Please try again in a few minutes.
      </Trans>
    </Text>
  );
}

function Quarter({ box }: { box: NonNullable<EventsNow['box']> }) {
  const { t } = useLingui();
  const { endedOn, event, release, filing, next } = box;
  const end = formatDay(endedOn);
  const nextDay = next && easternDay(next.startsAt);
  const form = filing?.form ?? '';
  const filedOn = filing && formatDay(filing.filedOn);
  return (
    <>
      <Text>
        <Trans comment="{end} is the last day of a quarter">Ended on {end}</Trans>
      </Text>
      <RuledList top="none">
        {release && (
          <li>
            <Link to={releasePath(release.id)} lang={langOf(release)}>
              {release.title}
            </Link>
          </li>
        )}
        {filing && (
          <li>
            <Link to={filingListPath('sec-filings', { form: filing.form, year: filing.filedOn.slice(0, 4) })}>
              <Trans comment="{form} is the code of a paper such as 10-Q, {filedOn} a day">
                Form {form}, filed on {filedOn}
              </Trans>
            </Link>
          </li>
        )}
        <li>
          <Link to={eventPath(event)} lang={langOf(event)}>
            {event.title}
          </Link>
        </li>
      </RuledList>
      {nextDay && (
        <Text muted>
          {t({
            message: `The next results: ${nextDay}`,
            comment: '{nextDay} is the day of the next call about results',
          })}
        </Text>
      )}
    </>
  );
}
