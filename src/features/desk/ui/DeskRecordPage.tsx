import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { htmlLang, ownName } from '#i18n/language.ts';
import type { DeskRecord } from '../model/desk-view.ts';
import { answerWords } from './answer-words.ts';
import { choiceIn } from './choice-words.ts';
import { deliveryWords, fieldWords, formWords, stateWords, topicWords } from './desk-words.ts';
import { didIn } from './did-words.ts';
import { isUrgent, writeDue } from './due-words.ts';
import { writeMoment } from './moment.ts';
import { RecordActions } from './RecordActions.tsx';
import { TrailTable } from './TrailTable.tsx';

interface DeskRecordPageProps {
  page: DeskRecord;
  /** Whoever looks at it. */
  subject: string;
  timeZone: string;
}

/** One submission: what was written, what can be done with it, how its deliveries stand and who did what. */
export function DeskRecordPage({ page, subject, timeZone }: DeskRecordPageProps) {
  const { i18n, t } = useLingui();
  const { reference, form, createdAt, language: written, state, work, privacy, deliveries, trail } = page;
  const { assignee, doneAt } = work;
  const formName = i18n._(formWords[form]);
  return (
    <>
      <PageHeader compact title={`${formName} ${reference}`}>
        <DefinitionList
          layout="lines"
          items={[
            {
              id: 'state',
              term: t({ context: 'desk', message: 'State', comment: 'Term: how the work stands' }),
              text: i18n._(stateWords[state]),
              tone: 'strong',
            },
            {
              id: 'by',
              term: t({ message: 'Taken on by', comment: 'Term: name of a colleague' }),
              text: assignee?.name ?? t({ message: 'nobody', comment: 'After “Taken on by”' }),
            },
            {
              id: 'received',
              term: t({ message: 'Received', comment: 'Term: when it came' }),
              text: writeMoment(createdAt, timeZone),
            },
            ...(privacy === undefined
              ? []
              : [
                  {
                    id: 'due',
                    term: t({
                      message: 'Answer due',
                      comment: 'Filter: until when to answer; also a column',
                    }),
                    text: writeDue(i18n, privacy),
                    tone: isUrgent(privacy) ? ('strong' as const) : undefined,
                  },
                ]),
            ...(doneAt === null
              ? []
              : [
                  {
                    id: 'done',
                    term: t({ message: 'Done since', comment: 'Term before a date' }),
                    text: writeMoment(doneAt, timeZone),
                  },
                ]),
            {
              id: 'language',
              term: t({ message: 'Written in', comment: 'Term before a language' }),
              text: ownName[written],
            },
          ]}
        />
      </PageHeader>
      <Section room="block">
        {page.did && (
          <Column span={12}>
            <StatusRegion>
              <Callout tone="good" title={didIn(i18n, page.did)}>
                {writeMoment(page.did.at, timeZone)}
              </Callout>
            </StatusRegion>
          </Column>
        )}
        <Column span={8}>
          <Stack gap="block">
            <Heading level={2}>
              <Trans comment="Heading over the fields of a form, for staff">What was written</Trans>
            </Heading>
            <Content page={page} />
            <Answer answer={page.answer} />
          </Stack>
        </Column>
        <Column span={4}>
          <RecordActions page={page} subject={subject} />
        </Column>
      </Section>
      <Section room="block" surface="tint">
        <Column span={12}>
          <Stack gap="block">
            {deliveries.length > 0 && (
              <Stack>
                <Heading level={2} size="h3">
                  <Trans comment="Heading, for staff">Deliveries</Trans>
                </Heading>
                <DefinitionList
                  items={deliveries.map(({ topic, state: standing, lastError }) => ({
                    id: topic,
                    term: i18n._(topicWords[topic]),
                    text: (
                      <>
                        {i18n._(deliveryWords[standing])}
                        {lastError !== undefined && (
                          <>
                            {' '}
                            (<code>{lastError}</code>)
                          </>
                        )}
                      </>
                    ),
                  }))}
                />
              </Stack>
            )}
            {trail.length > 0 && (
              <Stack>
                <Heading level={2} size="h3">
                  <Trans comment="Heading over what colleagues did with a request">Who did what</Trans>
                </Heading>
                <TrailTable
                  lines={trail}
                  timeZone={timeZone}
                  caption={t({
                    message: `Who did what with ${reference}`,
                    comment: 'Caption of a table; {reference} is like AB12-CD34',
                  })}
                />
              </Stack>
            )}
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** How it was answered, as a colleague noted it. Renders nothing where nobody did. */
function Answer({ answer }: Pick<DeskRecord, 'answer'>) {
  const { i18n, t } = useLingui();
  if (answer === null || answer === 'unreadable') return null;
  return (
    <Stack>
      <Heading level={2} size="h3">
        {t({ message: 'How it was answered', comment: 'Heading, and name of a form, for staff' })}
      </Heading>
      <Text strong>{i18n._(answerWords[answer.kind])}</Text>
      {answer.text !== '' && <Text sx={{ whiteSpace: 'pre-line' }}>{answer.text}</Text>}
    </Stack>
  );
}

/** The fields as they were filled in, in the visitor's language; or why there are none. */
function Content({ page: { fields, mayRead, language: written } }: { page: DeskRecord }) {
  const { i18n, t } = useLingui();
  if (!mayRead)
    return (
      <Text>
        <Trans comment="In place of what was written">
          Your role cannot read what comes in through this form.
        </Trans>
      </Text>
    );
  if (fields === null)
    return (
      <Text>
        <Trans comment="In place of what was written">It was erased, and nothing can bring it back.</Trans>
      </Text>
    );
  const country = fields.find(([name]) => name === 'country')?.[1] ?? '';
  return (
    <DefinitionList
      items={fields.map(([name, text]) => {
        const words = fieldWords[name];
        // What was chosen stands in the words of who reads it, what was written in those of who wrote it.
        const choice = text === '' ? undefined : choiceIn(i18n, name, text, country);
        const isOurs = choice !== undefined || name === 'job';
        const shown = choice ?? text;
        return {
          id: name,
          term: words === undefined ? name : i18n._(words),
          text:
            shown === '' ? (
              t({ message: 'nothing', comment: 'Stands for a field that was left empty' })
            ) : (
              <Text
                component="span"
                lang={isOurs ? undefined : htmlLang[written]}
                sx={{ whiteSpace: 'pre-line' }}
              >
                {shown}
              </Text>
            ),
          tone: shown === '' ? 'muted' : undefined,
        };
      })}
    />
  );
}
