import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { CheckboxField, EmailField, SelectField } from '#design-system/field/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';
import { deskStates } from '../model/desk-store.ts';
import { type DeskList, dueFilters } from '../model/desk-view.ts';
import { DeskPaging } from './DeskPaging.tsx';
import { filterWords, formWords } from './desk-words.ts';
import { dueWords } from './detail-words.ts';
import { FindReference } from './FindReference.tsx';
import { RequestTable } from './RequestTable.tsx';

interface DeskListPageProps {
  page: DeskList;
  timeZone: string;
}

/** What came in, by form and state, with a way to each. Nothing that a visitor wrote stands in it. */
export function DeskListPage({ page: list, timeZone }: DeskListPageProps) {
  const { i18n, t } = useLingui();
  const { filter, rows, page, pages, total, mayExport, maySeeDue, mayErase } = list;
  const search = {
    form: filter.kind ?? undefined,
    state: filter.state === 'open' ? undefined : filter.state,
    mine: filter.isMine ? 'yes' : undefined,
    due: filter.due === 'any' ? undefined : filter.due,
  };
  const pageAt = (number: number) => deskPath(language, '', { ...search, page: `${number}` });
  return (
    <>
      <PageHeader
        compact
        title={t({ message: 'Requests', comment: 'Heading of the list of what visitors sent, for staff' })}
      />
      <Section room="block">
        <Column span={12}>
          <Stack gap="block">
            <FindReference />
            <QueryForm
              label={t({ message: 'Choose requests', comment: 'Names the filters above a list, for staff' })}
              action={deskPath(language)}
            >
              <SelectField
                id="form"
                name="form"
                label={t({ context: 'desk', message: 'Form', comment: 'Filter: which form was sent' })}
                defaultValue={filter.kind ?? ''}
                options={[
                  { value: '', label: t({ message: 'All forms', comment: 'Filter: any form' }) },
                  ...submissionKinds.map((kind) => ({ value: kind, label: i18n._(formWords[kind]) })),
                ]}
              />
              <SelectField
                id="state"
                name="state"
                label={t({ context: 'desk', message: 'State', comment: 'Filter: how the work stands' })}
                defaultValue={filter.state}
                options={deskStates.map((state) => ({ value: state, label: i18n._(filterWords[state]) }))}
              />
              {maySeeDue && (
                <SelectField
                  id="due"
                  name="due"
                  label={t({ message: 'Answer due', comment: 'Filter: until when to answer; also a column' })}
                  defaultValue={filter.due}
                  options={dueFilters.map((due) => ({ value: due, label: i18n._(dueWords[due]) }))}
                />
              )}
              <CheckboxField
                id="mine"
                name="mine"
                value="yes"
                label={t({ message: 'Only what I have taken on', comment: 'Filter, for staff' })}
                defaultChecked={filter.isMine}
              />
              <Button type="submit" variant="secondary">
                {t({ context: 'desk', message: 'Show', comment: 'Button that filters a list' })}
              </Button>
            </QueryForm>
            {rows.length === 0 ? (
              <Text>
                <Trans comment="In place of a list that has no entries">There are no such requests.</Trans>
              </Text>
            ) : (
              <RequestTable
                rows={rows}
                timeZone={timeZone}
                caption={
                  filter.due === 'any'
                    ? t({
                        message: plural(total, {
                          one: '# request, the newest first',
                          other: '# requests, the newest first',
                        }),
                        comment: 'Caption of the list of requests',
                      })
                    : t({
                        message: plural(total, {
                          one: '# privacy request, the most urgent first',
                          other: '# privacy requests, the most urgent first',
                        }),
                        comment: 'Caption of the list of requests',
                      })
                }
              />
            )}
            <DeskPaging
              page={page}
              pages={pages}
              pageAt={pageAt}
              newer={t({ message: 'Newer requests', comment: 'Way to the page before' })}
              older={t({ message: 'Older requests', comment: 'Way to the page after' })}
            />
            {mayExport && rows.length > 0 && <ExportForm filter={filter} />}
            {mayErase && <PersonForm />}
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** Carries what the list shows away as a file, its content included. */
function ExportForm({ filter }: Pick<DeskList, 'filter'>) {
  const { t } = useLingui();
  return (
    <form method="post" action={deskPath(language, '/export')} aria-labelledby="export">
      <Stack>
        <Heading level={2} size="h3" id="export">
          <Trans comment="Heading over a button, for staff">Export these requests</Trans>
        </Heading>
        <Text>
          <Trans comment="Warns before an export">
            The file holds everything that was written, of all pages of this list. Keep it where nobody else
            reads it, and delete it when you are done. That you made it is written down. Your browser saves
            the file, and this page stays.
          </Trans>
        </Text>
        <input type="hidden" name="form" value={filter.kind ?? ''} />
        <input type="hidden" name="state" value={filter.state} />
        <input type="hidden" name="due" value={filter.due} />
        {filter.isMine && <input type="hidden" name="mine" value="yes" />}
        <Stack row gap="actions">
          <Button type="submit" variant="secondary" name="format" value="csv">
            {t({ message: 'Export as a spreadsheet (CSV)', comment: 'Button, for staff' })}
          </Button>
          <Button type="submit" variant="secondary" name="format" value="json">
            {t({ message: 'Export for programs (JSON)', comment: 'Button, for staff' })}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** Asks for all that one person sent. Not a search with an address of its own: nobody's email belongs into a history. */
function PersonForm() {
  const { t } = useLingui();
  return (
    <form method="post" action={deskPath(language, '/person')} aria-labelledby="person">
      <Stack>
        <Heading level={2} size="h3" id="person">
          <Trans comment="Heading over a field and a button, for staff">What one person sent</Trans>
        </Heading>
        <EmailField
          id="email"
          name="email"
          required
          autoComplete="off"
          label={t({ message: 'Email address of the person', comment: 'Field, for staff' })}
          hint={t({
            message: 'For a person who asks what we have about them, or asks us to erase it.',
            comment: 'Hint below “Email address of the person”',
          })}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t({ message: 'Find all of it', comment: 'Button beside the email address of a person' })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
