import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '#design-system/banner/index.ts';
import { Button } from '#design-system/button/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';
import { whenWanted } from '#i18n/world/when-wanted.ts';
import { pathTo } from '#site/paths.ts';
import { formCalls } from '../../model/api-contract.ts';
import { browserQueue, resumeQueue } from '../queue/browser-queue.ts';
import { isFollowed } from '../queue/followers.ts';

/** The visitor's own clock: they remember the time they saw. */
const moment = whenWanted(
  () => new Intl.DateTimeFormat(formatLocale[language], { dateStyle: 'long', timeStyle: 'short' }),
);

/** What is told of one request. */
type Notice = { id: string; at: number; url: string } & (
  | { stage: 'refused' | 'overdue' | 'sending' }
  | { stage: 'received'; reference: string; receipt: string | undefined }
);

/**
 * Sends what waits on this device and tells what became of it: what has been received since, what was refused, and what
 * has waited so long that the visitor is asked. Renders one `Banner` for each, in a live region.
 */
export function QueueNotices() {
  const { t } = useLingui();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const tell = useCallback(
    (notice: Notice) => setNotices((known) => [...known.filter(({ id }) => id !== notice.id), notice]),
    [],
  );
  const hide = (id: string) => setNotices((known) => known.filter((each) => each.id !== id));

  useEffect(() => {
    const stop = browserQueue().listen((news) => {
      if (news.stage === 'waiting' || news.stage === 'renumbered' || isFollowed(news.id)) return;
      const { id, stage, at, url } = news;
      if (stage !== 'received') tell({ id, stage, at, url });
      else tell({ id, stage, at, url, reference: news.reference, receipt: news.receipt?.code });
    });
    // The worker of the queue has sent something while this page was open.
    const resume = () => void resumeQueue();
    navigator.serviceWorker?.addEventListener('message', resume);
    resume();
    return () => {
      stop();
      navigator.serviceWorker?.removeEventListener('message', resume);
    };
  }, [tell]);

  return (
    <div aria-live="polite">
      {notices.map((notice) => {
        const { id, stage, url } = notice;
        const { label, form } = formAt(url);
        return (
          <Banner
            key={id}
            tone={stage === 'received' ? 'success' : stage === 'sending' ? 'notice' : 'warning'}
            label={label}
            dismissLabel={t({ message: 'Dismiss this notice', comment: 'Button that closes a notice' })}
            onDismiss={() => {
              // What is settled is taken from the device by that: the visitor knows of it now.
              if (stage === 'refused' || stage === 'received') void browserQueue().dismiss(id);
              hide(id);
            }}
          >
            {wordsOf(notice, form)}
          </Banner>
        );
      })}
    </div>
  );

  function wordsOf(notice: Notice, form: string) {
    const { id } = notice;
    const submittedAt = writeHalfOfDay(moment().format(notice.at), language);
    if (notice.stage === 'refused') {
      return (
        <Trans comment="submittedAt is a date with its time; the link leads to the form">
          Your request of {submittedAt} was not accepted. Please <Link to={form}>fill in the form again</Link>
          .
        </Trans>
      );
    }
    if (notice.stage === 'received') {
      const { reference, receipt } = notice;
      return (
        <>
          <Trans comment="submittedAt is a date with its time, reference a number">
            We have received your request of {submittedAt}. Reference {reference}.
          </Trans>{' '}
          {receipt !== undefined && (
            <Link to={pathTo('check-receipt', { search: { code: receipt } })}>
              <Trans comment="Link to the page that shows and checks the receipt of a request">
                See your receipt
              </Trans>
            </Link>
          )}
        </>
      );
    }
    if (notice.stage === 'sending') {
      return (
        <Trans comment="submittedAt is a date with its time">
          Your request of {submittedAt} is being sent. Please stay on this page until we have it.
        </Trans>
      );
    }
    return (
      <>
        <p>
          <Trans comment="submittedAt is a date with its time">
            Your request of {submittedAt} needs your attention: it has not been sent yet. It is still waiting
            on this device, locked so that only we can open it. Do you still want to send it?
          </Trans>
        </p>
        <p>
          <Button
            onClick={() => {
              tell({ ...notice, stage: 'sending' });
              void browserQueue().send(id);
            }}
          >
            <Trans comment="Button: sends a request that has waited on this device for days">
              Send it now
            </Trans>
          </Button>{' '}
          <Button
            variant="secondary"
            onClick={() => {
              void browserQueue().dismiss(id);
              hide(id);
            }}
          >
            <Trans comment="Button: takes a request that was never sent from this device for good">
              Remove it from this device
            </Trans>
          </Button>
        </p>
      </>
    );
  }

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
    if (url === formCalls.submitPageProblem) {
      return {
        label: t({ message: 'What you told us about a page', comment: 'Name of a notice' }),
        form: pathTo('page-problem'),
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
