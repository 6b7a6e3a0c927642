import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { SelectField, TextField } from '#design-system/field/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';
import { deskActs } from '../model/desk-store.ts';
import type { DeskTrail } from '../model/desk-view.ts';
import { DeskPaging } from './DeskPaging.tsx';
import { actWords } from './desk-words.ts';
import { TrailTable } from './TrailTable.tsx';

interface DeskTrailPageProps {
  page: DeskTrail;
  timeZone: string;
}

/** The audit trail, a page at a time, whole or as far as it was asked for. */
export function DeskTrailPage({ page: trail, timeZone }: DeskTrailPageProps) {
  const { t } = useLingui();
  const { filter, lines, page, pages, total } = trail;
  const search = {
    person: filter.subject ?? undefined,
    act: filter.act ?? undefined,
    reference: filter.reference,
    day: filter.day,
  };
  const pageAt = (number: number) => deskPath(language, '/audit', { ...search, page: `${number}` });
  return (
    <>
      <PageHeader
        compact
        title={t({ message: 'Audit trail', comment: 'What the staff did, as it was written down' })}
        lead={t({
          message:
            'Every look and every change, the newest first. No line can be changed or taken out here; only whoever owns the database itself could.',
          comment: 'Opens the audit trail',
        })}
      />
      <Section room="block">
        <Column span={12}>
          <Stack gap="block">
            <TrailForm page={trail} />
            {lines.length === 0 ? (
              <Text>
                <Trans comment="In place of lines of the audit trail">There are no such lines.</Trans>
              </Text>
            ) : (
              <TrailTable
                lines={lines}
                timeZone={timeZone}
                caption={t({
                  message: plural(total, {
                    one: '# line, the newest first',
                    other: '# lines, the newest first',
                  }),
                  comment: 'Caption of the audit trail',
                })}
                withReference
              />
            )}
            <DeskPaging
              page={page}
              pages={pages}
              pageAt={pageAt}
              newer={t({ message: 'Newer lines', comment: 'Of the audit trail' })}
              older={t({ message: 'Older lines', comment: 'Of the audit trail' })}
            />
          </Stack>
        </Column>
      </Section>
    </>
  );
}

/** Asks for lines by who did what with which request on which day. Renders a plain GET form, so that the answer has an address. */
function TrailForm({ page: { filter, people } }: { page: DeskTrail }) {
  const { i18n, t } = useLingui();
  const { subject, act, reference, day, faults } = filter;
  return (
    <QueryForm
      label={t({ message: 'Choose lines', comment: 'Names the filters above the audit trail' })}
      action={deskPath(language, '/audit')}
    >
      <SelectField
        id="act"
        name="act"
        label={t({ message: 'What they did', comment: 'Column' })}
        defaultValue={act ?? ''}
        options={[
          { value: '', label: t({ message: 'Anything', comment: 'Filter: whatever somebody did' }) },
          ...deskActs.map((each) => ({ value: each, label: i18n._(actWords[each]) })),
        ]}
      />
      <SelectField
        id="person"
        name="person"
        label={t({ message: 'Who', comment: 'Column: name of a colleague' })}
        defaultValue={subject ?? ''}
        options={[
          { value: '', label: t({ message: 'Anybody', comment: 'Filter: whoever did it' }) },
          ...people.map(({ subject: value, name: label }) => ({ value, label })),
        ]}
      />
      <TextField
        id="reference"
        name="reference"
        autoComplete="off"
        label={t({ message: 'Reference', comment: 'Column: number of a request' })}
        defaultValue={reference}
        autoFocus={faults[0] === 'reference'}
        error={
          faults.includes('reference')
            ? t({
                message: 'A reference has eight letters and digits, such as AB12-CD34.',
                comment: 'Fault beside a field',
              })
            : undefined
        }
      />
      <TextField
        id="day"
        name="day"
        type="date"
        label={t({ context: 'desk', message: 'Day', comment: 'Filter: a date' })}
        defaultValue={day}
        autoFocus={faults[0] === 'day'}
        error={
          faults.includes('day')
            ? t({ message: 'Please enter a date that exists', comment: 'A date was mistyped' })
            : undefined
        }
      />
      <Button type="submit" variant="secondary">
        {t({ context: 'desk', message: 'Show', comment: 'Button that filters a list' })}
      </Button>
    </QueryForm>
  );
}
