import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskErasure } from '../model/desk-view.ts';
import { ConfirmErasure } from './ConfirmErasure.tsx';
import { formWords } from './desk-words.ts';
import { writeMoment } from './moment.ts';

interface DeskErasePageProps {
  page: DeskErasure;
  timeZone: string;
}

/** Asks before a content is erased for good. */
export function DeskErasePage({ page, timeZone }: DeskErasePageProps) {
  const { i18n, t } = useLingui();
  const { reference, form, createdAt, work, isUnconfirmed } = page;
  const colleague = work.assignee?.name;
  const rest = recordRest(reference);
  const formName = i18n._(formWords[form]);
  const received = writeMoment(createdAt, timeZone);
  return (
    <>
      <PageHeader
        compact
        title={t({ message: `Erase ${reference}?`, comment: 'Heading; {reference} is like AB12-CD34' })}
        lead={t({ message: `${formName}, received ${received}`, comment: 'Which request this is' })}
      />
      <Section room="block">
        <Column span={8}>
          <form method="post" action={deskPath(language, `${rest}/erase`)}>
            <input type="hidden" name="version" value={work.version} />
            <Stack gap="fields">
              {colleague !== undefined && (
                <Text strong>
                  {t({
                    message: `Taken on by ${colleague}.`,
                    comment: 'Before an erasure; {colleague} is the name of a person',
                  })}
                </Text>
              )}
              <Callout
                tone="warning"
                headingLevel={2}
                title={t({ message: 'Nothing can bring it back', comment: 'Warning before an erasure' })}
              >
                <Trans comment="Warning before an erasure">
                  What was written is erased for good, and what still waits to be delivered is given up. What
                  was delivered before is also in the sales system, the mailboxes and the backups: erase it
                  there. Reference, form, dates and this erasure stay recorded.
                </Trans>
              </Callout>
              <ConfirmErasure
                label={t({ message: 'Yes, erase it for good', comment: 'Tick before an erasure' })}
                isUnconfirmed={isUnconfirmed}
              />
              <Stack row gap="actions">
                <Button type="submit">
                  {t({ context: 'desk', message: 'Erase', comment: 'Button that erases a request' })}
                </Button>
                <Link alone href={deskPath(language, rest)}>
                  <Trans context="desk" comment="Link away from an erasure">
                    Keep it
                  </Trans>
                </Link>
              </Stack>
            </Stack>
          </form>
        </Column>
      </Section>
    </>
  );
}
