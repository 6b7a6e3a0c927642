import { Trans, useLingui } from '@lingui/react/macro';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Link } from '#design-system/link/index.ts';
import { filingListPath } from '#features/investors/ui/filing-paths.ts';
import { releasePath } from '#features/investors/ui/news-paths.ts';
import { formatDay } from '#i18n/formats.ts';
import { CalendarLink } from './CalendarLink.tsx';
import { EventPlace } from './EventPlace.tsx';
import { EventWhen } from './EventWhen.tsx';
import { langOf } from './event-facts.ts';
import type { EventShown } from './events.server.ts';
import { useEventWords } from './use-event-words.ts';

/** When and where an event is, what can be heard and read of it, and its calendar file. Renders a `dl`. */
export function EventDetails({ event, isOver, report }: Pick<EventShown, 'event' | 'isOver' | 'report'>) {
  const { t } = useLingui();
  const { quarterName } = useEventWords();
  const { quarter, release, webcast, replayUntil } = event;
  const until = replayUntil && formatDay(replayUntil);
  const form = report?.form ?? '';
  const filedOn = report && formatDay(report.filedOn);
  const entry = (id: string, term: string, text: React.ReactNode) => ({ id, term, text });
  return (
    <DefinitionList
      items={[
        entry(
          'when',
          t({ message: 'When', comment: 'Beside day and time of an event' }),
          <EventWhen event={event} />,
        ),
        entry(
          'where',
          t({ message: 'Where', comment: 'Beside the place of an event' }),
          <EventPlace event={event} />,
        ),
        ...(quarter
          ? [
              entry(
                'about',
                t({ message: 'What it is about', comment: 'Beside the quarter that a call is about' }),
                quarterName(quarter),
              ),
            ]
          : []),
        ...(webcast
          ? [
              entry(
                'webcast',
                t({
                  message: 'In the browser',
                  comment: 'Beside the link under which an event can be followed',
                }),
                <Link href={webcast}>
                  <Trans comment="Link to another site, where an event can be followed">
                    Follow it there
                  </Trans>
                </Link>,
              ),
            ]
          : []),
        ...(until
          ? [
              entry(
                'recording',
                t({ message: 'Recording', comment: 'Beside how long an event can be heard afterward' }),
                <Trans comment="{until} is a day">A recording can be heard until {until}.</Trans>,
              ),
            ]
          : []),
        ...(release
          ? [
              entry(
                'release',
                t({ message: 'News release', comment: 'Beside the title of the news about an event' }),
                <Link to={releasePath(release.id)} lang={langOf(release)}>
                  {release.title}
                </Link>,
              ),
            ]
          : []),
        ...(report
          ? [
              entry(
                'report',
                t({ message: 'Report', comment: 'Beside the paper that was filed about a quarter' }),
                <Link
                  to={filingListPath('sec-filings', { form: report.form, year: report.filedOn.slice(0, 4) })}
                >
                  <Trans comment="{form} is the code of a paper such as 10-Q, {filedOn} a day">
                    Form {form}, filed on {filedOn}
                  </Trans>
                </Link>,
              ),
            ]
          : []),
        ...(isOver
          ? []
          : [
              entry(
                'calendar',
                t({ message: 'Calendar', comment: 'Beside the calendar file of an event' }),
                <CalendarLink event={event} />,
              ),
            ]),
      ]}
    />
  );
}
