import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Banner } from '#design-system/banner/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import { formCalls } from '../../model/api-contract.ts';
import { browserQueue, resumeQueue } from '../queue/browser-queue.ts';
import { isFollowed } from '../queue/followers.ts';

/** The visitor's own clock: they remember the time they saw. */
const moment = new Intl.DateTimeFormat(formatLocale[language], { dateStyle: 'long', timeStyle: 'short' });

/** Sends what waits on this device and tells of what was refused since. Renders one `Banner` per refused request. */
export function RefusedNotices() {
  const { t } = useLingui();
  const [refused, setRefused] = useState<readonly { id: string; at: number; url: string }[]>([]);

  useEffect(() => {
    const stop = browserQueue().listen((news) => {
      if (news.stage !== 'refused' || isFollowed(news.id)) return;
      const { id, at, url } = news;
      setRefused((known) => (known.some((each) => each.id === id) ? known : [...known, { id, at, url }]));
    });
    void resumeQueue();
    return stop;
  }, []);

  return refused.map(({ id, at, url }) => {
    const submittedAt = moment.format(at);
    const { label, form } = formAt(url);
    return (
      <Banner
        key={id}
        tone="warning"
        label={label}
        dismissLabel={t({ message: 'Dismiss this notice', comment: 'Button that closes a notice' })}
        onDismiss={() => {
          void browserQueue().dismiss(id);
          setRefused((known) => known.filter((each) => each.id !== id));
        }}
      >
        <Trans comment="submittedAt is a date with its time; the link leads to the form">
          Your request of {submittedAt} was not accepted. Please <Link to={form}>fill in the form again</Link>
          .
        </Trans>
      </Banner>
    );
  });

  /** The name of a form, by where it sends to, and where it stands. */
  function formAt(url: string): { label: string; form: string } {
    if (url === formCalls.submitContactRequest) {
      return {
        label: t({ message: 'Your contact request', comment: 'Name of a notice' }),
        form: pathTo('sitemap', { hash: 'contact-form' }),
      };
    }
    if (url === formCalls.submitOfficeHours) {
      return {
        label: t({ message: 'Your interest in CEO office hours', comment: 'Name of a notice' }),
        form: pathTo('ceo-office-hours', { hash: 'ask' }),
      };
    }
    if (url === formCalls.submitCallBack) {
      return {
        label: t({ message: 'Your request to be called', comment: 'Name of a notice' }),
        form: pathTo('car-offer'),
      };
    }
    if (url === formCalls.submitContainerRequest) {
      return {
        label: t({ message: 'Your request about a container', comment: 'Name of a notice' }),
        form: pathTo('container-service'),
      };
    }
    if (url === formCalls.submitReport) {
      return {
        label: t({ message: 'Your report', comment: 'Name of a notice' }),
        form: pathTo('report-misconduct'),
      };
    }
    if (url === formCalls.submitApplication) {
      return {
        label: t({ message: 'Your job application', comment: 'Name of a notice' }),
        form: pathTo('careers-openings'),
      };
    }
    return {
      label: t({ message: 'Your privacy request', comment: 'Name of a notice' }),
      form: pathTo('data-privacy'),
    };
  }
}
