import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#design-system/button/index.ts';
import { SelectField } from '#design-system/field/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskRecord } from '../model/desk-view.ts';
import { AnswerForm } from './AnswerForm.tsx';

interface RecordActionsProps {
  page: DeskRecord;
  /** Whoever looks at it. */
  subject: string;
}

/** What can be done with a submission: a form for each, with what the page has seen of it. */
export function RecordActions({ page, subject }: RecordActionsProps) {
  const { t } = useLingui();
  const { reference, work, fields, colleagues, mayErase, mayRetry } = page;
  const isMine = work.assignee?.subject === subject;
  const post = (act: string, children: ReactNode) => (
    <form method="post" action={deskPath(language, `${recordRest(reference)}/${act}`)}>
      <input type="hidden" name="version" value={work.version} />
      {children}
    </form>
  );
  if (fields === null && !mayErase && !mayRetry) return null;
  return (
    <Stack>
      <Heading level={2} size="h3">
        <Trans comment="Heading over buttons, for staff">What to do</Trans>
      </Heading>
      {fields !== null && (
        <>
          {!isMine &&
            work.doneAt === null &&
            post(
              'take',
              <Button type="submit">{t({ message: 'Take it on', comment: 'Button: I work on it' })}</Button>,
            )}
          <AnswerForm page={page} isMain={isMine && work.doneAt === null} />
          {work.doneAt !== null &&
            post(
              'reopen',
              <Button type="submit" variant="secondary">
                {t({ message: 'Open it again', comment: 'Button for a request that was done' })}
              </Button>,
            )}
          {work.assignee !== null &&
            work.doneAt === null &&
            post(
              'give-back',
              <Button type="submit" variant="secondary">
                {isMine
                  ? t({ message: 'Give it back', comment: 'Button: I do not work on it any more' })
                  : t({ message: 'Take it from them', comment: 'Button: the colleague works on it no more' })}
              </Button>,
            )}
          {colleagues.length > 0 &&
            work.doneAt === null &&
            post(
              'hand-over',
              <Stack gap="close">
                <SelectField
                  id="to"
                  name="to"
                  label={t({ message: 'Hand it over to', comment: 'Label before names of colleagues' })}
                  hint={t({
                    message: 'Colleagues who may read it and signed in within 90 days.',
                    comment: 'Hint below “Hand it over to”',
                  })}
                  options={colleagues.map(({ subject: value, name: label }) => ({ value, label }))}
                />
                <div>
                  <Button type="submit" variant="secondary">
                    {t({ context: 'desk', message: 'Hand it over', comment: 'Button, for staff' })}
                  </Button>
                </div>
              </Stack>,
            )}
        </>
      )}
      {mayRetry &&
        post(
          'retry',
          <Stack gap="close" sx={{ alignItems: 'flex-start' }}>
            <Text>
              <Trans comment="Above a button, for staff">Part of it has not been delivered yet.</Trans>
            </Text>
            <Button type="submit" variant="secondary">
              {t({ message: 'Deliver it again now', comment: 'Button, for staff' })}
            </Button>
          </Stack>,
        )}
      {mayErase && (
        <Link alone href={deskPath(language, `${recordRest(reference)}/erase`)}>
          <Trans comment="Link to the question before an erasure">Erase it…</Trans>
        </Link>
      )}
    </Stack>
  );
}
